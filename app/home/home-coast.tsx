import { coastSpine } from "#content/places/coastline.ts";
import { coastMap, listRegionPlaces, regions } from "#content/pages/words/home.ts";
import { placePath, statePath } from "#content/pages/paths.ts";
import { states, type CoastalPlace } from "#content/places/states.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import coastUrl from "./coast.svg";
import { MarkCart } from "#app/site/logo-mark.tsx";

/** The state whose point on the coast is our showroom's. */
const showroomSlug = "new-jersey";

/**
 * The spine of the page: the shoreline from Maine to Florida, each state's name beside its shore, and the
 * cart of the mark that drives along it with the scroll. On a desk the words and the regions stand on the
 * sea right of it, on a phone below it. Clipped, not hidden: what is hidden is a scroller of its own, and the
 * ride would follow that one.
 */
export function HomeCoast() {
  return (
    <section id="states" className="overflow-clip bg-water">
      <div className="wrap xl:grid xl:min-h-[56rem] xl:grid-cols-[43.75rem_1fr] xl:grid-rows-[auto_1fr]">
        <div className="relative xl:contents">
          <div className="py-8 xl:col-start-2 xl:pt-24 xl:pb-10">
            <h2 className="relative z-1 max-w-[16ch] text-title-1 xl:text-[3rem]">
              {coastMap.title}
            </h2>
            <p className="relative z-1 mt-3 max-w-[22rem] text-lead text-balance text-quiet xl:mt-4">
              {coastMap.text}
            </p>
          </div>
          <CoastDrive />
        </div>
        <div className="coast-regions xl:col-start-2">
          {regions.map((region) => (
            <section key={region.id}>
              <CoastRegion {...region} places={listRegionPlaces(region.id)} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function CoastDrive() {
  return (
    <div className="relative coast-map max-xl:mb-12 xl:row-span-2 xl:row-start-1">
      <div className="coast-frame absolute inset-0">
        <CoastLand />
        <div className="coast-veil" />
        <StateNames />
        <span className="coast-cart no-print grid size-10 place-items-center rounded-pill border-2 border-brand bg-page text-brand">
          <svg
            viewBox="0 0 32 28"
            aria-hidden="true"
            className="size-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <MarkCart />
          </svg>
        </span>
      </div>
    </div>
  );
}

/** The land as a picture of its own, which reaches out of the frame; west of it, on a wide desk, is land only. */
function CoastLand() {
  return (
    <>
      <img
        src={coastUrl}
        alt=""
        width="1860"
        height="1555"
        loading="lazy"
        className="absolute top-[-15.5%] left-[-178.9%] h-[155.5%] w-[332.7%] max-w-none"
      />
      <div className="absolute top-[-15.5%] right-[278.5%] bottom-[-40%] hidden w-screen bg-land-far xl:block" />
    </>
  );
}

/** The names are text over the drawing, so that they keep their size and their place beside it. */
function StateNames() {
  return (
    <svg className="absolute inset-0 size-full overflow-visible fill-transparent font-semibold [&_a:hover_text]:underline [&_text]:fill-brand [&_text]:stroke-water [&_text]:[stroke-width:5px] [&_text]:[paint-order:stroke]">
      <text x="70%" y="92%" textAnchor="middle" fontSize="14" fontStyle="italic" fontWeight="500">
        {coastMap.oceanName}
      </text>
      {coastSpine.states.map(({ slug, x, y, labelY }) => {
        const state = states.find((one) => one.slug === slug);
        return (
          state && (
            <g key={slug}>
              {slug !== showroomSlug && (
                <circle cx={`${x}%`} cy={`${y}%`} r="4" className="fill-sea" />
              )}
              <svg x={`${coastSpine.labelX}%`} y={`${labelY}%`} overflow="visible">
                <a href={statePath(state)}>
                  {/* The room a finger needs. */}
                  <rect x="6" y="-12" width="136" height="24" />
                  <text x="14" y="6">
                    {state.name}
                  </text>
                </a>
              </svg>
              {slug === showroomSlug && <ShowroomPin x={x} y={y} />}
            </g>
          )
        );
      })}
    </svg>
  );
}

/** Where our showroom is: its pin, at which the cart waits, and its name on the land beside both. */
function ShowroomPin({ x, y }: { x: number; y: number }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <circle r="6" className="fill-page stroke-brand [stroke-width:3px]" />
      <text
        x="-28"
        y="5"
        textAnchor="end"
        className="fill-text! stroke-land-far! text-small max-[22rem]:hidden"
      >
        {coastMap.showroomLabel}
      </text>
    </svg>
  );
}

interface CoastRegionProps {
  title: string;
  text: string;
  places: readonly CoastalPlace[];
}

/** A region and its places, which open below what is said of it. */
function CoastRegion({ title, text, places }: CoastRegionProps) {
  return (
    <details>
      <summary>
        <h3 className="text-title-3">{title}</h3>
        <span>{text}</span>
        <span className="flex items-center gap-2 text-small font-semibold text-brand xl:min-h-11">
          <span className="max-xl:grow">
            {coastMap.formatPlacesLabel(places[0]?.place.name, places.length - 1)}
          </span>
          <ChevronIcon />
        </span>
      </summary>
      <ul className="grid gap-x-4 text-small sm:grid-cols-2">
        {places.map(({ state, place }) => (
          <li key={placePath(state, place)} className="border-t border-line">
            <a
              href={placePath(state, place)}
              className="block py-1 text-text no-underline hover:text-brand"
            >
              {place.name}
              <span className="block text-quiet">{state.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
