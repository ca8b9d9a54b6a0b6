import type { ReactNode } from "react";
import { whyChoose, whyChooseTitle, type WhyChoosePoint } from "#content/pages/words/why-choose.ts";
import { BatteryIcon, CheckIcon, PercentIcon, WrenchIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";

const icons: Record<WhyChoosePoint["id"], ReactNode> = {
  quality: <CheckIcon className="size-7" />,
  service: <WrenchIcon className="size-7" />,
  financing: <PercentIcon className="size-7" />,
  electric: <BatteryIcon className="size-7" />,
};

/** Why to choose us, in four points. */
export function WhyChoose({ ground = "page" }: { ground?: "page" | "raised" }) {
  return (
    <Section title={whyChooseTitle} ground={ground}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {whyChoose.map((point) => (
          <li key={point.id} className="flex gap-4 xl:block">
            <span className="text-sea xl:mb-1 xl:-ml-1 xl:block">{icons[point.id]}</span>
            <div>
              <h3 className="text-title-3">{point.title}</h3>
              <p className="text-quiet max-sm:text-small">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
