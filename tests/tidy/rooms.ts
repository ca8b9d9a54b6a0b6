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

/** The layers of the server, from the ground up; a room imports from the layers before its own. */
const serverLayers: readonly (readonly string[])[] = [
  ["db", "http"],
  ["staff"],
  ["facts", "inventory", "analytics", "outbox"],
  ["inquiries"],
  ["pages", "api", "feeds", "seo", "assistants", "ops", "office", "processes"],
];

/** Files of the server that stand beside the rooms and that every room may read. */
const serverGround = /^server\/(limits|env\.server)\.ts$/;

/** Files of the server that put the rooms together. */
const serverTop = /^server\/[\w.-]+\.ts$/;

/** The import table of the house; the first room that has a file is its room. */
const rooms: readonly Room[] = [
  {
    of: /^content\//,
    mayImport: /^content\//,
    mayImportTypesOf: /^domain\//,
    mayUse: nothing,
    instead:
      "content holds facts: import content/ or `import type` from #domain/*, and compute in domain/ or in the feature's view model",
  },
  {
    of: /^domain\//,
    mayImport: /^domain\//,
    mayUse: nothing,
    instead:
      "domain is pure: import #domain/* only; facts, time and I/O come in as arguments from app/ or server/",
  },
  {
    of: /^app\/ui\//,
    mayImport: /^app\/ui\//,
    mayUse: /^(react|@tanstack\/query-core)$/,
    instead: "app/ui knows nothing of carts: hand the text or number in as a prop",
  },
  {
    of: /^app\/(entry\.(client|server)|hydrate-islands)\.tsx$/,
    mayImport: /^(app|content|domain)\//,
    mayUse: anything,
    instead: "an entry imports app/; services arrive through app/context.ts",
  },
  {
    of: /^app\/[\w-]+\/[\w-]+\.island\.tsx$/,
    mayImport:
      /^(app\/(ui|site|[\w-]+)|domain|carts\/turntable)\/|^carts\/specification\/|^content\/pages\/paths\.ts$/,
    mayImportTypesOf: /^content\//,
    mayUse: /^(react|three(\/.*)?)$/,
    instead:
      "an island runs in the browser: import its feature's parts, app/ui, #domain/*, and get what the server knows as a prop from the page",
  },
  {
    of: /^app\//,
    mayImport: /^(app|content|domain)\/|^carts\/(specification\/|cart-models\.ts$)/,
    mayUse: /^(react|react-router|@react-router\/dev\/routes)$/,
    instead:
      "a page imports content/, domain/ and app/: take the service by context.get(siteContext) from #app/context.ts",
  },
  {
    of: /^illustrations\//,
    mayImport: /^(illustrations|content|domain)\//,
    mayUse: /^(d3-geo|topojson-client|us-atlas\/.*|world-atlas\/.*|entities\/escape|node:.*)$/,
    instead: "illustrations are drawn from content/ and domain/ alone, at build time",
  },
  {
    of: /^server\//,
    mayImport: /^(server|content|domain)\//,
    mayUse: /^(?!react$|react-dom|vitest)/,
    instead:
      "the server imports server/, content/ and domain/; only server/pages knows app/context.ts: move a shared type or rule to #domain/*",
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
    of: /^tools\//,
    mayImport: /^(tools|illustrations|carts|content|domain)\//,
    mayUse: /^(?!react|vitest)/,
    instead: "a tool makes a committed file from illustrations/, carts/, content/ and domain/",
  },
  {
    of: /^office\//,
    mayImport:
      /^(office|app\/ui|content|domain|tools\/react-router)\/|^server\/outbox\/mail\/topic-names\.ts$/,
    mayImportTypesOf: /^server\//,
    mayUse:
      /^(react|react-router|vite|@react-router\/dev\/.*|@tailwindcss\/vite|react-dom\/server)$/,
    instead:
      "a page of the office imports content/, domain/ and app/ui: take the service by context.get(officeContext) from #office/context.ts",
  },
  {
    of: /^deploy\//,
    mayImport: nothing,
    mayUse: /^node:/,
    instead: "what is copied to another machine is one file that uses Node alone",
  },
  { of: /^(tests|bench)\//, mayImport: anything, mayUse: anything, instead: "" },
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
  if (path === "app/context.ts" && file.startsWith("server/pages/")) return null;
  if (!room.mayImport.test(path) && !(isType && room.mayImportTypesOf?.test(path))) return says;
  return judgeLayer(file, path) ?? judgeFeature(file, path);
}

/** A room of the server sees only the layers below its own. */
function judgeLayer(file: string, path: string): string | null {
  if (!file.startsWith("server/") || !path.startsWith("server/")) return null;
  if (serverGround.test(path) || serverTop.test(file)) return null;
  const [own, other] = [roomOf(file), roomOf(path)];
  if (own === other) return null;
  const allowed = serverLayers.slice(0, layerOf(own)).flat();
  const name = other.replace("server/", "");
  return allowed.includes(name)
    ? null
    : `${file} imports ${path}: ${own} may import ${allowed.map((room) => `server/${room}`).join(", ") || "no other room of the server"}; hand the rest in from server/app.ts.`;
}

function layerOf(room: string): number {
  const layer = serverLayers.findIndex((names) => names.includes(room.replace("server/", "")));
  return layer === -1 ? 0 : layer;
}

const sharedOfApp = /^app\/(ui|site|fonts)\/|^app\/[\w.-]+$/;

/** A feature offers its `index.ts` to other features, and nothing else. */
function judgeFeature(file: string, path: string): string | null {
  if (!file.startsWith("app/") || !path.startsWith("app/") || sharedOfApp.test(path)) return null;
  const [own, other] = [roomOf(file), roomOf(path)];
  if (/^app\/[\w.-]+$/.test(file) && file !== "app/routes.ts" && path.endsWith("/index.ts")) {
    return null;
  }
  if (own === "app/site" || own === "app/ui") {
    return `${file} imports ${path}: ${own} knows no feature; hand the part in as a child or a prop.`;
  }
  return own === other || path === `${other}/index.ts`
    ? null
    : `${file} imports ${path}: import it from #${other}/index.ts, and export it there.`;
}

/** The room of a file: a folder of app or server, else the folder at the root. */
export function roomOf(path: string): string {
  const [first = "", second = "", ...rest] = path.split("/");
  if (first !== "app" && first !== "server") return first;
  return rest.length > 0 ? `${first}/${second}` : path;
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
export function resolveTarget(file: string, target: string): string | null {
  const path = target.replace(/\?\w+$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (path.startsWith(".")) return join(dirname(file), path);
  return null;
}
