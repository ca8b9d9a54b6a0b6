import { SceneTile } from "./shore-scene.tsx";
import type { SceneOfPage } from "./scene-band.tsx";

interface Department {
  href: string;
  /** The scene of its page, with the same cart. */
  scene: SceneOfPage;
  title: string;
  text: string | null;
  /** Whether its cart is smaller than others, clear of what is behind it. */
  hasSmallCart?: boolean;
}

interface DepartmentTilesProps {
  departments: readonly Department[];
  /** Smaller below a title. */
  titleLook?: "text-title-2" | "text-title-3";
}

/** Reasons to come, such as a rental: each with a cart in the scene of its page, and the way there. */
export function DepartmentTiles({ departments, titleLook = "text-title-2" }: DepartmentTilesProps) {
  return (
    <ul className="gap-x-8 max-sm:lines-between sm:grid sm:grid-cols-3">
      {departments.map(({ href, scene, title, text, hasSmallCart }) => (
        <li key={href} className="max-sm:py-3">
          <a
            href={href}
            className="flex flex-row-reverse items-center justify-between gap-x-4 text-text no-underline sm:block"
          >
            <SceneTile
              {...scene}
              isSmallOnPhone
              className={`${hasSmallCart ? "small-cart" : "near-tile"} w-[46%] max-w-44 shrink-0 sm:mb-3 sm:w-auto sm:max-w-none`}
            />
            <span>
              <span
                className={`font-display font-bold whitespace-nowrap text-brand ${titleLook}`}
              >{`${title} →`}</span>
              <span className="block text-pretty text-quiet">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
