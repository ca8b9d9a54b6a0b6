import { business } from "#content/dealership/business.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { about, mainContact } from "#content/pages/words/home.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { Section } from "#app/ui/section.tsx";

/** Who we are, in words and figures, and how to reach us. */
export function HomeAbout({ scene }: { scene: SceneOfPage }) {
  return (
    <Section title={about.title} intro={about.text}>
      <div className="grid items-center gap-x-16 lg:grid-cols-2">
        <div className="stack-4">
          <dl className="grid grid-cols-2 gap-x-6">
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
          <div className="hero-actions">
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/contact">{actionLabels.contact}</ButtonLink>
          </div>
          <p className="text-small text-quiet">
            {mainContact.text}{" "}
            <a href="/about" className="text-brand">
              {about.linkLabel}
            </a>
          </p>
        </div>
        <div className="hidden lg:block">
          <ScenePicture {...scene} />
        </div>
      </div>
    </Section>
  );
}
