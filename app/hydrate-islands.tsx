import { type ComponentType, type PropsWithChildren, useEffect } from "react";
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

/**
 * An island's file exports its component alone. React takes what it finds in a box for what it drew, so
 * what was ticked already is put back before, and ticked again once the island answers.
 */
async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset["island"] ?? "";
  const load = islands.get(name);
  const Component = Object.values((await load?.()) ?? {})[0];
  if (!Component) throw new Error(`No island ${name}`);
  const early = Array.from(host.querySelectorAll<HTMLInputElement>("[data-early]"), (box) => {
    const { checked } = box;
    box.checked = box.defaultChecked;
    return () => {
      if (box.checked !== checked) box.click();
    };
  });
  hydrateRoot(
    host,
    <Answering early={early}>
      <Component {...(JSON.parse(host.dataset["props"] ?? "{}") as object)} />
    </Answering>,
  );
}

/** Ticks again, after the effects of all that is in it. */
function Answering({ early, children }: PropsWithChildren<{ early: readonly (() => void)[] }>) {
  useEffect(() => {
    for (const tick of early) setTimeout(tick);
  }, [early]);
  return children;
}
