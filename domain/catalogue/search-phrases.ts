/** What a search says in figures, and the words that are left of it. Bounds belong to the range. */
export interface SearchPhrases {
  seats: number | null;
  /** Whole US dollars. */
  priceMin: number | null;
  priceMax: number | null;
  rangeMilesMin: number | null;
  words: string;
}

const numberWords = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const seatsMax = 20;
/** A smaller figure without "k" is no price of a cart: "under 12" may be anything. */
const priceLeast = 1000;

const count = `(\\d{1,2}|${numberWords.join("|")})`;
const amount = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,2})?)\s?(k|thousand|grand)?(?!\w)(?:\s?(?:dollars|bucks|usd)\b)?`;

const below = String.raw`(?:under|below|less than|cheaper than|lower than|<)(?!=)`;
const atMost = String.raw`(?:up to|at most|no more than|not more than|max(?:imum)?(?: of)?|<=)`;
const above = String.raw`(?:over|above|more than|>)(?!=)`;
const atLeast = String.raw`(?:from|at least|no less than|min(?:imum)?(?: of)?|starting at|>=)`;

const seatPatterns = [
  new RegExp(
    String.raw`(?<!\w)${count}[\s-]*(?:seat(?:s|er|ers|ing)?|passengers?|people|persons?|riders?|adults?)(?!\w)`,
  ),
  new RegExp(String.raw`(?<!\w)(?:seats|seating|seat)\s(?:for\s)?${count}(?!\w)`),
];
const milesPattern = new RegExp(
  String.raw`(?<!\w)(?:(?:${above}|${atLeast})\s?)?(\d{1,3})\+?[\s-]?(?:miles?|mi)(?!\w)(?:\s(?:of\s)?range(?!\w))?(?:\sor more(?!\w))?`,
);
const betweenPattern = new RegExp(
  String.raw`(?<![\w,.])(?:between\s)?${amount}\s?(?:-|–|to|and)\s?${amount}`,
);
/** Which bound a price phrase sets, and whether the figure itself is left out of it. */
const pricePatterns = [
  { bound: "priceMax", isStrict: true, pattern: phrase(below) },
  { bound: "priceMax", isStrict: false, pattern: phrase(atMost) },
  { bound: "priceMin", isStrict: true, pattern: phrase(above) },
  { bound: "priceMin", isStrict: false, pattern: phrase(atLeast) },
  {
    bound: "priceMax",
    isStrict: false,
    pattern: new RegExp(String.raw`(?<![\w,.])${amount}\sor (?:less|under|below)(?!\w)`),
  },
] as const;

/**
 * Reads "6 seater", "under $12,000", "8k to 10k" and "40 miles" out of a search. What it does not
 * understand stays among the words, in lower case.
 */
export function readSearchPhrases(search: string): SearchPhrases {
  let words = search.toLowerCase();
  const found: SearchPhrases = {
    seats: null,
    priceMin: null,
    priceMax: null,
    rangeMilesMin: null,
    words: "",
  };
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => boolean) => {
    const match = pattern.exec(words);
    if (match !== null && read(match)) words = words.replace(match[0], " ");
  };
  for (const pattern of seatPatterns) {
    take(pattern, ([, text = ""]) => {
      const seats = readCount(text);
      if (found.seats !== null || seats < 1 || seats > seatsMax) return false;
      found.seats = seats;
      return true;
    });
  }
  take(milesPattern, ([, miles]) => {
    found.rangeMilesMin = Number(miles);
    return true;
  });
  take(betweenPattern, ([, from = "", fromUnit, to = "", toUnit]) => {
    const [low, high] = [readDollars(from, fromUnit ?? toUnit), readDollars(to, toUnit)];
    if (low < priceLeast || high < low) return false;
    [found.priceMin, found.priceMax] = [low, high];
    return true;
  });
  for (const { bound, isStrict, pattern } of pricePatterns) {
    take(pattern, ([, text = "", unit]) => {
      const dollars = readDollars(text, unit);
      if (found[bound] !== null || dollars < priceLeast) return false;
      found[bound] = isStrict ? dollars + (bound === "priceMax" ? -1 : 1) : dollars;
      return true;
    });
  }
  return { ...found, words: words.trim().replaceAll(/\s+/g, " ") };
}

function phrase(start: string): RegExp {
  return new RegExp(String.raw`(?<!\w)${start}\s?${amount}`);
}

function readCount(text: string): number {
  const index = numberWords.indexOf(text);
  return index === -1 ? Number(text) : index + 1;
}

function readDollars(text: string, unit: string | undefined): number {
  return Math.round(Number(text.replaceAll(",", "")) * (unit === undefined ? 1 : 1000));
}
