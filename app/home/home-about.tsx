import coastUrl from "./coast.svg";
import { business } from "#content/dealership/business.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { about, mainContact } from "#content/pages/words/home.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { ShoreEdge } from "#app/site/shore-edge.tsx";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";

interface HomeAboutProps {
  /** Our people before the shop, beside a cart. */
  scene: SceneOfPage;
}

/** Who we are and how to reach us, beside our people before the shop, and below it what we have done, in figures. */
export function HomeAbout({ scene }: HomeAboutProps) {
  return (
    <>
      <ShoreEdge url={`${coastUrl}#edge`} />
      <section className="bg-tinted">
        <div className="wrap py-6 sm:py-12 lg:pt-10">
          <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
            <div className="stack-4">
              <h2 className="text-title-2">{about.title}</h2>
              <p className="text-lead text-quiet">{about.text}</p>
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
            <ScenePicture
              {...scene}
              isSmallOnPhone
              className="low-sky order-first aspect-5/3 lg:order-none lg:aspect-2/1"
            />
          </div>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 lg:mt-10 lg:grid-cols-4">
            {about.figures.map(({ figure, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-line py-2 lg:py-3"
              >
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="price-figures text-title-2">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
