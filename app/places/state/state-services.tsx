import type { AreaService } from "#content/pages/words/state.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";

interface StateServicesProps {
  services: readonly AreaService[];
  /** One for each service. */
  scenes: readonly SceneOfPage[];
}

/** What the dealership does in a state: a column each under a cart in its scene, on a phone rows of title and link. */
export function StateServices({ services, scenes }: StateServicesProps) {
  return (
    <ul className="service-rows">
      {services.map(({ title, text, href, linkText }, index) => {
        const scene = scenes[index];
        return (
          <li key={title}>
            {scene && <SceneTile {...scene} className="max-md:hidden md:w-full" />}
            <h3 className="text-title-3">{title}</h3>
            <p className="text-quiet">{text}</p>
            <a href={href} className="self-center py-2 font-semibold text-brand md:self-start">
              {linkText}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
