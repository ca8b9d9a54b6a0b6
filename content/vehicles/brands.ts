import type { Brand } from "#domain/catalogue/vehicle.ts";

export interface BrandText {
  brand: Brand;
  /** As the maker writes it: on badges, in feeds and to assistants. */
  name: string;
  /** As a sentence or a heading has it. */
  proseName: string;
  heroTitle: string;
  heroText: string;
  introTitle: string;
  intro: readonly string[];
  /** Six, beside the introduction. */
  features: readonly string[];
  whyChoose: readonly { title: string; text: string }[];
  closingTitle: string;
  closingText: string;
}

export const brandTexts: Record<Brand, BrandText> = {
  denago: {
    brand: "denago",
    name: "DENAGO",
    proseName: "Denago",
    heroTitle: "Denago electric carts",
    heroText:
      "Lithium power in a size for every household: the City for two, the Nomad for four, and the Rover for six or eight.",
    introTitle: "Easy to choose",
    intro: [
      "Denago's lineup is short, so the choice is easy: start with how many people will ride. The City is a two-seater for errands. The Nomad seats four. The Rover seats six or eight, so nobody waits for a second trip.",
      "All of them run on lithium-ion batteries, which never need water. When you compare ranges, think of your longest day, not a typical one.",
    ],
    features: [
      "Lithium-ion battery in every model",
      "Two, four, six or eight seats",
      "A short lineup that's easy to compare",
      "Two-wheel drive in every model",
      "Electric motor: no gas, no engine oil, no exhaust",
      "Repairs and the manufacturer's warranty work in our own shop",
    ],
    whyChoose: [
      {
        title: "You can sit in it first",
        text: "Call ahead and we'll have the models you're comparing charged and ready in the showroom.",
      },
      {
        title: "You know the price",
        text: "Every model's price is on its page. Tax and delivery beyond the free zone are extra, and our policies explain both.",
      },
      {
        title: "Our shop knows the carts",
        text: "The people who sell you the cart work right next to the people who fix it.",
      },
    ],
    closingTitle: "Find your Denago",
    closingText:
      "Tell us how many people will ride and how far. We'll tell you which model we'd choose and why.",
  },
  evolution: {
    brand: "evolution",
    name: "EVOLUTION",
    proseName: "Evolution",
    heroTitle: "Evolution electric carts",
    heroText:
      "From the simple Classic to the all-wheel-drive D6 Max XT4, with carts for people and carts for work.",
    introTitle: "A cart for every job",
    intro: [
      "Evolution makes a series for each kind of use. The Classic keeps it simple. The D5 Ranger and D5 Maverick are family carts. The Carrier moves groups, the Forester and the Turfman are for land and work, and the D6 Max XT4 has all-wheel drive.",
      "With this many to choose from, start with where you'll drive: pavement, sand or grass. Then count your riders. That narrows the list, and a test drive does the rest.",
    ],
    features: [
      "Series for streets, groups, grounds and work",
      "Two, four or six seats",
      "Rear-wheel drive, or all-wheel drive in the D6 Max XT4",
      "Carts for people and carts for cargo",
      "A starting price for every series",
      "Repairs and the manufacturer's warranty work in our own shop",
    ],
    whyChoose: [
      {
        title: "Side by side",
        text: "We'll put two or three series next to each other, so you compare carts and not brochures.",
      },
      {
        title: "Room to grow",
        text: "Some series come with two, four or six seats, so you can move up without learning a new cart.",
      },
      {
        title: "Rent before you buy",
        text: "Rent a four-seater or a six-seater for a day or a week and see what size your family really uses.",
      },
    ],
    closingTitle: "Find your Evolution",
    closingText:
      "Tell us where you'll drive and how many will ride. We'll have two models ready for you to test drive.",
  },
};
