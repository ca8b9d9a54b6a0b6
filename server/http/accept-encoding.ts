export type Encoding = "br" | "gzip" | "identity";

/** In the order we prefer them when a client ranks them equal. */
const offered: readonly Encoding[] = ["br", "gzip", "identity"];

/** What was chosen for a header's value: browsers send the same few, made-up ones are not many. */
const chosenBefore = new Map<string, Encoding>();
const chosenBeforeMax = 100;
const valueLengthMax = 1_000;

/**
 * The encoding to answer with (RFC 9110, 12.5.3): the highest q-value wins, ours breaks ties.
 * `identity` is acceptable unless it is ruled out, and is the answer when nothing else fits.
 */
export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const value = acceptEncoding.slice(0, valueLengthMax);
  let chosen = chosenBefore.get(value);
  if (chosen === undefined) {
    chosen = choose(value);
    if (chosenBefore.size >= chosenBeforeMax) chosenBefore.clear();
    chosenBefore.set(value, chosen);
  }
  return chosen;
}

function choose(acceptEncoding: string): Encoding {
  const qualities = readQualities(acceptEncoding);
  const anyOther = qualities.get("*");
  let chosen: Encoding = "identity";
  let chosenQuality = 0;
  for (const encoding of offered) {
    const quality = qualities.get(encoding) ?? anyOther ?? (encoding === "identity" ? 0.001 : 0);
    if (quality > chosenQuality) {
      chosen = encoding;
      chosenQuality = quality;
    }
  }
  return chosen;
}

function readQualities(acceptEncoding: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of acceptEncoding.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    if (name === "") continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    qualities.set(name, Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : 0);
  }
  return qualities;
}
