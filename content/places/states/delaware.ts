import type { State } from "#domain/geography/place.ts";

export const delaware: State = {
  name: "Delaware",
  abbreviation: "DE",
  slug: "delaware",
  region: "mid-atlantic",
  center: { lat: 38.65, lng: -75.1 },
  places: [
    {
      name: "Rehoboth Beach",
      slug: "rehoboth-beach",
      type: "beach",
      coordinates: { lat: 38.7209, lng: -75.076 },
      note: "Rehoboth Avenue comes in over the canal and ends at the bandstand, with boardwalk to left and right. Silver Lake and Lake Gerar hold the two sides of town. Between shops and pines, the residential streets are shaded, flat and close together. From a rental under those pines, chairs and boogie boards reach the sand in minutes.",
    },
    {
      name: "Lewes",
      slug: "lewes",
      type: "port",
      coordinates: { lat: 38.7746, lng: -75.1393 },
      note: "Second Street is brick and awnings, a museum nearby wears Dutch gables, and just below the canal carries fishing boats. Savannah Road crosses to the beach on Delaware Bay; the Cape May ferry and Cape Henlopen's dunes lie beyond. Sheltered water makes mornings calm. You could keep one foot in each world, canal slip and bayside cottage, and let a cart be the link.",
    },
    {
      name: "Dewey Beach",
      slug: "dewey-beach",
      type: "beach",
      coordinates: { lat: 38.6929, lng: -75.0746 },
      note: "Ocean on one side, Rehoboth Bay on the other, and a highway between: the town is hardly more than two blocks either way. Sailboards launch from the bay sand at breakfast, and bands begin on the same shore at sunset. Parking is the scarce thing. A group house that owns something with six seats can leave its cars alone from Friday to Sunday.",
    },
    {
      name: "Bethany Beach",
      slug: "bethany-beach",
      type: "beach",
      coordinates: { lat: 38.5396, lng: -75.0552 },
      note: "The carved totem figure by Route 1 tells you where Garfield Parkway turns to the ocean. A modest boardwalk meets it there. Quiet streets spread north and south; west of the highway a canal loops through shady lots, and gated communities with pools, courts and private drives adjoin the town. In those communities, a cart is how you reach tennis at eight and the pool at ten.",
    },
    {
      name: "South Bethany",
      slug: "south-bethany",
      type: "shore",
      coordinates: { lat: 38.5165, lng: -75.053 },
      note: "Houses, canals, dunes, and no shopping street at all. West of Route 1 dead-end lanes alternate with fingers of water, so neighbors wave across the canal from facing docks. East of it, a few rows of cottages meet the ocean. Your kayak lives on the west and your umbrella on the east. Something small that carries both would be used twice daily.",
    },
    {
      name: "Fenwick Island",
      slug: "fenwick-island",
      type: "beach",
      coordinates: { lat: 38.4623, lng: -75.0513 },
      note: "A white lighthouse stands beside a stone set for the Transpeninsular Line, so you know when Maryland begins. The town lies north of it on a strip of sand, ocean to the east and Little Assawoman Bay to the west. Bunting Avenue follows the dunes. Beyond the last house comes a state park. Bayside families use a cart to move crab traps and cousins.",
    },
  ],
};
