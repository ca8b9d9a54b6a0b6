import { about } from "#content/pages/words/home.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { Section } from "#app/ui/section.tsx";

/** Who we are, in words and figures. */
export function HomeAbout({ scene }: { scene: SceneOfPage }) {
  return (
    <Section title={about.title}>
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-2">
        <div>
          <div className="max-w-prose stack-4">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a href="/about" className="font-semibold text-brand">
                {about.linkLabel}
              </a>
            </p>
          </div>
          <dl className="mt-5 grid grid-cols-2 gap-x-6">
            {about.figures.map(({ figure, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-line py-3"
              >
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="price-figures text-title-2 text-brand">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ScenePicture {...scene} />
      </div>
    </Section>
  );
}
