import { business } from "#content/dealership/business.ts";

const { city } = business.showroom;

/** What we do for every cart that we sell; `about` is the word by which a feature names the same. */
export const cartServices: readonly { about: string; text: string }[] = [
  { about: "test drive", text: `Test drive at our ${city} showroom` },
  { about: "delivery", text: "Delivery to your door, free near our showroom" },
  {
    about: "warranty",
    text: "Service and the manufacturer's warranty work in our own shop",
  },
  { about: "financing", text: "Financing on approved credit" },
  { about: "custom", text: "Custom work, quoted before we start" },
  { about: "storage", text: `Winter storage in ${city}, indoors or under cover` },
  { about: "trade", text: "An offer for the cart you trade in" },
  { about: "battery care", text: "Battery care and service in our own shop" },
];
