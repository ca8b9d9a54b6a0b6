import { ChevronIcon } from "#app/ui/icons.tsx";
import type { SceneOfPage } from "./scene-band.tsx";
import { SceneTile } from "./shore-scene.tsx";

interface Way {
  href: string;
  /** The scene of its page; missing where the scenes cannot be read. */
  scene: SceneOfPage | undefined;
  title: string;
  text: string;
}

/** The ways on as cards in a row, below each other on a phone: a small scene, the name and what is there. */
export function WayTiles({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
      {ways.map(({ href, scene, title, text }) => (
        <li
          key={href}
          className="relative flex items-center gap-4 overflow-hidden rounded-card border border-line bg-page pe-4 hover:border-sea"
        >
          {scene && (
            <SceneTile
              {...scene}
              className="near-tile w-28 shrink-0 self-stretch rounded-none! lg:w-36"
            />
          )}
          <div className="min-w-0 flex-1 py-2">
            <a href={href} className="font-semibold text-brand no-underline covers-card">
              {title}
            </a>
            <p className="text-small text-quiet">{text}</p>
          </div>
          <ChevronIcon className="size-4 -rotate-90 text-quiet" />
        </li>
      ))}
    </ul>
  );
}
