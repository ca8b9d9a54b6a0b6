import { useEffect } from "react";
import { readRememberedPlace } from "#app/site/delivery/remembered-place.ts";

/**
 * Chooses the place that this browser remembers, unless one is chosen already. It shows nothing: the
 * list of places is the page's own and stays out of the island's props.
 */
export function RememberedPlace({ selectId }: { selectId: string }) {
  // The list is not React's in the browser.
  useEffect(() => {
    const select = document.getElementById(selectId);
    if (!(select instanceof HTMLSelectElement) || select.value !== "") return;
    select.value = readRememberedPlace()?.id ?? "";
  }, [selectId]);
  return null;
}
