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
      note: "Between Ocean Boulevard and Ashworth Avenue, the lettered streets of Hampton Beach are only a block or two long, so nearly every rental is close to the sand. Ocean Boulevard runs one way north and Ashworth brings the traffic back south. Route 101 comes straight from I-95 to the beach, which makes a trailer easy to bring in early on a weekday. From late June to Labor Day the curb is metered and full. Keep a golf cart on private ground here, such as a motel's own lot. Down at the inlet, the state park has RV sites; ask there about carts before you reserve one. The private campgrounds inland in Hampton and Hampton Falls are also worth a call if you camp for the season.",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 43.077, lng: -70.7577 },
      note: "Downtown Portsmouth is small and old: brick sidewalks around Market Square, Prescott Park on the Piscataqua River, and the museum houses of Strawbery Banke between them and the South End. The Market Street exit of I-95 brings you right in, but street spaces are scarce and a trailer won't fit in the garages. The Memorial Bridge to Kittery lifts for boats, so add a few minutes. A cart in this town is mainly for work. A marina, a hotel with grounds, a museum, or a company out at Pease, the former air base, has people and tools to move all day long. There, a quiet cart on private property saves starting a truck.",
    },
    {
      name: "Rye",
      slug: "rye",
      type: "shore",
      coordinates: { lat: 43.0134, lng: -70.7709 },
      note: "Driving down Route 1A in Rye, you pass Odiorne Point, Wallis Sands, Rye Harbor and Jenness Beach one after another, with the Isles of Shoals out on the horizon. Washington Road comes in from Route 1 through Rye Center, and that's the easy way with a trailer. The state lots at the beaches fill on hot weekends, when Route 1A slows to a crawl. In winter, a northeaster can throw stones and spray across the road, so park a cart in back or in the garage. Behind the stone walls, many houses have big lawns and long driveways. If that's your place, a cart with a bed in back will haul the mulch and brush. The golf clubs in town are the other natural place for one.",
    },
    {
      name: "Seabrook Beach",
      slug: "seabrook-beach",
      type: "beach",
      coordinates: { lat: 42.8846, lng: -70.8231 },
      note: "Seabrook Beach is a tight grid of cottages on a sandy strip, with dunes and ocean on one side and the tidal flats of Hampton Harbor on the other. Route 1A comes over the inlet from Hampton, and Route 286 crosses the marsh from Route 1, which is the better way with a trailer. There is little parking for visitors, so make sure you have room on your own lot to park and charge. The wind carries sand off the beach and the Back Dunes alike, so keep a cover on the cart between weekends. The grid is made up of public streets, and a golf cart won't do much for you there; ask us about low-speed vehicles that can get plates, and check the posted limits on your block.",
    },
    {
      name: "North Hampton",
      slug: "north-hampton",
      type: "coastal-town",
      coordinates: { lat: 42.9726, lng: -70.8298 },
      note: "Little Boar's Head is the part of North Hampton that people remember: large houses and gardens on a low bluff, a row of old fish houses, and a state beach next door. Atlantic Avenue goes inland from there, across Route 1, to the village at Post Road. Bring a trailer in from Route 1; the shore road is slow in July and August and has few places to pull over. Properties here tend to be generous. Fuller Gardens on Willow Avenue, with its roses and hedges, shows you how much tending such grounds take from May through October. For a groundskeeper, or for anybody who gardens on a couple of acres, a cart with a bed replaces a lot of trips with the wheelbarrow.",
    },
    {
      name: "New Castle",
      slug: "new-castle",
      type: "coastal-town",
      coordinates: { lat: 43.0681, lng: -70.7199 },
      note: "The whole town of New Castle is on islands at the mouth of the Piscataqua River, and Route 1B ties it to Portsmouth and Rye by bridges and causeways. Old houses are set close along the lanes, Fort Constitution and the harbor light are out at the point, and the big hotel by the bridge looks over Little Harbor. Tell us your street before we bring a trailer, because turning one around in the village takes some planning. The marina and the hotel grounds are where carts work here. Sails, coolers and luggage all have to get from the parking lot to the dock, and back again in the evening.",
    },
  ],
};
