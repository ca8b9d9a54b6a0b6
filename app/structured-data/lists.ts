import type { ItemList, WithContext } from "schema-dts";
import { context } from "./context.ts";

interface Listed {
  /** Begins with a slash. */
  path: string;
  name: string;
}

/** The things a page lists, in its order. */
export function describeList(name: string, items: readonly Listed[]) {
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
