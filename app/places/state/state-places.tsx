interface StatePlacesProps {
  /** From north to south. */
  places: readonly StatePlace[];
}

interface StatePlace {
  href: string;
  name: string;
  typeName: string;
  delivery: string;
  deliveryDollars: number;
}

/** A state's places as links below each other in two columns, each with its delivery price, which a bar compares. */
export function StatePlaces({ places }: StatePlacesProps) {
  const dearest = Math.max(...places.map(({ deliveryDollars }) => deliveryDollars));
  return (
    <ul className="gap-x-16 lg:columns-2 xl:gap-x-20">
      {places.map(({ href, name, typeName, delivery, deliveryDollars }) => (
        <li key={href} className="break-inside-avoid border-t border-line">
          <a
            href={href}
            className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 text-text no-underline hover:text-brand sm:grid-cols-[1fr_6rem_9rem]"
          >
            <span>
              <b className="font-semibold">{name}</b>{" "}
              <span className="text-small text-quiet">{typeName}</span>
            </span>
            <Bar percent={dearest > 0 ? Math.round((deliveryDollars / dearest) * 100) : 0} />
            <span className="text-right text-small tabular-figures">{delivery}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The price beside it as a length. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className="hidden h-1.5 w-full text-sea sm:block" fill="currentColor" aria-hidden="true">
      {percent > 0 && <rect width={`${percent}%`} height="6" rx="3" />}
    </svg>
  );
}
