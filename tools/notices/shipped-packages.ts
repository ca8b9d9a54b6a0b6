/** What `package-lock.json` says of one installed package. */
interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  /** Given for a binary of one platform: only those that fit a machine are installed there. */
  os?: readonly string[];
  cpu?: readonly string[];
}

export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

export interface ShippedPackage {
  /** Where it is installed, such as `node_modules/pg`. */
  path: string;
  name: string;
  version: string;
  /** As the lock file names it, such as "MIT". */
  license: string;
}

/** Used at build time only, yet part of them is in what is served: the typeface, the borders and the shores. */
const servedDevelopmentPackages = [
  "@fontsource-variable/bricolage-grotesque",
  "us-atlas",
  "world-atlas",
];

/**
 * The packages that are installed for production, and those whose parts a build contains.
 * @throws Error when a package that is needed is not in the lock file.
 */
export function listShippedPackages({ packages }: Lock): ShippedPackage[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, isOptional: boolean): void => {
    const path = locate(packages, name, from);
    // Which of them is installed depends on the machine; its notice is that of its package.
    const locked = packages[path ?? ""];
    if (path !== null && isOptional && (locked?.os ?? locked?.cpu) !== undefined) return;
    if (path === null) {
      if (isOptional) return;
      throw new Error(`${name} is needed by ${from || "package.json"} and not in the lock file.`);
    }
    if (found.has(path)) return;
    found.add(path);
    visitAll(path);
  };
  const visitAll = (path: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys(dependencies)) visit(name, path, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) visit(name, path, true);
  };
  visitAll("");
  for (const name of servedDevelopmentPackages) visit(name, "", false);
  return [...found]
    .map((path) => ({
      path,
      name: path.replace(/^.*node_modules\//, ""),
      version: packages[path]?.version ?? "",
      license: packages[path]?.license ?? "see below",
    }))
    .toSorted((one, two) => one.name.localeCompare(two.name, "en"));
}

/** Node looks beside the package that asks first, then further and further up. */
function locate(packages: Lock["packages"], name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return null;
  }
}
