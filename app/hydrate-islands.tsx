import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandModule = Record<string, ComponentType<object>>;

/** The islands of all features, by the name of their file. */
const islands = new Map(
  Object.entries(import.meta.glob<IslandModule>("./*/*.island.tsx")).map(
    ([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load] as const,
  ),
);

/** Makes each island of the page answer; the rest of it stays as the server wrote it. */
export function hydrateIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrate(host);
}

/** An island's file exports its component alone. */
async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset["island"] ?? "";
  const load = islands.get(name);
  const Component = Object.values((await load?.()) ?? {})[0];
  if (!Component) throw new Error(`No island ${name}`);
  hydrateRoot(host, <Component {...(JSON.parse(host.dataset["props"] ?? "{}") as object)} />);
}
