import { useEffect } from "react";
import { deliveryLine as words, deliveredPrice } from "#content/pages/words/delivered-price.ts";
import { deliverToPath, withDeliveryPlace } from "#content/pages/paths.ts";
import { useStored, writeStored } from "#app/ui/browser-storage.ts";
import { formatDeliveryPlace } from "./delivered-price.tsx";
import {
  parseRememberedPlace,
  rememberedPlaceName,
  type RememberedPlace,
} from "./remembered-place.ts";

interface DeliveryMemoryProps {
  /** The path of the page and its query, without the place. */
  path: string;
  /** The place that its prices are shown for. */
  place: RememberedPlace | null;
}

const line = "no-print flex flex-wrap items-center gap-x-5";
const link = "inline-flex min-h-11 items-center font-semibold text-brand";

/**
 * Says where prices are delivered, with the way to change it. The browser remembers the place, and
 * offers it again on a page without one.
 */
export function DeliveryMemory({ path, place }: DeliveryMemoryProps) {
  const remembered = parseRememberedPlace(useStored(rememberedPlaceName));
  // A place is remembered because the page with it was opened, not because something was pressed.
  useEffect(() => {
    if (!place) return;
    const { id, name, stateAbbreviation } = place;
    writeStored(rememberedPlaceName, JSON.stringify({ id, name, stateAbbreviation }));
  }, [place]);
  if (place) {
    return (
      <p className={line}>
        {words.formatShown(formatDeliveryPlace(place))}
        <a href={deliverToPath(withDeliveryPlace(path, place))} className={link}>
          {deliveredPrice.changeLabel}
        </a>
        <a href={path} className={link}>
          {words.withoutLabel}
        </a>
      </p>
    );
  }
  return (
    <p className={line}>
      {remembered ? (
        <>
          <a href={withDeliveryPlace(path, remembered)} className={`${link} max-w-full`}>
            <span className="truncate">
              {words.formatRemembered(formatDeliveryPlace(remembered))}
            </span>
          </a>
          {/* On a phone this would be a second line, and move the page when the browser remembers. */}
          <a href={deliverToPath(path)} className={`${link} max-sm:hidden`}>
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
