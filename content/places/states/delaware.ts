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
      note: "Rehoboth Avenue crosses the canal and runs straight to the bandstand and the boardwalk, with shady residential streets on both sides and a small lake at either end of town. A truck and trailer come in from Route 1. In July and August we'd pick a weekday morning, because curb space is short all summer. A golf cart here belongs on private ground: a country club, a condominium property or one of the private communities west of the canal. If that's where you'll use it, four seats and a rear rack will carry the family and the beach bags from your door to the pool.",
    },
    {
      name: "Lewes",
      slug: "lewes",
      type: "port",
      coordinates: { lat: 38.7746, lng: -75.1393 },
      note: "Second Street has the shops, the canal behind it has the fishing boats, and Savannah Road crosses a drawbridge to a calm beach on Delaware Bay. You can get a truck and trailer here on Route 1 or straight from New Jersey on the Cape May ferry, which lands beside Cape Henlopen. Traffic builds on summer weekends and when a ferry unloads. The backups start at Five Points, where Routes 1 and 9 meet, so we'd come early. Cape Henlopen has campsites among the pines, and the park office would tell you its own cart rules. Many of the newer communities outside town have private lanes, a clubhouse and a pool, and that's where a golf cart belongs. A marina or a large wooded lot is a good place for a small utility cart too.",
    },
    {
      name: "Dewey Beach",
      slug: "dewey-beach",
      type: "beach",
      coordinates: { lat: 38.6929, lng: -75.0746 },
      note: "Dewey Beach is about two blocks wide between the ocean and Rehoboth Bay, and Route 1 goes straight through it. That makes it easy to find and hard to park in, so ask your landlord where a truck and trailer can stop before you set a delivery day. From Memorial Day to Labor Day the town is full, and weekends are loud and late. South of town, Route 1 goes through Delaware Seashore State Park to the Indian River Inlet, where there's a marina and campgrounds. There's little private ground for a golf cart between the highway and the sand. We'd consider one for a marina, a motel property or a good-sized bayside lot.",
    },
    {
      name: "Bethany Beach",
      slug: "bethany-beach",
      type: "beach",
      coordinates: { lat: 38.5396, lng: -75.0552 },
      note: "Look for the carved totem pole where Garfield Parkway meets Route 1, then follow the parkway to a small boardwalk and the ocean. Streets north and south of it are quiet, and a canal loops through the shady lots on the west side. Pennsylvania Avenue takes on water when the Loop Canal backs up in a storm, so check how high your garage floor is before you keep a cart there. Right next to town are large private resorts and condominium communities with tennis courts, pools and their own lanes, and a cart earns its keep there. Ask the community's office about its cart rules before you choose one. It's easy to bring a trailer in on Route 26 from the west, though Saturday changeovers slow everything down in summer.",
    },
    {
      name: "South Bethany",
      slug: "south-bethany",
      type: "shore",
      coordinates: { lat: 38.5165, lng: -75.053 },
      note: "South Bethany is all houses, with no shopping street. Canals reach in behind the homes west of Route 1, and a few rows of cottages face the ocean on the east side. Many of the side streets end at the water, so tell us your cross street, and we'll work out where a trailer can turn around. The town's slow streets suit a low-speed vehicle with plates. A golf cart would have to stay on your own property. Many homes stand on pilings, and the covered space underneath does for a garage once it has an outlet. The town is quiet from fall to spring and fills up by the week in summer.",
    },
    {
      name: "Fenwick Island",
      slug: "fenwick-island",
      type: "beach",
      coordinates: { lat: 38.4623, lng: -75.0513 },
      note: "Fenwick Island is a narrow strip between the ocean and Little Assawoman Bay, with Route 1 through the middle and a white lighthouse just above the Maryland line. The town bans low-speed vehicles from its streets, so please don't buy one to get to the beach. The place for a cart is across the bay, where Route 54 passes campgrounds, marinas and private waterfront communities with lanes of their own. Route 54 is also the simple way in with a trailer. Expect slow traffic on Route 1 from June through Labor Day.",
    },
  ],
};
