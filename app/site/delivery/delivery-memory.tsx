import { useEffect } from "react";
import { deliveryLine as words, deliveredPrice } from "#content/pages/words/delivered-price.ts";
import { deliverToPath, withDeliveryPlace } from "#content/pages/paths.ts";
import { useStored, writeStored } from "#app/ui/browser-storage.ts";
import { formatDeliveryPlace } from "./delivered-price.tsx";
import { parseRememberedPlace, type RememberedPlace } from "./remembered-place.ts";

interface DeliveryMemoryProps {
  /** The path of the page and its query, without the place. */
  path: string;
  /** The place that its prices are shown for. */
  place: RememberedPlace | null;
}

const storedName = "delivery-place";
const link = "inline-flex min-h-11 items-center font-semibold text-brand";

/**
 * Says where prices are delivered, with the way to change it. The browser remembers the place, and
 * offers it again on a page without one.
 */
export function DeliveryMemory({ path, place }: DeliveryMemoryProps) {
  const remembered = parseRememberedPlace(useStored(storedName));
  // A place is remembered because the page with it was opened, not because something was pressed.
  useEffect(() => {
    if (!place) return;
    const { id, name, stateAbbreviation } = place;
    writeStored(storedName, JSON.stringify({ id, name, stateAbbreviation }));
  }, [place]);
  if (place) {
    return (
      <p className="no-print mt-4 flex flex-wrap items-center gap-x-5">
        {words.formatShown(formatDeliveryPlace(place))}
        <a href={deliverToPath(withDeliveryPlace(path, place))} className={link}>
          {deliveredPrice.changeLabel}
        </a>
        <a href={path} className={link}>
          {deliveredPrice.withoutLabel}
        </a>
      </p>
    );
  }
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-x-5">
      {remembered ? (
        <>
          <a href={withDeliveryPlace(path, remembered)} className={link}>
            {words.formatRemembered(formatDeliveryPlace(remembered))}
          </a>
          <a href={deliverToPath(path)} className={link}>
            {words.otherLabel}
          </a>
        </>
      ) : (
        <a href={deliverToPath(path)} className={link}>
          {words.chooseLabel}
        </a>
      )}
    </p>
  );
}
