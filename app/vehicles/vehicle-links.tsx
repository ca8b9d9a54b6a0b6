import type { ComponentType } from "react";
import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath } from "#content/pages/paths.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CalendarIcon, FormIcon, LetterIcon } from "#app/ui/action-icons.tsx";
import { vehicleWords as words } from "./vehicle-words.ts";

interface VehicleLinksProps {
  vehicle: Vehicle;
  financingUrl: string;
}

/** What else can be done about a cart: to see it, to ask, to apply for a loan. */
export function VehicleLinks({ vehicle, financingUrl }: VehicleLinksProps) {
  const delivery = useDeliveryPlace();
  const ask = { vehicle: vehicle.id, ...(delivery && { place: delivery.path }) };
  return (
    <ul className="max-lg:lines-between whitespace-nowrap max-lg:text-small gap-x-4 lg:mt-3 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <QuietLink icon={CalendarIcon} href={contactPath({ ...ask, topic: "test-drive" })}>
        {actionLabels.testDrive}
      </QuietLink>
      <QuietLink icon={LetterIcon} href={contactPath(ask)}>
        {actionLabels.contact}
      </QuietLink>
      <QuietLink icon={FormIcon} href={financingUrl} isExternal isCounted>
        {words.financingLabel}
      </QuietLink>
    </ul>
  );
}

interface QuietLinkProps {
  icon: ComponentType<{ className?: string }>;
  href: string;
  children: string;
  isExternal?: boolean;
  /** Whether following it is an event that the report counts. */
  isCounted?: boolean;
}

function QuietLink({
  icon: Icon,
  href,
  children,
  isExternal = false,
  isCounted = false,
}: QuietLinkProps) {
  const target = isExternal ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li>
      <a
        href={href}
        {...target}
        ping={isCounted ? pingPath : undefined}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-brand no-underline hover:underline"
      >
        <Icon className="size-5" />
        {children}
        {isExternal && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
