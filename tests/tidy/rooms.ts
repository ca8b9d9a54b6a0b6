import { dirname, join } from "node:path/posix";
import type { Import } from "./imports.ts";

interface Room {
  /** Paths of its files, from the root. */
  of: RegExp;
  /** Whose files it may import; also by `type` only where that says so. */
  mayImport: RegExp;
  mayImportTypesOf?: RegExp;
  /** Packages and Node's modules. */
  mayUse: RegExp;
  /** What to do instead. */
  instead: string;
}

const nothing = /^$/;
const anything = /^/;

/** The import table of the house; the first room that has a file is its room. */
const rooms: readonly Room[] = [
  {
    of: /^content\//,
    mayImport: /^content\//,
    mayImportTypesOf: /^domain\//,
    mayUse: nothing,
    instead:
      "content holds facts: import content/ or `import type` from #domain/*, and compute in domain/ or in the page",
  },
  {
    of: /^domain\//,
    mayImport: /^domain\//,
    mayUse: nothing,
    instead:
      "domain is pure: import #domain/* only; facts, time and I/O come in as arguments from app/pages or server/",
  },
  {
    of: /^app\/components\//,
    mayImport: /^(app\/components|domain)\//,
    mayImportTypesOf: /^content\//,
    mayUse: /^react$/,
    instead:
      "a component renders its props: import ./components, #domain/* or `import type` from #content/*, and hand the fact in as a prop from app/pages",
  },
  {
    of: /^app\/islands\//,
    mayImport:
      /^(app\/islands|app\/components|domain|carts\/turntable)\/|^app\/inquiry-sender\.ts$|^carts\/specification\.ts$/,
    mayImportTypesOf: /^content\//,
    mayUse: /^(react|@tanstack\/react-query|three(\/.*)?)$/,
    instead:
      "an island runs in the browser: import ../components, #domain/*, and get what the server knows as a prop from the page",
  },
  {
    of: /^app\/entry\.(client|server)\.tsx$/,
    mayImport: /^(app|content|domain)\//,
    mayUse: anything,
    instead: "an entry imports app/; services arrive through app/context.ts",
  },
  // Run by hand to make the font file; it is no part of a page.
  { of: /^app\/fonts\/subset\.ts$/, mayImport: nothing, mayUse: anything, instead: "" },
  {
    of: /^app\//,
    mayImport: /^(app|content|domain)\/|^carts\/specifications?\.ts$/,
    mayUse: /^(react|react-router|@react-router\/dev\/routes)$/,
    instead:
      "a page imports content/, domain/ and app/: take the service by context.get(siteContext) from #app/context.ts",
  },
  {
    of: /^server\//,
    mayImport: /^(server|content|domain)\/|^app\/context\.ts$/,
    mayUse: /^(?!react$|react-dom|vitest)/,
    instead:
      "the server imports server/, content/, domain/ and #app/context.ts: move the rule to #domain/*, or hand it in through app/context.ts",
  },
  {
    of: /^cli\//,
    mayImport: /^(cli|server|content|domain)\//,
    mayUse: /^(?!react|vitest)/,
    instead: "a command imports #server/*, #domain/* and #content/*",
  },
  {
    of: /^carts\//,
    mayImport: /^(carts|content|domain)\//,
    mayUse: /^(?!react|vitest)/,
    instead: "carts import carts/, #domain/* and #content/*",
  },
  {
    of: /^(tests|bench)\//,
    mayImport: anything,
    mayUse: anything,
    instead: "",
  },
];

/** Speaking a database's own dialect is for server/db alone. */
const dialects = /^(pg|node:sqlite)$/;

/** What is wrong with an import of a file and what would be right; null when it is allowed. */
export function judgeImport(file: string, { target, isType }: Import): string | null {
  const room = rooms.find(({ of }) => of.test(file));
  if (!room) return null;
  if (target.startsWith("virtual:") || target.startsWith("./+types/")) return null;
  const says = `${file} imports ${target}: ${room.instead}.`;
  const path = resolveTarget(file, target);
  if (path === null) {
    if (dialects.test(target) && !/^(server\/db|tests|bench)\//.test(file) && !isType) {
      return `${file} imports ${target}: go through #server/db/open-database.ts.`;
    }
    return room.mayUse.test(target) || isType ? null : says;
  }
  if (path.endsWith(".server.ts") && file.startsWith("app/")) return says;
  if (room.mayImport.test(path)) return null;
  return isType && room.mayImportTypesOf?.test(path) ? null : says;
}

/** Null for a path that ends as it should; else the message with the ending that would be right. */
export function judgeEnding(file: string, { target }: Import): string | null {
  const path = resolveTarget(file, target);
  if (path === null || target.startsWith("./+types/") || /\.[a-z\d]+(\?\w+)?$/.test(path)) {
    return null;
  }
  return `${file} imports ${target}: write its ending, as in ${target}.ts or ${target}.tsx.`;
}

/** The path from the root of what an import names, or null for a package. */
function resolveTarget(file: string, target: string): string | null {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return join(dirname(file), target);
  return null;
}
