/**
 * Where a state's page ends: the shore of a place of the state that is not its first, since home and the
 * list of places begin there, with a cart that no other part of the page shows.
 */
export const stateScenes: Readonly<Record<string, { placeSlug: string; cartId: string }>> = {
  maine: { placeSlug: "bar-harbor", cartId: "evolution-d5-maverick-4-plus" },
  "new-hampshire": { placeSlug: "portsmouth", cartId: "denago-ev-rover-xl" },
  massachusetts: { placeSlug: "provincetown", cartId: "evolution-d5-maverick-2-plus" },
  "rhode-island": { placeSlug: "narragansett", cartId: "evolution-d6-max-gt4" },
  connecticut: { placeSlug: "stonington", cartId: "denago-ev-city" },
  "new-york": { placeSlug: "montauk", cartId: "denago-ev-nomad-xl" },
  "new-jersey": { placeSlug: "long-beach-island", cartId: "denago-ev-nomad-xl" },
  delaware: { placeSlug: "bethany-beach", cartId: "denago-ev-nomad" },
  maryland: { placeSlug: "st-michaels", cartId: "denago-ev-city" },
  virginia: { placeSlug: "chincoteague", cartId: "evolution-d5-ranger-2-plus" },
  "north-carolina": { placeSlug: "nags-head", cartId: "evolution-d5-maverick-4-plus" },
  "south-carolina": { placeSlug: "folly-beach", cartId: "denago-ev-nomad" },
  georgia: { placeSlug: "tybee-island", cartId: "evolution-d5-maverick-2-plus" },
  florida: { placeSlug: "key-west", cartId: "denago-ev-nomad-xl" },
};
