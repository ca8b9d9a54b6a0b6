/** Islands and capes: people are on them, not in them. Everywhere else is "in". */
const onThese: ReadonlySet<string> = new Set([
  "Cape Cod",
  "Nantucket",
  "Martha's Vineyard",
  "Block Island",
  "Fire Island",
  "Shelter Island",
  "Long Beach Island",
  "Assateague Island",
  "Chincoteague",
  "Outer Banks",
  "Ocracoke",
  "Bald Head Island",
  "Oak Island",
  "Pawleys Island",
  "Isle of Palms",
  "Kiawah Island",
  "Hilton Head Island",
  "Tybee Island",
  "Skidaway Island",
  "Sea Island",
  "St. Simons Island",
  "Jekyll Island",
  "Siesta Key",
  "Sanibel",
]);

/** A park rather than a town. */
const atThese: ReadonlySet<string> = new Set(["Jones Beach"]);

const pluralNames: ReadonlySet<string> = new Set(["Outer Banks"]);

/** The name of a place inside a sentence: "Cape May", "the Outer Banks". */
export function formatPlaceName(name: string): string {
  return pluralNames.has(name) ? `the ${name}` : name;
}

/** Where something is: "in Cape May", "on Cape Cod", "on the Outer Banks", "at Jones Beach". */
export function formatInPlace(name: string): string {
  const preposition = onThese.has(name) ? "on" : atThese.has(name) ? "at" : "in";
  return `${preposition} ${formatPlaceName(name)}`;
}
