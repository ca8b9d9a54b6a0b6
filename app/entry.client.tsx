import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandModule = Record<string, ComponentType<object>>;

const islands = import.meta.glob<IslandModule>("./islands/*.tsx");

if (import.meta.hot) await import("virtual:react-router/inject-hmr-runtime");

for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrate(host);

async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset["island"] ?? "";
  const load = islands[`./islands/${name}.tsx`];
  if (!load) throw new Error(`There is no island named ${name} in app/islands`);
  const Component = (await load())[pascalCase(name)];
  if (!Component) throw new Error(`app/islands/${name}.tsx must export ${pascalCase(name)}`);
  hydrateRoot(host, <Component {...(JSON.parse(host.dataset["props"] ?? "{}") as object)} />);
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
