/** One import or re-export of a file, as it is written. */
export interface Import {
  target: string;
  /** Erased when the file runs. */
  isType: boolean;
}

const statement =
  /^(?:import|export)\s+(type\s+)?(?:(\{[^}]*\}|[^"'(){};]*?)\s+from\s+)?["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Every import of a TypeScript source, static and dynamic. */
export function readImports(source: string): Import[] {
  const written = source
    .matchAll(statement)
    .map(([, type, names = "", target = ""]) => ({
      target,
      isType: type !== undefined || isOnlyTypes(names),
    }))
    .toArray();
  const loaded = source.matchAll(dynamic).map(([, target = ""]) => ({ target, isType: false }));
  return [...written, ...loaded];
}

function isOnlyTypes(names: string): boolean {
  const list = names.replaceAll(/[{}]/g, "").split(",");
  const filled = list.map((name) => name.trim()).filter((name) => name !== "");
  return filled.length > 0 && filled.every((name) => name.startsWith("type "));
}
