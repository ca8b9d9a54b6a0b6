import type { State } from "#domain/geography/place.ts";

export const maryland: State = {
  name: "Maryland",
  abbreviation: "MD",
  slug: "maryland",
  region: "mid-atlantic",
  center: { lat: 38.75, lng: -75.8 },
  places: [
    {
      name: "Ocean City",
      slug: "ocean-city",
      type: "beach",
      coordinates: { lat: 38.3365, lng: -75.0849 },
      note: "Ocean City runs from the inlet and the boardwalk up to the Delaware line, with Coastal Highway down the middle and bay canals along the west. Our truck would use the Route 50 bridge for the south end or Route 90 for the upper streets, and a midweek delivery avoids the Saturday backups. Between Memorial Day and Labor Day parking is tight on every block. In early August, the White Marlin Open fills the docks around 14th Street with boats and spectators. A cart is useful on condominium grounds, in a marina, or across the bay in West Ocean City, where private campgrounds have long loops, pools and camp stores. Check with the manager first, since each place has its own cart rules.",
    },
    {
      name: "Annapolis",
      slug: "annapolis",
      type: "port",
      coordinates: { lat: 38.9784, lng: -76.4922 },
      note: "Brick streets run down from State Circle to City Dock, and across the Spa Creek bridge is Eastport, with its sail lofts, marinas and boatyards. We wouldn't sell you a cart for the historic blocks, which are narrow, one-way and full of parked cars. The boatyards along Back Creek are another matter. There, a small electric utility cart carries batteries, sails and toolboxes between the gate and the far dock. Forest Drive leads out the neck toward Quiet Waters Park and to waterfront communities such as Hillsmere Shores and Bay Ridge, which keep beaches and boat docks for their members. Trailers come in on Route 50 and Rowe Boulevard, but we'd avoid the weeks of the fall boat shows.",
    },
    {
      name: "Assateague Island",
      slug: "assateague-island",
      type: "shore",
      coordinates: { lat: 38.2403, lng: -75.14 },
      note: "Assateague is a barrier island of parks, wild ponies and open beach, with no town on it. The bridge on Route 611 crosses Sinepuxent Bay to the state park, and the national seashore continues to the south. Please leave your golf cart on the mainland. What does work is one of the private campgrounds on Stephen Decatur Highway, a short way before the bridge, where families stay for weeks among the pines. If you have a site there, ask the office what kind of cart it accepts. From June on, mosquitoes come off the marsh at dusk, and a zip-up enclosure is worth having. The highway is level and easy with a trailer, except on summer Saturdays.",
    },
    {
      name: "St. Michaels",
      slug: "st-michaels",
      type: "coastal-town",
      coordinates: { lat: 38.7851, lng: -76.2244 },
      note: "Route 33 comes in from Easton and becomes Talbot Street, the one long street of shops and inns. Side lanes run from it to the harbor, the maritime museum and the creeks off the Miles River. Weekends are busy from spring through the fall, and Talbot Street is slow going with a trailer then, so we'd deliver on a weekday. Past town, the road goes on to Tilghman Island over a drawbridge at Knapps Narrows, with marinas along the channel. Carts make sense for the inns and marinas around the harbor and for homes with a long driveway and a dock at the end of it. A cart with four padded seats and a canopy is a gracious way to bring guests and bags up from the water.",
    },
    {
      name: "Chesapeake Beach",
      slug: "chesapeake-beach",
      type: "beach",
      coordinates: { lat: 38.6862, lng: -76.5347 },
      note: "Chesapeake Beach is on the western shore, with a marina and charter boats where Fishing Creek meets the bay. Route 260 brings a trailer in from the west, and Route 261 follows the water toward North Beach. The old railway trail through the marsh is kept for walkers and bicycles. A cart belongs in the condominium communities along the bay, at the marina, or on one of the big wooded lots outside town. South of the harbor the ground rises to cliffs at Brownie's Beach, and driveways off Bayside Road get steep, so ask us about a stronger motor. Summer weekends bring fishing parties and day visitors, so mornings are a good time to unload. For marina work, look at a two-seater with a cargo box in back.",
    },
    {
      name: "Solomons",
      slug: "solomons",
      type: "coastal-town",
      coordinates: { lat: 38.3185, lng: -76.4541 },
      note: "Solomons is a small island where the Patuxent River opens into the Chesapeake, with a riverwalk on one side and a row of marinas on the creeks behind. Route 2/4 brings you down through Calvert County, and the Thomas Johnson Bridge connects to St. Mary's County. The bridge is high and only two lanes wide, and it backs up with naval base traffic morning and evening, so haul at midday. The main road on the island is short and narrow, and boaters fill it on warm weekends. Marina yards are the natural place for an electric cart, with ice, sails and groceries going out to the docks. Several private communities in nearby Lusby have lake or bay beaches and large lots, and if you live in one, ask which carts it accepts.",
    },
    {
      name: "Crisfield",
      slug: "crisfield",
      type: "port",
      coordinates: { lat: 37.9835, lng: -75.8538 },
      note: "Crisfield is at the end of Route 413, where Main Street runs out to the city dock on Tangier Sound. Crab houses, Somers Cove Marina and the passenger boats to Smith and Tangier islands are all close to the water. The drive down from Route 13 is flat and open, and a trailer has no trouble with it. Things are busy here when the crabs are running and again around Labor Day, for the Hard Crab Derby. Janes Island State Park, just outside town, has a campground under tall pines and a marina on the canal. A seafood business or a marina can put an electric utility cart to work every day, and so can anyone with acreage along the marsh. Ask about a dump bed and tires for soft ground.",
    },
    {
      name: "Havre de Grace",
      slug: "havre-de-grace",
      type: "port",
      coordinates: { lat: 39.5493, lng: -76.0916 },
      note: "Havre de Grace is where the Susquehanna River becomes the Chesapeake Bay. A stone lighthouse marks Concord Point, and a promenade for walkers leads along the shore to Tydings Park and the yacht basin. Getting here is simple: Interstate 95 and Route 40 both pass the edge of town, and the old streets near the water are the only narrow part. Coming from New Jersey, we cross the river on the Tydings or the Hatem Bridge, both long, high and windy, so a cart gets tied down twice. Boating season and the fall weekends draw visitors to the museums and antique shops. At Bulle Rock, on the hill outside town, homes are built around a golf course. That community, the marinas and larger private properties are where a cart fits.",
    },
  ],
};
