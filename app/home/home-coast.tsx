import { coastSpine } from "#content/places/coastline.ts";
import { coastMap, regions } from "#content/pages/words/home.ts";
import { placePath, statePath } from "#content/pages/paths.ts";
import { homePagePlaces, states } from "#content/places/states.ts";
import { MarkCart } from "#app/site/logo-mark.tsx";

/**
 * The spine of the page: the shoreline from Maine to Florida, each state's name beside its shore, the
 * regions level with theirs, and the cart of the mark that drives along it with the scroll. Clipped, not
 * hidden: what is hidden is a scroller of its own, and the ride would follow that one.
 */
export function HomeCoast() {
  return (
    <section id="states" className="overflow-clip bg-water">
      <div className="wrap pt-5 pb-4 xl:grid xl:pt-8 xl:pb-6 xl:grid-cols-[25rem_15rem_1fr]">
        <div className="relative z-1 pb-8 xl:self-center xl:pb-10">
          <h2 className="max-w-[16ch] text-title-1">{coastMap.title}</h2>
          <p className="mt-3 max-w-[24rem] text-lead text-quiet">{coastMap.text}</p>
        </div>
        <CoastDrive />
        <div className="grid gap-3 xl:ml-32 xl:gap-4 xl:grid-rows-[20fr_18fr_40fr]">
          {regions.map(({ id, title, text }) => (
            <section key={id} className="grid content-center border-l-2 border-sea pl-4">
              <h3 className="text-title-3">{title}</h3>
              <p className="max-xl:text-small">{text}</p>
            </section>
          ))}
        </div>
      </div>
      <FirstPlaces />
    </section>
  );
}

function CoastDrive() {
  return (
    <div className="relative mb-3 ml-[14%] h-[39rem] w-[34%] xl:m-0 xl:w-60">
      <div className="coast-frame absolute inset-0">
        <div className="coast-haze absolute right-[-100vw] bottom-[84%] left-[-100vw] h-[60rem] xl:hidden" />
        <CoastLine />
        <div className="absolute top-3/4 right-[80%] -bottom-14 coast-gulf hidden w-screen xl:block" />
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

/**
 * Paler water along the shore, the land, and the shoreline. The land reaches out of its frame, to the
 * left and north of Maine; where the line ends in the Gulf, the water pales into the land.
 */
function CoastLine() {
  const { viewBox, path } = coastSpine;
  const coast = path.replace(/^M/, "M398-100L");
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path
        d={path}
        className="fill-none stroke-page"
        strokeWidth="36"
        strokeLinejoin="round"
        opacity=".4"
        vectorEffect="non-scaling-stroke"
      />
      <path d={`${coast}H-3000V-100z`} className="fill-land" />
      <path
        d="M398-100L298 0"
        className="stroke-sea hidden xl:block"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={path}
        className="fill-none text-sea"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The names are text over the drawing, so that they keep their size and their place beside it. */
function StateNames() {
  return (
    <svg className="absolute inset-0 size-full overflow-visible fill-transparent font-semibold [&_a:hover_text]:underline [&_text]:fill-brand [&_text]:stroke-water [&_text]:[stroke-width:5px] [&_text]:[paint-order:stroke]">
      {coastSpine.states.map(({ slug, x, y, labelY }) => {
        const state = states.find((one) => one.slug === slug);
        return (
          state && (
            <g key={slug}>
              <circle cx={`${x}%`} cy={`${y}%`} r="4" className="fill-sea" />
              <svg x={`${x}%`} y={`${labelY}%`} overflow="visible">
                <a href={statePath(state)}>
                  {/* The room a finger needs. */}
                  <rect x="6" y="-12" width="136" height="24" />
                  <text x="14" y="6">
                    {state.name}
                  </text>
                </a>
              </svg>
            </g>
          )
        );
      })}
    </svg>
  );
}

function FirstPlaces() {
  const names = [...new Set(homePagePlaces.map(({ state }) => state.name))];
  return (
    <div className="relative bg-tinted">
      <details className="wrap py-2">
        <summary className="min-h-11 py-2.5 font-semibold">{coastMap.formatPlaces(names)}</summary>
        <ul className="grid grid-cols-2 gap-x-6 pb-4 lg:grid-cols-4">
          {homePagePlaces.map(({ state, place }) => (
            <li key={placePath(state, place)} className="border-t border-line">
              <a
                href={placePath(state, place)}
                className="block py-2 text-text no-underline hover:text-brand"
              >
                {place.name}
                <span className="block text-small text-quiet">{state.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
