import type { State } from "#domain/geography/place.ts";

export const newHampshire: State = {
  name: "New Hampshire",
  abbreviation: "NH",
  slug: "new-hampshire",
  region: "northern",
  center: { lat: 42.98, lng: -70.78 },
  places: [
    {
      name: "Hampton Beach",
      slug: "hampton-beach",
      type: "beach",
      coordinates: { lat: 42.9073, lng: -70.812 },
      note: "Lettered streets run the short way between Ocean Boulevard and Ashworth Avenue, so you are seldom more than a block from sand. Bands play at the Seashell Stage, and an RV campground stands at the southern end beside the harbor inlet. Renting here for a week? Leave the car at the house and let a small electric vehicle do the ice, pizza and beach-chair rounds.",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 43.077, lng: -70.7577 },
      note: "New Hampshire's seaport faces Maine across a fast tidal river. Around Market Square the streets are brick and crooked; Strawbery Banke, Prescott Park and the old South End lie a few minutes' walk away, and tugboats tie up near Ceres Street. Museum grounds, marinas and hotel forecourts keep carts busy, since parking downtown is scarce and distances are small.",
    },
    {
      name: "Rye",
      slug: "rye",
      type: "shore",
      coordinates: { lat: 43.0134, lng: -70.7709 },
      note: "Odiorne Point, Wallis Sands, Rye Harbor, Jenness Beach: the names follow one another down Route 1A. Between them are shingle, surf and houses set back behind stone walls, with the Isles of Shoals on the horizon. Residents tend big lawns and long driveways. A quiet cart with a dump bed carries mulch in May and wetsuits in August.",
    },
    {
      name: "Seabrook Beach",
      slug: "seabrook-beach",
      type: "beach",
      coordinates: { lat: 42.8846, lng: -70.8231 },
      note: "South of the bridge over Hampton Harbor inlet, a sandy strip holds a tight grid of cottages with dunes in front and tidal flats behind. The Massachusetts line is close by. Almost nothing here is more than a few blocks from anything else. You want room for boogie boards, a hose to rinse off the floor mats, and a spot to charge beneath the deck.",
    },
    {
      name: "North Hampton",
      slug: "north-hampton",
      type: "coastal-town",
      coordinates: { lat: 42.9726, lng: -70.8298 },
      note: "Little Boar's Head is the part you see from the water: gracious houses on a low bluff, old fish houses below, a state beach next door. Atlantic Avenue heads inland from there to the village on Post Road, past fields and gardens. On grounds of that size, owners use a cart much as others use a wheelbarrow, several times each day.",
    },
    {
      name: "New Castle",
      slug: "new-castle",
      type: "coastal-town",
      coordinates: { lat: 43.0681, lng: -70.7199 },
      note: "One island town, linked to Portsmouth by causeways and bridges along Route 1B. Colonial houses crowd lanes that were laid out for walking, Fort Constitution and a harbor light guard the river mouth, and a grand hotel looks over Little Harbor. Boat owners park once, then move sails, coolers and crew from the lane to the slip with an electric runabout.",
    },
  ],
};
