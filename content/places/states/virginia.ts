import type { State } from "#domain/geography/place.ts";

export const virginia: State = {
  name: "Virginia",
  abbreviation: "VA",
  slug: "virginia",
  region: "mid-atlantic",
  center: { lat: 37.2, lng: -76 },
  places: [
    {
      name: "Virginia Beach",
      slug: "virginia-beach",
      type: "beach",
      coordinates: { lat: 36.8529, lng: -75.978 },
      note: "The resort strip has a wide boardwalk, numbered streets and two parallel avenues, Atlantic and Pacific, with Rudee Inlet at the south end. Interstate 264 brings a truck and trailer almost to the sand, and then summer traffic takes over. North of the hotels are the shaded cottages of the North End. The city has opened some neighborhoods to golf carts, so find out whether yours is one of them before you decide what to buy. Two other good places are the golf courses inland and the big private campgrounds along General Booth Boulevard, which have their own loops, pools and stores.",
    },
    {
      name: "Sandbridge",
      slug: "sandbridge",
      type: "beach",
      coordinates: { lat: 36.7461, lng: -75.9442 },
      note: "Sandbridge is a narrow strip of houses between the Atlantic and Back Bay, south of the Virginia Beach resort area. Sandbridge Road is the one road in, so a trailer should stay away from the Saturday changeover in July. Sandpiper Road then runs south along the houses to Little Island Park and the edge of the wildlife refuge. Sandfiddler Road, between Sandpiper and the ocean, has tall houses on pilings, and sand blows into the parking underneath. A long south wind piles the bay up on Sandbridge Road, so we'd look at the forecast before hauling. An RV resort with its own lanes on the bay side and the condominium grounds nearby are sensible homes for a golf cart. Carts don't belong on the beach itself or in the refuge.",
    },
    {
      name: "Norfolk",
      slug: "norfolk",
      type: "port",
      coordinates: { lat: 36.8468, lng: -76.2852 },
      note: "Norfolk is a working harbor city, with the naval base at one end, a downtown on the Elizabeth River and the long Chesapeake beaches of Ocean View and East Beach in between. Interstate 64 gets a trailer here, and the bridge-tunnel from Hampton backs up at rush hour. Ghent and Freemason have narrow old streets that aren't meant for a golf cart. The Hague, the inlet beside Ghent, comes up into the streets when the wind blows from the northeast, so don't store anything with batteries at curb level there. We'd point you to a utility model for a warehouse yard, a college campus, a marina on Little Creek or a large garden. An electric cart is quiet enough to use indoors, and it can charge overnight in the shop.",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 36.8354, lng: -76.2983 },
      note: "Olde Towne begins where the passenger ferry from Norfolk lands, and High Street leads inland from there past shops and old brick houses. The blocks are small and the curbs are full, so delivery by trailer goes better in the morning. From the Norfolk side you come through the Downtown or the Midtown Tunnel. The naval shipyard is a few blocks south along the river, and at shift change its traffic backs up to both of them. Once a cart is here, its place is a marina on the river, a warehouse yard or the lawn of a private event, not the streets of the old neighborhood. A venue that hosts weddings would get good use out of a six-seater with a canopy.",
    },
    {
      name: "Hampton",
      slug: "hampton",
      type: "coastal-town",
      coordinates: { lat: 37.0299, lng: -76.3452 },
      note: "Hampton has three waterfronts: downtown on the Hampton River, Buckroe Beach on the bay, and Fort Monroe on the point, with the village of Phoebus outside its gate. Interstate 64 runs right through, but leave extra time for the bridge-tunnel, which is slow on summer Fridays. For the trailer, Mercury Boulevard is the wide way across town to Phoebus. Marinas on the river are a good setting for a small cart, and so are churches, schools and museums with wide lawns to look after. Fort Monroe is partly national park land, so anyone planning an event there should talk to the site's staff before counting on a cart. We can help you choose between more seats and a cargo box.",
    },
    {
      name: "Newport News",
      slug: "newport-news",
      type: "port",
      coordinates: { lat: 36.9788, lng: -76.428 },
      note: "Newport News is long and slim, from the shipyard on the James River up to the wooded city park at the north end. In between are Hilton Village, the Mariners' Museum with its lake, and planned neighborhoods around golf courses. Interstate 64 has exits near almost every part of town, and none of them is hard with a trailer. From the south, Route 17 comes over the James River Bridge and lands beside Huntington Park, which has a boat ramp, a beach and a long fishing pier. Industrial yards and campuses here cover a lot of ground, and an electric utility cart saves hours of walking. If you camp at the city park or live on a course, ask the office which carts it takes before you bring your own.",
    },
    {
      name: "Yorktown",
      slug: "yorktown",
      type: "coastal-town",
      coordinates: { lat: 37.2388, lng: -76.5097 },
      note: "Yorktown is built on two levels. Main Street is up on the bluff with its colonial houses, and Water Street runs along the river below, with a small beach near the Coleman Bridge. Ballard Street climbs from one to the other, and on Saturdays in season a market fills Riverwalk Landing. Trucks come by Route 17, since the Colonial Parkway is closed to commercial vehicles. The battlefield around the village is national park land, so keep a cart out of it. Marinas on the creeks nearby and homes on a few acres are better settings. Lots along the river can be steep, so if you'll carry passengers up from your own dock, ask us about motor torque and brakes.",
    },
    {
      name: "Cape Charles",
      slug: "cape-charles",
      type: "coastal-town",
      coordinates: { lat: 37.2679, lng: -76.0174 },
      note: "Cape Charles is a compact railroad town on the bay side of the Eastern Shore, with a neat grid of streets between the beach on Bay Avenue and the shops on Mason. Golf carts may use the quiet town streets under the rules above, so the car can stay parked for the weekend. Leave Central Park and the sidewalks to people on foot. A truck comes up the Chesapeake Bay Bridge-Tunnel or down Route 13, then in on Stone Road. Summer weekends fill the beach and the parking along it. The golf community next to town, Bay Creek, has rules of its own.",
    },
    {
      name: "Chincoteague",
      slug: "chincoteague",
      type: "shore",
      coordinates: { lat: 37.9332, lng: -75.3788 },
      note: "A long causeway, Route 175, crosses the marsh to Chincoteague, and Maddox Boulevard continues to the wildlife refuge and beach on Assateague. Main Street follows the water, with motels, oyster houses and a town park along it. Near its south end is Curtis Merritt Harbor, with slips, a boat ramp and a paved lot for trailers. In late July the wild pony swim brings in more people than the island can hold, so nobody should schedule a trailer for that week. At a private campground among the pines, a cart saves you the walk between your site, the bathhouse and the crabbing dock. Ask when you book whether you may bring one. The refuge is for cars, bicycles and walkers only.",
    },
  ],
};
