import type { AreaService } from "#content/pages/words/state.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";

interface SceneServicesProps {
  services: readonly (AreaService & {
    /** In large letters over the text; the title is then a small line above it. */
    figure?: string;
  })[];
  /** One for each service. */
  scenes: readonly SceneOfPage[];
}

/** What the dealership does for a state or a place: a scene each with its words. */
export function SceneServices({ services, scenes }: SceneServicesProps) {
  return (
    <ul className="scene-services">
      {services.map(({ title, figure, text, href, linkText }, index) => (
        <li key={title}>
          <ServiceScene scene={scenes[index]} />
          {figure ? (
            <>
              <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
              <p className="font-display text-title-3 font-bold text-balance">{figure}</p>
            </>
          ) : (
            <h3 className="text-title-3">{title}</h3>
          )}
          <p>{text}</p>
          <a href={href} className="font-semibold text-brand">
            {linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A cart before our shop is smaller, clear of its sign. */
function ServiceScene({ scene }: { scene: SceneOfPage | undefined }) {
  if (!scene) return null;
  const isBeforeShop = scene.cartId !== undefined && scene.sceneUrl.includes("/storefront");
  return <SceneTile {...scene} className={isBeforeShop ? "clear-sign" : ""} />;
}
