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
 * The spine of the page: the shoreline from Maine to Florida, each state's name beside its shore, the
 * regions level with theirs, and the cart of the mark that drives along it with the scroll. Clipped, not
 * hidden: what is hidden is a scroller of its own, and the ride would follow that one.
 */
export function HomeCoast() {
  return (
    <section id="states" className="overflow-clip bg-water">
      <div className="wrap pt-5 pb-4 xl:grid xl:pt-18 xl:pb-6 xl:grid-cols-[21rem_22rem_1fr]">
        <div className="relative z-1 pb-8 xl:grid xl:h-[31rem] xl:content-center">
          <h2 className="relative max-w-[16ch] text-title-1 xl:w-[23rem] xl:text-[3rem]">
            {coastMap.title}
          </h2>
          <p className="mt-3 max-w-[22rem] text-lead text-balance text-quiet">{coastMap.text}</p>
        </div>
        <CoastDrive />
        <div className="grid gap-3 xl:ml-27 xl:gap-4 xl:h-max xl:min-h-[37rem] xl:content-between">
          {regions.map(({ id, title, text }) => (
            <section key={id} className="border-l-2 border-sea pl-4">
              <h3 className="text-title-3">{title}</h3>
              <p className="max-xl:text-small">{text}</p>
              <FirstPlaces places={listRegionPlaces(id)} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

function CoastDrive() {
  return (
    <div className="relative mb-8 coast-map">
      <div className="coast-frame absolute inset-0">
        <CoastLand />
        {/* On a phone the map begins where Canada ends, and the words are on land that fades into it. */}
        <div className="absolute right-[-100vw] bottom-[calc(100%-2.5rem)] left-[-100vw] h-[60rem] coast-fade xl:hidden" />
        <StateNames />
        <span className="coast-cart no-print grid size-12 place-items-center rounded-pill border-2 border-brand bg-page text-brand">
          <svg
            viewBox="0 0 32 28"
            aria-hidden="true"
            className="size-8"
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
        width="1720"
        height="1240"
        loading="lazy"
        className="absolute top-[-12%] left-[-178.9%] h-[124%] w-[307.7%] max-w-none"
      />
      <div className="absolute inset-y-[-12%] right-[278.5%] hidden w-screen bg-land xl:block" />
    </>
  );
}

/** The names are text over the drawing, so that they keep their size and their place beside it. */
function StateNames() {
  return (
    <svg className="absolute inset-0 size-full overflow-visible fill-transparent font-semibold [&_a:hover_text]:underline [&_text]:fill-brand [&_text]:stroke-water [&_text]:[stroke-width:5px] [&_text]:[paint-order:stroke]">
      {coastSpine.states.map(({ slug, x, y, labelX, labelY }) => {
        const state = states.find((one) => one.slug === slug);
        return (
          state && (
            <g key={slug}>
              {slug !== showroomSlug && (
                <circle cx={`${x}%`} cy={`${y}%`} r="4" className="fill-sea" />
              )}
              <svg x={`${labelX}%`} y={`${labelY}%`} overflow="visible">
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

/** Where our showroom is: its pin, and its name on the land below the cart that waits there. */
function ShowroomPin({ x, y }: { x: number; y: number }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <line x1="-30" x2="0" className="stroke-brand" />
      <circle r="6" className="fill-page stroke-brand [stroke-width:3px]" />
      <text
        x="-72"
        y="5"
        textAnchor="end"
        className="fill-text! stroke-land! text-small max-xl:[translate:3.5rem_-2.25rem] max-[18rem]:hidden"
      >
        {coastMap.showroomLabel}
      </text>
    </svg>
  );
}

/** Places of a region, in its block. */
function FirstPlaces({ places }: { places: readonly CoastalPlace[] }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-2 text-small font-semibold text-brand">
        {coastMap.placesLabel}
        <ChevronIcon />
      </summary>
      <ul className="grid grid-cols-2 gap-x-4 text-small">
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
