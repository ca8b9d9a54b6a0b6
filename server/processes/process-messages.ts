/** Numbers of a process by name; all of them only grow. */
export type CountTree = { readonly [name: string]: number | CountTree };

/** What a web process measured of itself. */
export interface ProcessFigures<Counts extends CountTree = CountTree> {
  /** Since it began. */
  counts: Counts;
  /** Its resident memory. */
  residentBytes: number;
}

/** What a web process tells the primary. */
export type FromWebProcess =
  | { kind: "serving" }
  /** It has done everything and ends with this code, unless Node hangs in that. */
  | { kind: "ending"; exitCode: number }
  /** An inquiry was committed, so the outbox has something to send. */
  | { kind: "inquiry-stored" }
  | { kind: "figures"; figures: ProcessFigures }
  /** Asks for the figures of all; the answer has the same number. */
  | { kind: "sum-figures"; number: number; figures: ProcessFigures };

/** What the primary tells a web process. */
export type ToWebProcess =
  /** This process does from now on what only one of them does. */
  | { kind: "take-duties" }
  | { kind: "inquiry-stored" }
  | { kind: "summed-figures"; number: number; figures: ProcessFigures }
  | { kind: "stop" };

/** Whether a message is one of these: the rate limit sends others over the same channel. */
export function isOwnMessage(message: unknown): message is { kind: string } {
  return typeof message === "object" && message !== null && "kind" in message;
}

/** Adds counts up, name by name. */
export function sumCounts(trees: readonly CountTree[]): CountTree {
  const sum: Record<string, number | CountTree> = {};
  for (const tree of trees) {
    for (const [name, value] of Object.entries(tree)) {
      const known = sum[name];
      if (typeof value === "number") sum[name] = (typeof known === "number" ? known : 0) + value;
      else sum[name] = sumCounts(typeof known === "object" ? [known, value] : [value]);
    }
  }
  return sum;
}
