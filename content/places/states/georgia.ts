import type { State } from "#domain/geography/place.ts";

export const georgia: State = {
  name: "Georgia",
  abbreviation: "GA",
  slug: "georgia",
  region: "southern",
  center: { lat: 31.4, lng: -81.2 },
  places: [
    {
      name: "Savannah",
      slug: "savannah",
      type: "port",
      coordinates: { lat: 32.0835, lng: -81.0998 },
      note: "Oglethorpe's plan gives the city its squares, one after another, shaded by live oaks between the river and Forsyth Park. Bay Street looks down on the cobbled ramps of River Street, where container ships slide by above the rooftops. Blocks that short suit the carts of landscape crews, campus staff and wedding planners. Islands to the east, toward Wilmington River, add docks and golf.",
    },
    {
      name: "Tybee Island",
      slug: "tybee-island",
      type: "beach",
      coordinates: { lat: 32.0002, lng: -80.8457 },
      note: "Butler Avenue carries you past numbered streets to the pier and pavilion at the south end. On the north end stand a black-and-white lighthouse, an old coastal battery and beaches facing the ships bound for Savannah. Back River has the calm side. Raised cottages with ground-level carports make charging simple, and a family cart turns lighthouse, ice cream and sunset into one lap.",
    },
    {
      name: "Skidaway Island",
      slug: "skidaway-island",
      type: "shore",
      coordinates: { lat: 31.9349, lng: -81.047 },
      note: "Marsh and river isolate this island southeast of Savannah, reached by a bridge over the Skidaway Narrows. Much of it is The Landings, a community of fairways, lagoons and two marinas laced by cart paths. The rest includes a state park with campsites and a marine institute. Here a cart is not a toy: it goes to the mailbox, the gym, the dock and a neighbor's supper.",
    },
    {
      name: "Darien",
      slug: "darien",
      type: "port",
      coordinates: { lat: 31.3702, lng: -81.434 },
      note: "Shrimp boats lie along the bluff near the mouth of the Altamaha, under the Highway 17 bridge. Scottish settlers laid out squares above them, and tabby ruins stand by the river. Fort King George is down the road. Go a little farther and marsh is all there is. Boatyards, fishing camps and hunt properties ask for ground clearance and a bed, not chrome.",
    },
    {
      name: "Sea Island",
      slug: "sea-island",
      type: "beach",
      coordinates: { lat: 31.2002, lng: -81.3332 },
      note: "A causeway lined with oaks leaves St. Simons and passes the resort's gate to reach this slender private island. Sea Island Drive runs its length with numbered cottage streets crossing from marsh to ocean. Beach club, stables, gardens and golf are the daily stops. Owners of these cottages look for finish and comfort: a hushed motor, good suspension, weather sides, somewhere to put the racquets.",
    },
    {
      name: "St. Simons Island",
      slug: "st-simons-island",
      type: "beach",
      coordinates: { lat: 31.1505, lng: -81.3695 },
      note: "The village gathers around a pier and a white lighthouse at the southern tip, and oaks arch over roads leading to Fort Frederica's tabby walls in the north. East Beach opens wide at low tide. Neighborhoods off Frederica and Demere roads mix cottages with golf. Between one of those and the pier, an evening spin with grandchildren takes less time than finding a place to park.",
    },
    {
      name: "Brunswick",
      slug: "brunswick",
      type: "port",
      coordinates: { lat: 31.15, lng: -81.4915 },
      note: "The old town kept its colonial squares and its English street names, Newcastle and Gloucester among them. Shrimpers dock along the East River; a great cable-stayed bridge named for Sidney Lanier lifts traffic over the port. Live oaks shade Victorian porches, and the marshes of Glynn begin at the edge. Festival days on Newcastle Street, port yards and marinas give a utility cart its errands.",
    },
    {
      name: "Jekyll Island",
      slug: "jekyll-island",
      type: "beach",
      coordinates: { lat: 31.0686, lng: -81.4134 },
      note: "The state owns the island, and much of it stays woods, dune and marsh. A historic district of millionaires' cottages surrounds a croquet lawn by the river; Driftwood Beach lies bleached at the north end, near the campground and the fishing pier; shops and a long strand face the ocean. Loop roads and campsites are flat and shaded. Children vote for the rear-facing seat.",
    },
    {
      name: "St. Marys",
      slug: "st-marys",
      type: "port",
      coordinates: { lat: 30.7305, lng: -81.5465 },
      note: "A ferry for Cumberland Island leaves from the foot of Osborne Street, where the waterfront park, swings and shrimp boats look across to Florida. The old town behind is a small grid with oaks and white porches. A submarine base lies nearby among pines. Visitors carry camping gear to the ferry dock by hand. If you live here, you could be the neighbor with a cargo deck.",
    },
  ],
};
