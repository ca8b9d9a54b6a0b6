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
      note: "At the inlet, a boardwalk begins beside the Ferris wheel, fishing boats pass, and Assateague ponies sometimes graze across the water. Streets are numbered from there all the way to Delaware, with Coastal Highway as the spine and bays along the west. Condominium blocks and bayside trailer parks make small worlds. Inside one, from dock to pool to laundry, you would rather ride.",
    },
    {
      name: "Annapolis",
      slug: "annapolis",
      type: "port",
      coordinates: { lat: 38.9784, lng: -76.4922 },
      note: "Two circles, church and state, sit on the hill, and brick streets radiate down from them to City Dock. Midshipmen fill the Naval Academy beside the Severn River. Over the Spa Creek bridge, Eastport is sail lofts, boatyards and street ends with a view. During boat shows and haul-out season those yards are long to walk. A utility cart carries a battery, a sail or a mechanic.",
    },
    {
      name: "Assateague Island",
      slug: "assateague-island",
      type: "shore",
      coordinates: { lat: 38.2403, lng: -75.14 },
      note: "Wild ponies, loblolly pines and a beach with nothing behind it: this barrier island has parks instead of towns. The Verrazano Bridge brings you over Sinepuxent Bay to the state park, and the national seashore continues south. Keep your cart on the mainland. Private campgrounds along Stephen Decatur Highway have the loops, shops and playgrounds that suit one, a short drive from the bridge.",
    },
    {
      name: "St. Michaels",
      slug: "st-michaels",
      type: "coastal-town",
      coordinates: { lat: 38.7851, lng: -76.2244 },
      note: "Talbot Street is the one long street, and every lane off it seems to end at the Miles River or a creek. The Maritime Museum keeps a screw-pile lighthouse and a boatyard on the harbor. Steamed crabs do the rest. Yacht crews arrive without cars; innkeepers and marinas fetch them. Four cushioned seats and a canopy make that first impression a pleasant one.",
    },
    {
      name: "Chesapeake Beach",
      slug: "chesapeake-beach",
      type: "beach",
      coordinates: { lat: 38.6862, lng: -76.5347 },
      note: "Trains once brought Washington families to this spot on the western shore, and the little station is a museum now. Fishing Creek shelters charter boats under the Route 261 bridge; a railway trail crosses its marsh on boardwalks. North Beach has the bayfront promenade next door. Condominiums stand by the marina. Captain to slip, ice to deck, grandparents to dinner: short runs throughout.",
    },
    {
      name: "Solomons",
      slug: "solomons",
      type: "coastal-town",
      coordinates: { lat: 38.3185, lng: -76.4541 },
      note: "The Patuxent is deep and wide where this small island meets it, and a riverwalk lets you watch sailboats go by. On the back side, creeks branch into marina after marina. Drum Point Lighthouse stands on the grounds of the marine museum. The loop road is brief, but dock carts are slow with provisions for a week's cruise. Borrow the idea; add a motor.",
    },
    {
      name: "Crisfield",
      slug: "crisfield",
      type: "port",
      coordinates: { lat: 37.9835, lng: -75.8538 },
      note: "Tangier Sound made this a crab town, and part of it stands on oyster shell. Main Street runs out to the city dock, where mail boats load for Smith and Tangier islands; Somers Cove has the marina. Out on those islands, lanes are narrow and carts replace cars for many errands. In Crisfield itself, a boat slip and a grocery list are reason enough.",
    },
    {
      name: "Havre de Grace",
      slug: "havre-de-grace",
      type: "port",
      coordinates: { lat: 39.5493, lng: -76.0916 },
      note: "The Susquehanna widens into the Chesapeake under long railroad and highway bridges. A stubby stone lighthouse marks Concord Point, and a promenade curves along the shore to Tydings Park. Decoy carving has its own museum; antique shops fill the old blocks near St. John Street. When you moor at the yacht basin, town begins right at the park. Ride up, load, ride back.",
    },
  ],
};
