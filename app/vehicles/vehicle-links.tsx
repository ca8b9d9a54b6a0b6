import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath, financingPath } from "#content/pages/paths.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { vehicleWords as words } from "./vehicle-words.ts";

const strokes = {
  calendar: "M5 6h14v14H5zM5 10h14M9 3v5M15 3v5",
  letter: "M3 6h18v12H3zM3 7l9 6 9-6",
  calculator: "M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01",
  form: "M6 3h9l3 3v15H6zM9 10h6M9 14h6M9 18h3",
  external: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
} as const;

interface VehicleLinksProps {
  vehicle: Vehicle;
  financingUrl: string;
}

/** What else can be done about a cart, besides calling and asking for a quote. */
export function VehicleLinks({ vehicle, financingUrl }: VehicleLinksProps) {
  const delivery = useDeliveryPlace();
  const ask = { vehicle: vehicle.id, ...(delivery && { place: delivery.path }) };
  return (
    <ul className="mt-4 grid grid-cols-2 gap-x-5 text-small">
      <QuietLink icon="calendar" href={contactPath({ ...ask, topic: "test-drive" })}>
        {actionLabels.testDrive}
      </QuietLink>
      <QuietLink icon="letter" href={contactPath(ask)}>
        {actionLabels.contact}
      </QuietLink>
      <QuietLink icon="calculator" href={financingPath(vehicle)}>
        {words.paymentLabel}
      </QuietLink>
      <QuietLink icon="form" href={financingUrl} isExternal isCounted>
        {words.financingLabel}
      </QuietLink>
      {vehicle.externalUrl && (
        <QuietLink icon="external" href={vehicle.externalUrl} isExternal>
          {words.manufacturerLabel}
        </QuietLink>
      )}
    </ul>
  );
}

interface QuietLinkProps {
  icon: keyof typeof strokes;
  href: string;
  children: string;
  isExternal?: boolean;
  /** Whether following it is an event that the report counts. */
  isCounted?: boolean;
}

function QuietLink({
  icon,
  href,
  children,
  isExternal = false,
  isCounted = false,
}: QuietLinkProps) {
  const target = isExternal ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li className="last:odd:col-span-2">
      <a
        href={href}
        {...target}
        ping={isCounted ? pingPath : undefined}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-brand no-underline hover:underline"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-5 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={strokes[icon]} />
        </svg>
        {children}
        {isExternal && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
