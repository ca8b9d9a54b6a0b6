import type { Vehicle } from "./vehicle.ts";
import { readTraits, type DriveKind, type LegalChoice } from "./vehicle-traits.ts";

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

/** Where a word can be, the best place first: name, facts, features and description. */
const searchPlacesCount = 3;

/** Texts of a vehicle, normalized and with a space before each word. */
interface SearchTexts {
  /** As the specification searches: name and description, in lower case. */
  literal: string;
  /** As many as `searchPlacesCount`. */
  places: readonly string[];
}

/** The texts of many vehicles, made to be searched all at once. */
interface SearchIndex {
  literal: JoinedTexts;
  places: readonly JoinedTexts[];
}

/** Lowering 10,000 descriptions at each keystroke would take long, so each is lowered once. */
const textsOfVehicles = new WeakMap<Vehicle, SearchTexts>();
const indexes = new WeakMap<readonly Vehicle[], SearchIndex>();

/** What a search reads of a vehicle. */
export function readTexts(vehicle: Vehicle): SearchTexts {
  const before = textsOfVehicles.get(vehicle);
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
  textsOfVehicles.set(vehicle, texts);
  return texts;
}

/** The texts of a list of vehicles, which must not change afterwards: they are joined once. */
export function readIndex(vehicles: readonly Vehicle[]): SearchIndex {
  const before = indexes.get(vehicles);
  if (before !== undefined) return before;
  const texts = vehicles.map((vehicle) => readTexts(vehicle));
  const index: SearchIndex = {
    literal: new JoinedTexts(texts.map(({ literal }) => literal)),
    places: Array.from(
      { length: searchPlacesCount },
      (_, place) => new JoinedTexts(texts.map(({ places }) => places[place] ?? "")),
    ),
  };
  indexes.set(vehicles, index);
  return index;
}

/** Many texts as one, because to look through one long text is faster than through many short ones. */
export class JoinedTexts {
  readonly #text: string;
  /** Where each text begins, and at last where another would. */
  readonly #starts: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#text = texts.join("\n");
    this.#starts = new Uint32Array(texts.length + 1);
    let start = 0;
    for (const [index, text] of texts.entries()) {
      start += text.length + 1;
      this.#starts[index + 1] = start;
    }
  }

  /** The indexes of the texts that hold something, ascending. What holds a line break is in none. */
  find(wanted: string): number[] {
    return this.#find(wanted, () => true);
  }

  /** The indexes of the texts in which a word begins so, ascending. */
  findWord(beginning: string): number[] {
    // A space is everywhere, so the letters are looked for, and the space before them afterwards.
    return this.#find(beginning, (at) => this.#text[at - 1] === " ");
  }

  #find(wanted: string, isMeant: (at: number) => boolean): number[] {
    const found: number[] = [];
    if (wanted.includes("\n")) return found;
    let index = 0;
    let at = this.#text.indexOf(wanted);
    while (at !== -1 && index < this.#starts.length - 1) {
      let next = at + 1;
      if (isMeant(at)) {
        index = this.#indexAt(at, index);
        found.push(index);
        index += 1;
        next = this.#starts[index] ?? this.#text.length;
      }
      at = next > this.#text.length ? -1 : this.#text.indexOf(wanted, next);
    }
    return found;
  }

  /** The text that a position is in, from the one at `first` on. */
  #indexAt(position: number, first: number): number {
    let [low, high] = [first, this.#starts.length - 2];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Lower case, only letters and digits, a space before each word. */
export function normalize(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}
