import type { StateService } from "#content/pages/words/state.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";

interface StateServicesProps {
  services: readonly StateService[];
  /** One for each service. */
  scenes: readonly SceneOfPage[];
}

/** What the dealership does for a state beside selling: each a scene with what it costs beside it. */
export function StateServices({ services, scenes }: StateServicesProps) {
  return (
    <ul className="scene-services">
      {services.map(({ title, figure, text, href, linkText }, index) => (
        <li key={title}>
          <SceneTile {...(scenes[index] ?? { sceneUrl: "", cartId: undefined })} className="" />
          <div>
            <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
            <p className="mt-1 font-display text-title-3 font-bold text-balance">{figure}</p>
            <p className="mt-1">{text}</p>
            <a href={href} className="font-semibold text-brand">
              {linkText}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
