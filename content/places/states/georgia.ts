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
      note: "Savannah's old district is a grid of squares shaded by live oaks, running from River Street up to Forsyth Park. It draws crowds all year, especially around St. Patrick's Day. Interstate 16 ends downtown and Interstate 95 passes to the west, so a trailer can get close without crossing the squares. The historic blocks are for walking. River Street is paved in old ballast stone at the foot of steep ramps from Bay Street. Victory Drive, lined with palms, goes east to the boatyards at Thunderbolt. The golf neighborhoods outside the center, the marinas on the Wilmington River, the college campuses and the warehouses near the port are all places where a golf cart is useful. Landscapers and wedding venues should ask about cargo beds and extra seats.",
    },
    {
      name: "Tybee Island",
      slug: "tybee-island",
      type: "beach",
      coordinates: { lat: 32.0002, lng: -80.8457 },
      note: "Highway 80 is the one road to Tybee Island, and a very high tide can cover it, so we'd check the tide table before sending a trailer. On the island it turns into Butler Avenue and leads past the numbered streets to the pier. The lighthouse is at the north end, and Back River has the calm beach. Carts are an everyday way to get around the side streets, once the city has them on file. Plan your route so that you cross the highway only where it's marked. Spring break and summer weekends fill every parking space near the sand.",
    },
    {
      name: "Skidaway Island",
      slug: "skidaway-island",
      type: "shore",
      coordinates: { lat: 31.9349, lng: -81.047 },
      note: "The Diamond Causeway leads from Savannah to Skidaway Island, and a tall bridge over the Intracoastal brings you to the gates of The Landings. It's a large private community with several golf courses, two marinas, lagoons and miles of lanes and paths. A cart there is for errands as much as for golf, so look at comfort and storage first. Landings Harbor is at the north end, with spaces for carts, and Delegal Creek Marina is several miles away at the south end. Have a gate pass ready when we bring it. The association can tell you what equipment it requires. The state park nearby is a separate place with its own rules. There's no tourist rush on Skidaway, and any weekday suits a delivery.",
    },
    {
      name: "Darien",
      slug: "darien",
      type: "port",
      coordinates: { lat: 31.3702, lng: -81.434 },
      note: "Darien is a shrimping town on a bluff above one of the branches of the Altamaha River, right where Highway 17 crosses. Interstate 95 is minutes away, so a trailer could hardly have a simpler trip. The streets by the waterfront are quiet except during the Blessing of the Fleet in spring. Highway 99 leads past the old houses of the Ridge to Meridian, where the ferry for Sapelo Island ties up. Beyond town it's all marsh, pine and river, with fish camps, hunting land and homes on several acres. That is country for all-wheel drive and knobby tires, so tell us about your land first. If you have a boat dock at the end of a long sandy driveway, we can talk about that, too.",
    },
    {
      name: "Sea Island",
      slug: "sea-island",
      type: "beach",
      coordinates: { lat: 31.2002, lng: -81.3332 },
      note: "Sea Island is a private resort and a community of cottages, with a causeway and a gate between it and St. Simons. Sea Island Drive goes up the middle, and short numbered streets cross it from the marsh to the beach. A truck and trailer follow the Torras Causeway from Brunswick, then Sea Island Road, and the gate needs to know we're coming. Plan to keep your cart on the island's own lanes, since much of Sea Island Road is closed to it. The Lodge and its golf are across on the south end of St. Simons, so a cottage cart mainly goes to the Cloister, the beach club and the neighbors. For a cottage here, we'd look at a soft suspension, a good enclosure for rain and seats for guests. The island fills up at the holidays.",
    },
    {
      name: "St. Simons Island",
      slug: "st-simons-island",
      type: "beach",
      coordinates: { lat: 31.1505, lng: -81.3695 },
      note: "You reach St. Simons from Brunswick on the Torras Causeway, which is wide and easy with a trailer. At the south end are the Village shops, the pier and the lighthouse, while Frederica Road runs north through golf neighborhoods to the old fort. Glynn County has a map of the roads that are open to golf carts and to low-speed vehicles, and they aren't the same ones. Send us your address and we'll look at that map with you before you pick a cart. Summer evenings are crowded in the Village, so a morning delivery suits everyone.",
    },
    {
      name: "Brunswick",
      slug: "brunswick",
      type: "port",
      coordinates: { lat: 31.15, lng: -81.4915 },
      note: "Brunswick kept its colonial squares, with Newcastle Street as the main street and Gloucester Street crossing it on the way to the docks. Shrimp boats tie up on the East River, and the tall Sidney Lanier Bridge carries Highway 17 past the port. Mary Ross Waterfront Park, with its pavilion and farmers market, is where Gloucester ends, and it fills up for the July 4th celebration. There is plenty of room here for a trailer, with Interstate 95 to the west and wide streets into downtown. This is a working town more than a resort. A utility cart is useful in port yards, in the marinas, at the college and on church grounds. Larger lots out toward the marsh are good for a cart with off-road tires.",
    },
    {
      name: "Jekyll Island",
      slug: "jekyll-island",
      type: "beach",
      coordinates: { lat: 31.0686, lng: -81.4134 },
      note: "The State of Georgia owns Jekyll Island, and an authority manages it, including which carts may go where. A long causeway comes over from Highway 17, with a parking fee at the entrance, and a trailer has a smooth drive across. The historic district and its croquet lawn face the river, the shops and the wide beach are on the ocean, and the campground and Driftwood Beach are up north. Carts stay off the beach. Before you buy one for a cottage or a campsite, call the authority for its current rules. Summer and spring are the busy seasons.",
    },
    {
      name: "St. Marys",
      slug: "st-marys",
      type: "port",
      coordinates: { lat: 30.7305, lng: -81.5465 },
      note: "Osborne Street, which is also Highway 40, runs from Interstate 95 down to the St. Marys River and the ferry to Cumberland Island. Oaks and white porches line the last few blocks, and the waterfront park has swings that face Florida. A truck with a trailer has a straight drive to the river. No carts go over to Cumberland, which is a national seashore. In St. Marys itself, the golf community at Osprey Cove, the marinas and the big lots along the marsh are where a cart is practical. Spur 40 turns north past the Kings Bay submarine base and ends at Crooked River State Park, which has cottages, a boat ramp and campsites under the pines. The town is calm for a good part of the year, with crowds at its fall festival.",
    },
  ],
};
