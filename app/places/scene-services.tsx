import type { AreaService } from "#content/pages/words/state.ts";
import { DepartmentTiles } from "#app/site/department-tiles.tsx";
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

/** What the dealership does for a place: a small scene beside the words of each, or one beside all, or words alone. */
export function SceneServices({ services, aside }: SceneServicesProps) {
  const shown = services.flatMap(({ scene, ...service }) => (scene ? [{ ...service, scene }] : []));
  if (shown.length > 0) return <DepartmentTiles departments={shown} titleLook="text-title-3" />;
  const list = (
    <ul className="scene-services">
      {services.map(({ title, text, href, linkText }) => (
        <li key={title} className="border-t border-line pt-3">
          <h3 className="text-title-3">{title}</h3>
          <p>{text}</p>
          <a href={href} className="font-semibold text-brand">
            {linkText}
          </a>
        </li>
      ))}
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
