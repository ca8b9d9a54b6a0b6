import type { Brand } from "#domain/catalogue/vehicle.ts";

export interface BrandText {
  brand: Brand;
  /** As the maker writes it. */
  name: string;
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
    heroTitle: "DENAGO electric carts",
    heroText:
      "Lithium power, in a size for every household: the City for two, the Nomad for four, the Rover for the whole house.",
    introTitle: "Simple to choose",
    intro: [
      "DENAGO builds a short list of carts, which makes the choice easy: count your riders first. The City is a two-seater for errands and paths. The Nomad seats four. The Rover seats six or eight and replaces the second trip.",
      "All of them run on lithium-ion batteries, which need no watering. Compare the range with your longest day, not with your usual one.",
    ],
    features: [
      "Lithium-ion battery in every model",
      "Two, four, six or eight seats",
      "A short list, so the choice is quick",
      "Two-wheel drive throughout",
      "Electric motor: no gas, no oil, no tailpipe",
      "Repairs and the manufacturer's warranty work in our own shop",
    ],
    whyChoose: [
      {
        title: "You can sit in it first",
        text: "Call ahead and we have the series you compare charged and ready in the showroom.",
      },
      {
        title: "The price is printed",
        text: "Every model's price is on its page. What comes on top (tax, delivery beyond the free zone) is in our policies.",
      },
      {
        title: "The shop knows it",
        text: "The people who sell you the cart work next to the people who repair it.",
      },
    ],
    closingTitle: "Find your DENAGO",
    closingText:
      "Tell us how many ride and how far. We tell you which model we would take, and why.",
  },
  evolution: {
    brand: "evolution",
    name: "EVOLUTION",
    heroTitle: "EVOLUTION electric carts",
    heroText:
      "From the plain Classic to the all-wheel-drive D6 Max XT4, with carts for carrying people and carts for carrying things.",
    introTitle: "A cart for each job",
    intro: [
      "EVOLUTION names its series after what they are for. The Classic keeps it plain. The D5 Ranger and D5 Maverick carry a family. The Carrier moves groups, the Forester and the Turfman are for grounds and work, and the D6 Max XT4 drives all its wheels.",
      "With so many, start from the ground you drive on: pavement, sand lot or field. Then count the riders. That usually leaves two models, and a test drive decides between them.",
    ],
    features: [
      "Series for streets, groups, grounds and work",
      "Two, four or six seats",
      "Rear-wheel drive, or all-wheel drive in the D6 Max XT4",
      "Carts for guests and carts for loads",
      "A printed starting price for every series",
      "Repairs and the manufacturer's warranty work in our own shop",
    ],
    whyChoose: [
      {
        title: "Side by side",
        text: "We set two or three series next to each other, so that you compare carts and not brochures.",
      },
      {
        title: "Room to grow",
        text: "A series can come with two, four or six seats. Learn one and you know the others.",
      },
      {
        title: "Rent before you buy",
        text: "Rent a four or six seater for a day or a week and see what size your family really uses.",
      },
    ],
    closingTitle: "Find your EVOLUTION",
    closingText:
      "Tell us your ground and your riders. We set two models side by side for a test drive.",
  },
};
