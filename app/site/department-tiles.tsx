import { SceneTile } from "./shore-scene.tsx";
import type { SceneOfPage } from "./scene-band.tsx";

interface Department {
  href: string;
  /** The scene of its page, with the same cart. */
  scene: SceneOfPage;
  title: string;
  text: string | null;
}

/** Buy, rent, service: each with a cart in the scene of its page, and the way there. */
export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2.5 sm:gap-x-8">
      {departments.map(({ href, scene, title, text }) => (
        <li key={href}>
          <a href={href} className="block text-text no-underline">
            <SceneTile {...scene} className="mb-1.5 sm:mb-3" />
            <span className="font-display text-title-3 font-bold whitespace-nowrap text-brand max-[22rem]:text-body sm:text-title-2">{`${title} →`}</span>
            <span className="block text-quiet max-sm:text-small">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
