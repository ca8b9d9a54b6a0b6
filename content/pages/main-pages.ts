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
      "Denago and Evolution electric golf carts for the Eastern shore: honest prices, rentals by the day or week, delivery and service. Call or send an inquiry.",
    kind: "home",
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
    query: [
      "search",
      "brand",
      "series",
      "price",
      "seats",
      "range",
      "drive",
      "battery",
      "legal",
      "stock",
      "sort",
      "page",
    ],
  },
  {
    ...plain,
    path: "/denago",
    name: "Denago",
    title: "Denago electric golf carts: EV City, Nomad and Rover",
    description:
      "The Denago line from the two-seat EV City to the eight-seat Rover XXL: three series, six models, lithium ion batteries, prices and ranges side by side.",
    kind: "brand",
  },
  {
    ...plain,
    path: "/evolution",
    name: "Evolution",
    title: "Evolution electric carts: seven series and their prices",
    description:
      "Evolution carts from the Classic to the D6 Max: seven series for streets, trails and work, with starting prices, seats and driving ranges.",
    kind: "brand",
  },
  {
    ...plain,
    path: "/rentals",
    name: "Rentals",
    title: "Golf cart rentals by the day, week or month",
    description:
      "Rent a four-seat, six-seat or utility cart by the day, three days, week or month. See every price, deposit and delivery rule, then reserve by phone.",
    kind: "service",
  },
  {
    ...plain,
    path: "/services",
    name: "Services",
    title: "Golf cart service, repair and custom work",
    description:
      "Maintenance, repairs, warranty work and custom modifications for electric carts of six brands. Hourly labor rate, turnaround times and how to book.",
    kind: "service",
  },
  {
    ...plain,
    path: "/showroom",
    name: "Showroom",
    title: "Neptune City showroom: directions and hours",
    description:
      "Sit in a cart and drive it before you decide. Directions, hours and phone of our Neptune City showroom, and online services for the whole coastline.",
    kind: "company",
  },
  {
    ...plain,
    path: "/about",
    name: "About us",
    title: "About us: who sells and services your cart",
    description:
      "Our story, what we hold ourselves to, who does what in the shop, and every Delaware municipality we deliver to, county by county.",
    kind: "company",
  },
  {
    ...plain,
    path: "/financing",
    name: "Financing",
    title: "Golf cart financing: estimate your monthly payment",
    description:
      "Work out a monthly payment for any cart: price, down payment, term and rate. See what to have at hand and where to apply.",
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
      "Compare a year of driving an electric cart with a gas cart or car: carbon dioxide, fuel and electricity cost, with every figure and its source.",
    kind: "calculator",
    islands: ["eco-calculator"],
    query: ["replaces", "miles", "state", "weeks", "mpg", "kwh", "gas", "cents"],
  },
  {
    ...plain,
    path: "/contact",
    name: "Contact",
    title: "Contact us: call, e-mail or send an inquiry",
    description:
      "Call the showroom, write to us or send the form: we answer within a day. Hours of every department and the fourteen states we serve.",
    kind: "contact",
    islands: ["contact-form"],
    query: ["place", "vehicle", "brand", "topic"],
  },
  {
    ...plain,
    path: "/thank-you",
    name: "Thank you",
    title: "Thank you: what happens with your inquiry",
    description:
      "What happens after you send us an inquiry, when you can expect an answer, and how to reach a person sooner.",
    kind: "thank-you",
    isIndexed: false,
  },
  {
    ...plain,
    path: "/credits",
    name: "Credits",
    title: "Credits: maps, places and type",
    description:
      "Where our maps, coordinates, population figures and typeface come from, and the licenses that ask us to say so.",
    kind: "company",
  },
];
