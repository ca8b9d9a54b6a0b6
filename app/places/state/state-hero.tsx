import type { ReactNode } from "react";
import type { MapNameBox, StateMapView } from "#domain/geography/illustrations.ts";
import type { PriceFrom } from "#app/places/place/price-from.ts";
import { PriceText } from "#app/ui/price-text.tsx";

interface StateHeroProps {
  title: string;
  text: ReactNode;
  price: PriceFrom | undefined;
  actions: ReactNode;
  /** The chart of the state with its places, and what it shows. */
  map: { pictureUrl: string; label: string; views: readonly LinkedView[] };
}

/** One of the chart's drawings, with the way to the place of each name. */
type LinkedView = Omit<StateMapView, "names"> & {
  names: readonly (Omit<MapNameBox, "name"> & { href: string })[];
};

/** The top of a state's page: its name on the sea of its own chart; on a phone the chart is below the actions. */
export function StateHero({ title, text, price, actions, map }: StateHeroProps) {
  return (
    <div className="relative overflow-hidden bg-tinted -mt-[45px] lg:bg-water">
      <div className="wrap pt-11 pb-5 lg:flex lg:pt-5 lg:min-h-[32.5rem] lg:flex-col lg:items-start lg:justify-center">
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
        <div className="max-lg:relative max-lg:-mx-[max(1rem,4vw)] max-lg:mt-5 max-lg:-mb-5">
          <img
            src={map.pictureUrl}
            alt={map.label}
            width="1200"
            height="520"
            className="block h-[420px] w-full lg:absolute lg:inset-0 lg:h-full"
          />
          <NameLinks views={map.views} />
        </div>
      </div>
    </div>
  );
}

/** Over the names of the chart, for a finger or a mouse; who does not see them has the list of places. */
function NameLinks({ views }: { views: readonly LinkedView[] }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full fill-transparent">
      {views.map(({ className, width, height, names }) => (
        <svg
          key={className}
          viewBox={`0 0 ${width} ${height}`}
          overflow="visible"
          className={className === "wide" ? "max-lg:hidden" : "lg:hidden"}
        >
          {names.map(({ href, ...box }) => (
            <a key={href} href={href} tabIndex={-1}>
              <rect {...box} />
            </a>
          ))}
        </svg>
      ))}
    </svg>
  );
}
