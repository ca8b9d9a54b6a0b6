import type { ReactNode } from "react";
import type { PriceFrom } from "#app/places/place/price-from.ts";
import { PriceText } from "#app/ui/price-text.tsx";

interface StateHeroProps {
  title: string;
  text: ReactNode;
  price: PriceFrom | undefined;
  actions: ReactNode;
  /** The chart of the state with its places, and what it shows. */
  map: { pictureUrl: string; label: string };
}

/** The top of a state's page: its name on the sea of its own chart; on a phone the chart is below the actions. */
export function StateHero({ title, text, price, actions, map }: StateHeroProps) {
  return (
    <div className="relative overflow-hidden bg-land-far -mt-[45px] lg:bg-water">
      <div className="wrap pt-11 pb-5 lg:flex lg:pt-5 lg:min-h-[35rem] lg:flex-col lg:items-start lg:justify-center">
        <h1 className="relative z-1 text-title-1 text-balance lg:w-[42%]">{title}</h1>
        <p className="relative z-1 mt-2 max-w-prose text-lead lg:mt-3 lg:w-[38%] xl:text-[1.375rem]">
          {text}
        </p>
        {price && (
          <p className="relative z-1 mt-3 text-small text-balance lg:mt-6 text-quiet lg:max-w-[36%]">
            <b className="price-figures block text-title-2 text-text">
              <PriceText text={price.figure} />
            </b>
            <b className="block text-text">{price.text}</b>
            {price.other}
          </p>
        )}
        <div className="relative z-1 mt-4 hero-actions lg:mt-6">{actions}</div>
        <div className="max-lg:relative max-lg:-mx-[max(1rem,4vw)] max-lg:mt-1 max-lg:-mb-5">
          <img
            src={map.pictureUrl}
            alt={map.label}
            width="1200"
            height="560"
            className="block h-[436px] w-full lg:absolute lg:inset-0 lg:h-full"
          />
        </div>
      </div>
    </div>
  );
}
