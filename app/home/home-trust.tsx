import type { ReactNode } from "react";
import { about } from "#content/pages/words/home.ts";
import { whyChoose, whyChooseTitle, type WhyChoosePoint } from "#content/pages/words/why-choose.ts";
import { BatteryIcon, CheckIcon, PercentIcon, WrenchIcon } from "#app/ui/icons.tsx";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { Section } from "#app/ui/section.tsx";

const icons: Record<WhyChoosePoint["id"], ReactNode> = {
  quality: <CheckIcon className="size-7" />,
  service: <WrenchIcon className="size-7" />,
  financing: <PercentIcon className="size-7" />,
  electric: <BatteryIcon className="size-7" />,
};

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

export function HomeReasons() {
  return (
    <Section title={whyChooseTitle} ground="raised">
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {whyChoose.map((point) => (
          <li key={point.id} className="flex gap-4 lg:block">
            <span className="text-sea">{icons[point.id]}</span>
            <div>
              <h3 className="text-title-3 lg:mt-2">{point.title}</h3>
              <p className="mt-1 text-small text-quiet">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
