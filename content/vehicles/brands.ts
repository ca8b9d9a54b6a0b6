import { saleDelivery } from "#content/dealership/delivery.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";

export interface BrandText {
  brand: Brand;
  /** As the maker writes it: on badges, in feeds and to assistants. */
  name: string;
  /** As a sentence or a heading has it. */
  proseName: string;
  heroTitle: string;
  heroText: string;
  /** How to choose among the brand's series. */
  intro: string;
  /** Six, each short enough for half the width of a phone. */
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
    heroTitle: "Denago electric carts for two to eight",
    heroText:
      "Lithium-ion carts in three sizes: the City for two, the Nomad for four, and the Rover for the whole family.",
    intro: "Start with how many people will ride, then compare the range with your longest day.",
    features: [
      "Lithium-ion battery",
      "No battery watering",
      "Two to eight seats",
      "No gas, no oil",
      "Repairs in our shop",
      "Manufacturer's warranty",
    ],
    whyChoose: [
      {
        title: "You can sit in it first",
        text: "Call ahead and we'll have the series you're comparing charged and ready in the showroom.",
      },
      {
        title: "Every price is on this site",
        get text() {
          return `Every cart's page has its price. Sales tax is extra, and so is delivery past the first ${saleDelivery.freeMiles} miles from our showroom.`;
        },
      },
      {
        title: "Our shop knows the carts",
        text: "The people who sell you the cart work right next to the people who fix it.",
      },
    ],
    closingTitle: "Find your Denago",
    closingText:
      "Tell us how many people will ride and how far you go. We'll tell you which model we'd pick, and why.",
  },
  evolution: {
    brand: "evolution",
    name: "EVOLUTION",
    proseName: "Evolution",
    heroTitle: "Evolution electric carts for family and work",
    heroText:
      "From the simple Classic to the all-wheel-drive D6 Max XT4, with carts for carrying people and carts for hauling.",
    intro:
      "Start with the ground you drive on, then count the riders. That usually leaves two models, and a test drive settles it.",
    features: [
      "Two to six seats",
      "Carts for hauling",
      "All-wheel drive (XT4)",
      "No gas, no oil",
      "Repairs in our shop",
      "Manufacturer's warranty",
    ],
    whyChoose: [
      {
        title: "Side by side",
        text: "We'll put two or three series next to each other, so you compare carts instead of brochures.",
      },
      {
        title: "Room to grow",
        text: "Several series come in more than one size, so you can move up later and stay with the cart you know.",
      },
      {
        title: "Rent before you buy",
        text: "Rent a four- or six-seater for a day or a week and see which size your family really uses.",
      },
    ],
    closingTitle: "Find your Evolution",
    closingText:
      "Tell us where you drive and how many ride along. We'll have two models ready for a test drive.",
  },
};
