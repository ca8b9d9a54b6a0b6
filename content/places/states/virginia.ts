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
      note: "A concrete boardwalk runs past hotel towers and a bronze King Neptune, with Atlantic and Pacific avenues behind it and numbered streets across. Rudee Inlet ends the strip on the south; on the north the hotels give way to shaded cottages on a feeder road, then First Landing's woods. North End families treat the walk to the beach path as an expedition. A cart makes it a habit.",
    },
    {
      name: "Sandbridge",
      slug: "sandbridge",
      type: "beach",
      coordinates: { lat: 36.7461, lng: -75.9442 },
      note: "Below the resort strip, a narrow ribbon of houses separates the Atlantic from Back Bay. Sandfiddler Road takes the ocean row and Sandpiper Road runs parallel one lot back, ending near Little Island Park; the wildlife refuge begins there. Houses rent by the week to several families at once. With no boardwalk and few shops, your cart goes house to dune to neighbor's grill.",
    },
    {
      name: "Norfolk",
      slug: "norfolk",
      type: "port",
      coordinates: { lat: 36.8468, lng: -76.2852 },
      note: "Gray ships at the naval base, a battleship moored downtown, tugs everywhere: the Elizabeth River explains this city. Freemason and Ghent keep cobbles, row houses and a shady inlet close to the center. On the Chesapeake side, Ocean View and East Beach have calm surf and front porches. Terminal yards, campuses and garden paths are where electric utility vehicles clock their hours.",
    },
    {
      name: "Portsmouth",
      slug: "portsmouth",
      type: "port",
      coordinates: { lat: 36.8354, lng: -76.2983 },
      note: "Come from Norfolk by passenger ferry and you land at the foot of High Street. Olde Towne starts there, a grid of Federal, Georgian and Victorian houses that you can walk end to end, and a red lightship rests on the seawall. Hospital and shipyard bracket it. For house tours, weddings and street festivals, hosts with a canopied cart look after guests in heels.",
    },
    {
      name: "Hampton",
      slug: "hampton",
      type: "coastal-town",
      coordinates: { lat: 37.0299, lng: -76.3452 },
      note: "Fort Monroe, ringed by its moat, occupies Old Point Comfort where the harbor meets the Chesapeake. Phoebus is the village outside its gate. Downtown faces the Hampton River with a restored carousel, and Buckroe has a bay beach with a pier and lifeguards. Fort Monroe's lawns and former officers' houses are spread generously. Residents and event staff there think in cart distances.",
    },
    {
      name: "Newport News",
      slug: "newport-news",
      type: "port",
      coordinates: { lat: 36.9788, lng: -76.428 },
      note: "A shipyard stretches along the James River and sets the city's shifts. The rest follows in a long, slim line: Hilton Village's English cottages, the Mariners' Museum with its lake and trail, a campground in a wooded reservoir park to the north. Campers there spread along loop roads under tall trees. Firewood, showers, canoe rental, friends on loop C: a cart visits all four.",
    },
    {
      name: "Yorktown",
      slug: "yorktown",
      type: "coastal-town",
      coordinates: { lat: 37.2388, lng: -76.5097 },
      note: "Bluff and beach give the town two levels. On top, Main Street keeps colonial brick and the victory monument, with earthworks and cannon in the fields beyond. Below, Water Street and the Riverwalk follow the York River to a little beach under the Coleman Bridge. Carrying chairs between the levels is the hard part. Museum grounds and weddings on the lawn call for seats and torque.",
    },
    {
      name: "Cape Charles",
      slug: "cape-charles",
      type: "coastal-town",
      coordinates: { lat: 37.2679, lng: -76.0174 },
      note: "Railroad planners drew a tidy grid beside Chesapeake Bay, and it still works: avenues named for Virginia statesmen, cross streets named for fruit and trees. Bay Avenue fronts a shallow, sunset-facing beach with a fishing pier. The harbor sits on the south, a golf community farther along. Everything lies within a handful of blocks, and a neighbor's cart is a familiar sight outside the shops.",
    },
    {
      name: "Chincoteague",
      slug: "chincoteague",
      type: "shore",
      coordinates: { lat: 37.9332, lng: -75.3788 },
      note: "Ponies swim the channel here every July while the island watches from the marsh. Main Street follows the waterfront, Maddox Boulevard heads for the bridge to Assateague, and side roads lead past oyster piles and cottages to campgrounds in the pines. Evenings are for ice cream. From campsite to town dock is farther than it looks on the brochure, so bring seats for everyone.",
    },
  ],
};
