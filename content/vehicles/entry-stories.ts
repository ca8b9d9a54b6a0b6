import type { Model } from "#domain/catalogue/model.ts";

/**
 * What is told of a cart that is none of `models.ts`: what it is good for, who it suits and what
 * to ask, by its id in the catalogue. Figures that its maker has not given are no part of it.
 */
export const entryStories: Readonly<Record<string, Pick<Model, "goodFor" | "suits" | "check">>> = {
  "evolution-d5-ranger-2-plus": {
    goodFor:
      "Short trips for one or two: the mailbox, the pier, a look at the water before breakfast. Two seats keep a cart short, which helps in a small garage and on a narrow path.",
    suits:
      "Couples, and households whose bigger cart is always out. If the grandchildren come often, look at the Ranger with four seats: it's the same series with one more row.",
    check:
      "Ask us for its range before you compare it with the four- and six-seat Rangers. Lead acid likes a routine, so charge it after every day you use it. And sit in it with whoever rides along.",
  },
  "evolution-d5-maverick-2-plus": {
    goodFor:
      "The drive for two that needs no reason: to dinner, to the marina, around the block at dusk. It's a Maverick with one row instead of two, for couples who never use the back seat.",
    suits:
      "A couple who likes the Maverick and has no use for a second row. If you think you might someday, drive it right after the four-seat Maverick, then decide.",
    check:
      "We'll confirm the range of this model before you order. Ask what a replacement battery set costs. Then measure where the cart will spend the night and how far away the outlet is.",
  },
  "evolution-classic-2-plus": {
    goodFor:
      "Regular trips close to home: the clubhouse, the pool, a neighbor two streets over. It's a simple cart for two, and for trips like these simple is plenty.",
    suits:
      "First-time owners, and couples who mostly drive inside one community. If you drive far every day, choose a cart whose range is quoted; the comparison below is a good place to start.",
    check:
      "Tell us your longest day and ask us for this model's range. Ask how to charge its lead-acid battery and store it over the winter, and try the seat on a test drive.",
  },
  "evolution-forester-4-plus": {
    goodFor:
      "Wooded lots, gravel lanes and the long way around the property, with four seats for whoever comes along. Tell us about your land, and we'll say whether this is the cart for it.",
    suits:
      "Families with room to roam, and anyone with a cottage at the end of an unpaved road. If your ground is soft sand or wet grass, ask us about all-wheel drive before you choose.",
    check:
      "We'll confirm the drive type and the range of this model before you order. On the test drive, bring everyone who'll ride in back. Lead acid should be charged after every day you use it.",
  },
  "evolution-turfman-200": {
    goodFor:
      "Work around a property: tools to the dock, mulch to the beds, ice to the tent. Two people ride, and the rest of the cart is for what they carry.",
    suits:
      "Marinas, campgrounds, event crews and anyone who takes care of more than a yard. If you haul for one weekend a year, rent our utility cart and see how much you use it.",
    check:
      "Tell us the heaviest thing you carry, and we'll confirm the rated load and the range before you order. Ask us, too, before you take it on a public road.",
  },
  "evolution-d6-max-gt4": {
    goodFor:
      "Family trips with four aboard. The GT4 is the entry model of the D6 Max series; the XT4 beside it has all-wheel drive for sand, gravel and wet grass.",
    suits:
      "Families who like the D6 Max and drive on pavement or packed ground. If your lane is dirt or your lot has a hill, take the XT4 on the same test drive and feel the difference.",
    check:
      "Drive type and range may be different from the XT4's, so ask us for both spec sheets. We'll put both carts and the delivery in one quote, and you can compare line by line.",
  },
};
