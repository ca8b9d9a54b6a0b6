import type { Page } from "./page.ts";

const plain = { islands: [], query: [], isIndexed: true } as const;

/** The pages of the dealership itself: what it sells and does, and who it is. */
export const mainPages: readonly Page[] = [
  {
    ...plain,
    path: "/",
    name: "Home",
    title: "Coastline Golf Carts: electric carts, Maine to Florida",
    description:
      "Denago and Evolution electric golf carts from Maine to Florida: prices, rentals by the day or week, delivery and service. Call us or send an inquiry.",
    kind: "home",
    query: ["to"],
  },
  {
    ...plain,
    path: "/inventory",
    name: "Inventory",
    title: "Electric golf carts for sale: every cart and its price",
    description:
      "See every electric golf cart we sell with its price, seats and range. Search by name, brand, series or price, then call or ask for a quote.",
    kind: "inventory",
    islands: ["inventory-search"],
    query: ["to"],
  },
  {
    ...plain,
    path: "/compare",
    name: "Compare carts",
    title: "Compare golf carts side by side: price, seats, range",
    description:
      "Put two to four electric golf carts next to each other: price, price delivered to your town, seats, range, drive, battery and what differs.",
    kind: "comparison",
    islands: ["compare-shortlist", "delivery-memory"],
    query: ["ids", "to"],
  },
  {
    ...plain,
    path: "/deliver-to",
    name: "Delivered price",
    title: "Choose your town and see prices with delivery",
    description:
      "Pick your shore town or Delaware town, and every cart shows what it costs delivered to you: its price plus our delivery charge.",
    kind: "delivery-place",
    islands: ["remembered-place"],
    query: ["for"],
    isIndexed: false,
  },
  {
    ...plain,
    path: "/which-cart",
    name: "Which cart?",
    title: "Which golf cart fits you? Five questions",
    description:
      "Tell us how many will ride, where, how far, on what kind of ground and your budget. See up to three carts and why they fit. No email needed.",
    kind: "cart-finder",
    query: ["riders", "where", "miles", "ground", "budget", "to"],
  },
  {
    ...plain,
    path: "/denago",
    name: "Denago",
    title: "Denago electric golf carts: EV City, Nomad and Rover",
    description:
      "The Denago line from the two-seat EV City to the eight-seat Rover XXL: lithium-ion batteries, with prices, seats and ranges side by side.",
    kind: "brand",
    query: ["to"],
  },
  {
    ...plain,
    path: "/evolution",
    name: "Evolution",
    title: "Evolution electric golf carts: every series and its price",
    description:
      "Evolution carts from the Classic to the D6 Max, for families, groups, grounds and work, with starting prices, seats and driving ranges.",
    kind: "brand",
    query: ["to"],
  },
  {
    ...plain,
    path: "/rentals",
    name: "Rentals",
    title: "Golf cart rentals by the day, week or month",
    description:
      "Rent a four-seat, six-seat or utility cart for a day, three days, a week or a month. See every price, deposit and delivery rule, then reserve by phone.",
    kind: "service",
  },
  {
    ...plain,
    path: "/rentals/quote",
    name: "Rental quote",
    title: "Golf cart rental quote: price your dates and place",
    description:
      "See what renting a golf cart costs on your dates: the cheapest plan, delivery to your town, extra drivers and the deposit, line by line.",
    kind: "calculator",
    query: ["cart", "from", "fromTime", "to", "toTime", "place", "miles", "drivers", "ref"],
  },
  {
    ...plain,
    path: "/services",
    name: "Services",
    title: "Golf cart service, repair and custom work",
    description:
      "Maintenance, repairs, the manufacturer's warranty work and custom work for six brands of electric carts. See our rates, repair times and how to book.",
    kind: "service",
  },
  {
    ...plain,
    path: "/storage-estimate",
    name: "Storage estimate",
    title: "Golf cart storage: what your dates cost",
    description:
      "Compare storing your golf cart by the month with the price of a season, indoors or under cover, and see which costs less for your dates.",
    kind: "calculator",
    query: ["space", "from", "to", "maintenance", "preparation", "ref"],
  },
  {
    ...plain,
    path: "/delivery-estimate",
    name: "Delivery estimate",
    title: "Golf cart delivery: what it costs in your town",
    description:
      "See what we charge to deliver a golf cart you buy to your town, the total with the cart, and how long it takes to arrive.",
    kind: "calculator",
    query: ["place", "miles", "ref"],
  },
  {
    ...plain,
    path: "/showroom",
    name: "Showroom",
    title: "Neptune City showroom: directions and hours",
    description:
      "Sit in a cart and drive it before you decide. Get directions, hours and the phone number of our Neptune City showroom, or shop by phone from anywhere.",
    kind: "company",
  },
  {
    ...plain,
    path: "/about",
    name: "About us",
    title: "About us: who sells and services your cart",
    description:
      "How we work, what you can expect from us, who does what in the shop, and every town in Delaware we deliver to, county by county.",
    kind: "company",
  },
  {
    ...plain,
    path: "/financing",
    name: "Financing",
    title: "Golf cart financing: estimate your monthly payment",
    description:
      "Estimate a monthly payment for any cart from its price, your down payment, the term and the rate. See what you need to apply and where.",
    kind: "calculator",
    islands: ["payment-estimate"],
    query: ["vehicle", "price", "down", "term", "apr"],
  },
  {
    ...plain,
    path: "/eco-impact",
    name: "Eco-Impact Calculator",
    title: "Eco-Impact Calculator: what an electric cart saves",
    description:
      "Compare a year in an electric cart with a gas cart or a car: carbon dioxide, fuel and electricity costs, with the source of every figure.",
    kind: "calculator",
    islands: ["eco-calculator"],
    query: ["replaces", "miles", "state", "weeks", "mpg", "kwh", "gas", "cents"],
  },
  {
    ...plain,
    path: "/contact",
    name: "Contact",
    title: "Contact us: call, email or send an inquiry",
    description:
      "Call the showroom, email us or send the form. We answer within a day. See the hours of every department and the fourteen states we serve.",
    kind: "contact",
    islands: ["contact-form"],
    query: ["place", "vehicle", "vehicles", "brand", "topic", "quote"],
  },
  {
    ...plain,
    path: "/thank-you",
    name: "Thank you",
    title: "Thank you: what happens next",
    description:
      "What happens after you send us an inquiry, when to expect an answer, and how to reach us sooner.",
    kind: "thank-you",
    isIndexed: false,
  },
  {
    ...plain,
    path: "/credits",
    name: "Credits",
    title: "Credits: maps, places and typeface",
    description:
      "Where our maps, locations, population figures and typeface come from, and the licenses that go with them.",
    kind: "company",
  },
];
