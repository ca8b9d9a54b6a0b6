import { type ComponentType, type PropsWithChildren, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandModule = Record<string, ComponentType<object>>;

/** The islands of all features, by the name of their file. */
const islands = new Map(
  Object.entries(import.meta.glob<IslandModule>("./*/*.island.tsx")).map(
    ([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load] as const,
  ),
);

/**
 * Makes each island of the page answer; the rest of it stays as the server wrote it.
 * @param chosen what the visitor chose meanwhile: React takes what it finds for what it drew, so those are
 *   put back before, and chosen again once their island answers.
 */
export function hydrateIslands(chosen: ReadonlySet<EventTarget | null>): void {
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) {
    void hydrate(host, chosen);
  }
}

/** An island's file exports its component alone. */
async function hydrate(host: HTMLElement, chosen: ReadonlySet<unknown>): Promise<void> {
  const name = host.dataset["island"] ?? "";
  const load = islands.get(name);
  const Component = Object.values((await load?.()) ?? {})[0];
  if (!Component) throw new Error(`No island ${name}`);
  const early = Array.from(host.querySelectorAll<HTMLInputElement>("[type=checkbox],[type=radio]"))
    .filter((box) => chosen.has(box) && box.checked !== box.defaultChecked)
    .map((box) => [box, box.checked] as const);
  for (const [box, wanted] of early) box.checked = !wanted;
  const again = () => {
    for (const [box, wanted] of early) if (box.checked !== wanted) box.click();
  };
  hydrateRoot(
    host,
    <Answering onAnswer={again}>
      <Component {...(JSON.parse(host.dataset["props"] ?? "{}") as object)} />
    </Answering>,
  );
}

/** Tells once that what is in it answers, after the effects of all that is in it. */
function Answering({ onAnswer, children }: PropsWithChildren<{ onAnswer: () => void }>) {
  useEffect(() => {
    setTimeout(onAnswer);
  }, [onAnswer]);
  return children;
}
