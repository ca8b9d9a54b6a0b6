/**
 * What the office may change: each fact has a path, such as `rentalFees.petHairDollars`, and a value
 * in these files, which holds until staff set another. The server says which values were set, and every
 * reader gets them through the objects of this folder, whose properties are read anew each time. So
 * none may be read while modules load: changed-facts.test.ts finds those that are. No script of the
 * browser has a fact in it: islands get what they need as props.
 */
export type ChangedFacts = Readonly<Record<string, unknown>>;

const none: ChangedFacts = {};
let readChanged: () => ChangedFacts = () => none;
const inFiles = new Map<string, unknown>();

/** Says where the values that staff set are read from; called at each read of a fact. */
export function provideChangedFacts(read: () => ChangedFacts): void {
  readChanged = read;
}

/** The values that hold now although these files have others. */
export function readChangedFacts(): ChangedFacts {
  return readChanged();
}

/** The value in these files of each fact that may be changed, by its path. */
export const factsInFiles: ReadonlyMap<string, unknown> = inFiles;

/** Names a fact and its value in these files. The result reads the value that holds now. */
export function defineFact<Value>(path: string, value: Value): () => Value {
  inFiles.set(path, value);
  return () => {
    const changed = readChanged()[path];
    // The server checks a value by its schema before it provides it.
    return changed === undefined ? value : (changed as Value);
  };
}

/** The record with each number in it as a fact, under the path and its name. */
export function defineFigures<Values extends object>(path: string, values: Values): Live<Values> {
  const live: object = {};
  for (const [name, value] of Object.entries(values)) {
    const own = `${path}.${name}`;
    const property =
      typeof value === "number"
        ? { get: defineFact(own, value) }
        : {
            value:
              typeof value === "object" ? defineFigures(own, value as object) : (value as unknown),
          };
    Object.defineProperty(live, name, { ...property, enumerable: true });
  }
  return live as Live<Values>;
}

/** A record of figures that may change: none of its numbers is known to the type. */
export type Live<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends number
    ? number
    : Values[Name] extends object
      ? Live<Values[Name]>
      : Values[Name];
};

/**
 * A record that is made of facts: its values are made anew when another value was set. It must always
 * have the same names.
 */
export function toLiveRecord<Values extends object>(build: () => Values): Values {
  let made: { from: ChangedFacts; values: Values } | null = null;
  const read = (): Values => {
    const from = readChanged();
    if (made?.from !== from) made = { from, values: build() };
    return made.values;
  };
  const record: object = {};
  for (const name of Object.keys(buildFromFiles(build))) {
    Object.defineProperty(record, name, {
      get: () => read()[name as keyof Values],
      enumerable: true,
    });
  }
  return record as Values;
}

/** The names must be known while modules load, when no fact may be read. */
function buildFromFiles<Values>(build: () => Values): Values {
  const provided = readChanged;
  readChanged = () => none;
  try {
    return build();
  } finally {
    readChanged = provided;
  }
}
