import type { AreaService } from "#content/pages/words/state.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";

type SceneService = AreaService & {
  /** Missing where its picture would promise what the words do not. */
  scene?: SceneOfPage | undefined;
};

interface SceneServicesProps {
  services: readonly SceneService[];
  /** Before services without scenes, beside them where there is room. */
  aside?: SceneOfPage | undefined;
}

/** What the dealership does for a place: a scene each with its words, on a phone the first for all, or one beside all. */
export function SceneServices({ services, aside }: SceneServicesProps) {
  const list = (
    <ul
      className={`scene-services ${services.some(({ scene }) => scene) ? "has-scenes" : ""}`.trim()}
    >
      {services.map(({ title, text, href, linkText, scene }) => {
        return (
          <li key={title} className={scene ? undefined : "border-t border-line pt-3"}>
            {scene && <SceneTile {...scene} className="" />}
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
            <a href={href} className="font-semibold text-brand">
              {linkText}
            </a>
          </li>
        );
      })}
    </ul>
  );
  if (!aside) return list;
  return (
    <div className="beside-scene">
      <SceneTile {...aside} className="" />
      {list}
    </div>
  );
}
