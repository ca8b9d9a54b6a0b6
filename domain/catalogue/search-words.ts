import { readSearchPhrases, type SearchPhrases } from "./search-phrases.ts";
import type { Vehicle } from "./vehicle.ts";
import { readTraits, type DriveKind, type LegalChoice } from "./vehicle-traits.ts";

/**
 * The indexes of the texts that hold something like a word, such as "maverick" for "maverik". Comes
 * from the server, so that the library behind it stays out of the browser.
 */
export type FindSimilar = (texts: readonly string[], word: string) => readonly number[];

/** Words that every cart answers, so that they narrow nothing. */
const plainWords = new Set(
  "a an and any best buy cart carts electric find for golf i in me my need of on or show that the to vehicle vehicles want with".split(
    " ",
  ),
);

/** Where a word is no word of the catalogue: what to look for instead, likeliest first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  utility: ["working", "grounds", "campground"],
  commercial: ["working", "grounds", "property"],
  farm: ["working", "grounds", "unpaved"],
  offroad: ["all wheel", "unpaved", "wooded"],
  hunting: ["all wheel", "wooded", "unpaved"],
};

const driveWords: Record<DriveKind, string> = {
  "two-wheel": "two wheel drive 2wd",
  "all-wheel": "all wheel drive awd four wheel drive 4wd 4x4",
};

const legalWords: Record<LegalChoice, string> = {
  "street-legal": "street legal lsv low speed vehicle road legal",
  "golf-cart": "golf cart governed",
  "off-road": "off road private property",
  unconfirmed: "",
};
/** Only what the dealership has confirmed comes first; the rest may be street-legal too. */
const unconfirmedWords = "street legal road legal ask";

/** Texts of a vehicle, normalized and with a space before each word; the best place first. */
interface SearchTexts {
  /** As the specification searches: name and description, in lower case. */
  literal: string;
  places: readonly [name: string, facts: string, more: string];
}

/** Rank of what the specification's own rule finds, unless the figures of the search forbid it. */
const literalRank = 0;
const contradictedRank = 1000;
/** Rank of what is found, to which each word adds. */
const foundRank = 1;
/** Added for each word by the place where it is: name, facts, then features and description. */
const placeRanks = [1, 2, 4] as const;
const synonymRank = 3;
const similarRank = 8;

/** A shorter word is like too many others, and another figure is another thing. */
const similarLengthMin = 4;

/**
 * Ranks of the vehicles that a search finds, the best lowest; a vehicle without a rank is not found.
 * What the specification's rule finds (the whole search in name or description) is always found, and
 * first; it comes last where the search names seats, price or range that the vehicle does not have.
 */
export function rankBySearch(
  vehicles: readonly Vehicle[],
  search: string,
  findSimilar: FindSimilar,
): Map<Vehicle, number> {
  const phrases = readSearchPhrases(search);
  const candidates = vehicles.filter((vehicle) => meetsPhrases(vehicle, phrases));
  const ranks = rankByWords(candidates, splitWords(phrases.words), findSimilar);
  const literal = search.toLowerCase();
  for (const vehicle of vehicles) {
    if (!readTexts(vehicle).literal.includes(literal)) continue;
    ranks.set(vehicle, meetsPhrases(vehicle, phrases) ? literalRank : contradictedRank);
  }
  return ranks;
}

function meetsPhrases(vehicle: Vehicle, phrases: SearchPhrases): boolean {
  const { seats, priceMin, priceMax, rangeMilesMin } = phrases;
  if (seats !== null && vehicle.specifications.seatingCapacity !== seats) return false;
  if (priceMin !== null && vehicle.price < priceMin) return false;
  if (priceMax !== null && vehicle.price > priceMax) return false;
  return rangeMilesMin === null || (readTraits(vehicle).rangeMiles ?? 0) >= rangeMilesMin;
}

/** Every word must be found; each narrows the list for the next. */
function rankByWords(
  vehicles: readonly Vehicle[],
  words: readonly string[],
  findSimilar: FindSimilar,
): Map<Vehicle, number> {
  let ranks: Map<Vehicle, number> | null = null;
  for (const word of words) {
    const before: ReadonlyMap<Vehicle, number> | null = ranks;
    ranks = findWord(before === null ? vehicles : [...before.keys()], word, findSimilar);
    for (const [vehicle, rank] of ranks) {
      ranks.set(vehicle, rank + (before?.get(vehicle) ?? foundRank));
    }
  }
  return ranks ?? new Map(vehicles.map((vehicle) => [vehicle, foundRank]));
}

function findWord(
  vehicles: readonly Vehicle[],
  word: string,
  findSimilar: FindSimilar,
): Map<Vehicle, number> {
  const meant = [word, ...(synonyms[word] ?? [])].map((one) => ` ${one}`);
  const found = new Map<Vehicle, number>();
  for (const vehicle of vehicles) {
    const rank = rankPlace(vehicle, meant);
    if (rank !== null) found.set(vehicle, rank);
  }
  if (found.size > 0 || word.length < similarLengthMin || /\d/.test(word)) return found;
  for (const [place, placeRank] of placeRanks.entries()) {
    const texts = vehicles.map((vehicle) => readTexts(vehicle).places[place] ?? "");
    for (const index of findSimilar(texts, word)) {
      const vehicle = vehicles[index];
      if (vehicle && !found.has(vehicle)) found.set(vehicle, similarRank + placeRank);
    }
    if (found.size > 0) return found;
  }
  return found;
}

/**
 * Null where none of the words is in the vehicle's texts.
 * @param meant the words, likeliest first, each with the space before it.
 */
function rankPlace(vehicle: Vehicle, meant: readonly string[]): number | null {
  const { places } = readTexts(vehicle);
  for (let order = 0; order < meant.length; order += 1) {
    const word = meant[order] ?? "";
    for (let place = 0; place < places.length; place += 1) {
      if (places[place]?.includes(word)) return order * synonymRank + (placeRanks[place] ?? 0);
    }
  }
  return null;
}

function splitWords(text: string): string[] {
  const words = normalize(text).split(" ");
  return words.filter((word) => word !== "" && !plainWords.has(word));
}

/** Lowering 10,000 descriptions at each keystroke would take long, so each is lowered once. */
const known = new WeakMap<Vehicle, SearchTexts>();

function readTexts(vehicle: Vehicle): SearchTexts {
  const before = known.get(vehicle);
  if (before !== undefined) return before;
  const { name, description, features, category, brand, specifications } = vehicle;
  const { drive, legal } = readTraits(vehicle);
  const facts = [
    category,
    brand,
    specifications.batteryType,
    drive === null ? "" : driveWords[drive],
    legalWords[legal],
    specifications.range,
  ];
  const more = [...features, description, legal === "unconfirmed" ? unconfirmedWords : ""];
  const texts: SearchTexts = {
    // A line break is between them that no search holds.
    literal: `${name}\n${description}`.toLowerCase(),
    places: [normalize(name), normalize(facts.join(" ")), normalize(more.join(" "))],
  };
  known.set(vehicle, texts);
  return texts;
}

/** Lower case, only letters and digits, a space before each word. */
function normalize(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}
