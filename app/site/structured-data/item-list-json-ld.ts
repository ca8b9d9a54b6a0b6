import type { ItemList, WithContext } from "schema-dts";
import { context } from "./schema-org.ts";

interface ListItem {
  /** Begins with a slash. */
  path: string;
  name: string;
}

/** A list of pages, such as the vehicles or the places that a page lists, in its order. */
export function toItemListJsonLd(name: string, items: readonly ListItem[]) {
  return (siteUrl: string): WithContext<ItemList> => ({
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: siteUrl + item.path,
    })),
  });
}
