import { readSearchPhrases, type SearchPhrases } from "./search-phrases.ts";
import { normalize, readIndex, readTexts } from "./search-texts.ts";
import type { Vehicle } from "./vehicle.ts";
import { readTraits } from "./vehicle-traits.ts";

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

/** Rank of what the specification's own rule finds, unless the figures of the search forbid it. */
const literalRank = 0;
const contradictedRank = 1000;
/** Rank of what is found, to which each word adds. */
const foundRank = 1;
/** Added for each word by the place where it is: name, facts, then features and description. */
const placeRanks = [1, 2, 4] as const;
const synonymRank = 3;
const similarRank = 8;
/** In place of a rank. */
const notFound = -1;

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
  const ranks = Int32Array.from(vehicles, (vehicle) =>
    meetsPhrases(vehicle, phrases) ? foundRank : notFound,
  );
  for (const word of splitWords(phrases.words)) rankByWord(ranks, vehicles, word, findSimilar);
  for (const index of readIndex(vehicles).literal.find(search.toLowerCase())) {
    const vehicle = vehicles[index];
    const isMet = vehicle && meetsPhrases(vehicle, phrases);
    ranks[index] = isMet ? literalRank : contradictedRank;
  }
  const ranked = new Map<Vehicle, number>();
  for (const [index, vehicle] of vehicles.entries()) {
    const rank = ranks[index] ?? notFound;
    if (rank !== notFound) ranked.set(vehicle, rank);
  }
  return ranked;
}

function meetsPhrases(vehicle: Vehicle, phrases: SearchPhrases): boolean {
  const { seats, priceMin, priceMax, rangeMilesMin } = phrases;
  if (seats !== null && vehicle.specifications.seatingCapacity !== seats) return false;
  if (priceMin !== null && vehicle.price < priceMin) return false;
  if (priceMax !== null && vehicle.price > priceMax) return false;
  return rangeMilesMin === null || (readTraits(vehicle).rangeMiles ?? 0) >= rangeMilesMin;
}

/** Adds to the ranks of the vehicles in which a word is found, or else something like it; ends those of the others. */
function rankByWord(
  ranks: Int32Array,
  vehicles: readonly Vehicle[],
  word: string,
  findSimilar: FindSimilar,
): void {
  const candidates = ranks.slice();
  const added = findWord(vehicles, word);
  let isFound = false;
  for (const [index, rank] of candidates.entries()) {
    const more = added[index] ?? notFound;
    const isIn = rank !== notFound && more !== notFound;
    ranks[index] = isIn ? rank + more : notFound;
    isFound ||= isIn;
  }
  if (!isFound) rankBySimilar(ranks, candidates, vehicles, word, findSimilar);
}

/** What each place of a word, or of what is meant by it, adds to the rank of each vehicle. */
function findWord(vehicles: readonly Vehicle[], word: string): Int32Array {
  const { places } = readIndex(vehicles);
  const added = new Int32Array(vehicles.length).fill(notFound);
  for (const [order, meant] of [word, ...(synonyms[word] ?? [])].entries()) {
    for (const [place, texts] of places.entries()) {
      const rank = order * synonymRank + (placeRanks[place] ?? 0);
      for (const index of texts.findWord(meant)) {
        if (added[index] === notFound) added[index] = rank;
      }
    }
  }
  return added;
}

/** Ranks the candidates that hold something like a word, from the best place that has any. */
function rankBySimilar(
  ranks: Int32Array,
  candidates: Int32Array,
  vehicles: readonly Vehicle[],
  word: string,
  findSimilar: FindSimilar,
): void {
  if (word.length < similarLengthMin || /\d/.test(word)) return;
  const indexes = [...candidates.keys()].filter((index) => candidates[index] !== notFound);
  for (const [place, placeRank] of placeRanks.entries()) {
    const texts = indexes.map((index) => {
      const vehicle = vehicles[index];
      return vehicle ? (readTexts(vehicle).places[place] ?? "") : "";
    });
    const similar = findSimilar(texts, word);
    for (const at of similar) {
      const index = indexes[at] ?? -1;
      ranks[index] = (candidates[index] ?? foundRank) + similarRank + placeRank;
    }
    if (similar.length > 0) return;
  }
}

function splitWords(text: string): string[] {
  const words = normalize(text).split(" ");
  return words.filter((word) => word !== "" && !plainWords.has(word));
}
