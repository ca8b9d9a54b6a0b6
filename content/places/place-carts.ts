import type { PlaceType } from "#domain/geography/place.ts";

/**
 * Carts that are shown in the scene of a place, by what kind of place it is: vehicles of the catalogue
 * whose front view we have rendered. Places of a state take turns, so that neighbors differ;
 * after all of a list, in their other colors for scenes.
 */
export const cartsByPlaceType: Readonly<Record<PlaceType | "town", readonly string[]>> = {
  beach: [
    "evolution-d5-maverick-4-plus",
    "denago-ev-nomad",
    "evolution-forester-4-plus",
    "evolution-d5-ranger-4-plus",
    "denago-ev-nomad-xl",
  ],
  "coastal-town": [
    "evolution-classic-4-plus",
    "denago-ev-city",
    "evolution-d6-max-gt4",
    "evolution-d5-maverick-2-plus",
  ],
  port: ["denago-ev-rover-xl", "evolution-classic-2-plus", "denago-ev-nomad-xl"],
  shore: ["evolution-d6-max-xt4", "evolution-d5-ranger-4-plus", "evolution-forester-4-plus"],
  town: [
    "evolution-classic-4-plus",
    "evolution-d5-ranger-2-plus",
    "denago-ev-city",
    "evolution-d5-maverick-4-plus",
    "denago-ev-nomad",
    "evolution-d6-max-gt4",
    "evolution-forester-4-plus",
  ],
};
