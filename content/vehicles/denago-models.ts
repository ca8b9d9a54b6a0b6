import type { Model } from "#domain/catalogue/model.ts";

const denago = { brand: "denago", driveType: "2x4" } as const;

export const denagoModels: readonly Model[] = [
  {
    ...denago,
    slug: "denago-ev-city",
    vehicleName: "Denago EV City",
    series: "EV City",
    seoTitle: "Denago EV City: two-seat electric cart",
    seoDescription:
      "Two seats and a lithium-ion battery for short trips in town: the Denago EV City's price, range, features and what to check before you buy.",
    seoKeywords: ["Denago EV City", "two seat electric golf cart", "small electric cart"],
    goodFor:
      "Short trips for one or two people: coffee and the paper, the pharmacy, a friend on the other side of the community. A compact two-seater is easy to turn and easy to park, and there's still room in the garage for your car. Two-wheel drive is all you need on pavement and packed gravel.",
    suits:
      "The City is right for a couple, or for one person who mostly rides alone. It also works well at a second home, because the lithium-ion battery never needs water while you're away. If grandchildren visit, look at the Nomad first.",
    check:
      "Ask us whether the City can be registered for public streets where you live and what equipment that takes. The rules are different in every state and often in every town. Compare the quoted range with your longest day, not a typical one, because hills, cold mornings and driving at top speed all use up miles. Then bring the person who'll ride with you and sit in it together.",
  },
  {
    ...denago,
    slug: "denago-ev-nomad",
    vehicleName: "Denago EV Nomad",
    series: "EV Nomad",
    seoTitle: "Denago EV Nomad: four-seat electric cart",
    seoDescription:
      "Four seats and a lithium-ion battery for a family's everyday trips: price and range of the Denago EV Nomad, and how it differs from the Nomad XL.",
    seoKeywords: ["Denago EV Nomad", "four seat electric golf cart", "lithium golf cart"],
    goodFor:
      "The trips a family makes every day: the bus stop, the pool, groceries for the weekend, a slow ride at sunset. Four seats carry everyone, or two people and a week's worth of beach gear. The lithium-ion battery never needs water, so there isn't much upkeep beyond tires, brakes and rinsing off the salt.",
    suits:
      "A family of up to four, or a couple with friends who visit. If this is your first cart, the Nomad is a sensible place to start. If your trips run from one end of an island to the other, look at the Nomad XL, which goes farther on a charge.",
    check:
      "Compare the Nomad with the Nomad XL. The table below has their prices and ranges. If the two cost the same, ask us what else is different. In the showroom you can see for yourself: who sits where, how the back row feels and what fits behind it. Then measure the spot where you'll park and charge it, and make sure there's an outlet. Charging takes hours, so plan to do it overnight.",
  },
  {
    ...denago,
    slug: "denago-ev-nomad-xl",
    vehicleName: "Denago EV Nomad XL",
    series: "EV Nomad",
    seoTitle: "Denago EV Nomad XL: four seats, longer range",
    seoDescription:
      "The Denago EV Nomad XL takes four people and goes farther on a charge than the Nomad: price, range, features and what to look at on a test drive.",
    seoKeywords: ["Denago EV Nomad XL", "long range golf cart", "four seat lithium golf cart"],
    goodFor:
      "Long days with four people. The Nomad XL goes farther on a charge than the Nomad, and you'll notice it in July: the beach in the morning, the market at noon, dinner in the evening, and no stop at the outlet in between. Extra range also helps in cold weather, when every battery gives you less.",
    suits:
      "Households with a lot of ground to cover, and families who share one cart between two houses. If you're the type to forget the charger now and then, the extra range covers for you. If all your trips are short and you plug in every night, the Nomad will do the same job. If the two cost the same, ask us what else is different before you choose.",
    check:
      "Add up a real day before you choose. Write down every trip from your busiest Saturday, total the miles and compare them with the quoted range. Leave some in reserve for hills, headwinds and a full load. Ask us for the measurements, too, so you know the garage door will close behind it. On the test drive, ride in the back seat for a few minutes.",
  },
  {
    ...denago,
    slug: "denago-ev-rover-xl",
    vehicleName: "Denago EV Rover XL",
    series: "EV Rover",
    seoTitle: "Denago EV Rover XL: six-seat electric cart",
    seoDescription:
      "Six people in one electric cart: the Denago EV Rover XL's price and range, who it's for, and what to measure at home before you order one.",
    seoKeywords: ["Denago EV Rover XL", "six seat electric golf cart", "family golf cart"],
    goodFor:
      "Moving a group in one trip. The Rover XL seats six, so nobody waits at the house for a second run and nobody rides where there isn't a seat. With fewer people on board, the empty seats hold chairs, coolers and boards. If you count five or six riders, this is the Rover to look at first.",
    suits:
      "Big households, small inns, and three generations under one roof. If you usually ride alone or as a couple, a smaller cart makes more sense, because three rows take more room to turn and to park.",
    check:
      "Measure first: the garage, the gate and the turn at the end of your driveway. Ask us for the length and the turning radius and we'll look them up for you. Weight matters, too. Six adults are heavier than two, so a full cart won't go as far as the quoted range. Bring your riders to the test drive, fill every seat and try a hill.",
  },
  {
    ...denago,
    slug: "denago-ev-rover-xl6",
    vehicleName: "Denago EV Rover XL6",
    series: "EV Rover",
    seoTitle: "Denago EV Rover XL6: price, range and features",
    seoDescription:
      "The Denago EV Rover XL6 is the second six-seater of the Rover series: see its price and range next to the Rover XL and ask what sets them apart.",
    seoKeywords: ["Denago EV Rover XL6", "six passenger golf cart", "Denago Rover"],
    goodFor:
      "The same jobs as the Rover XL: six people to the beach, the ferry or the game in one trip, on a lithium-ion battery that takes very little care. Choosing the XL6 comes down to equipment and seating, because seats and range are the same. Think about your own riders: small children, a dog, someone with a bad knee.",
    suits:
      "People who have settled on six seats and want to get the details right. It also works for property managers who want several carts from one series, because staff who can drive one can drive them all. If you won't use what the higher price buys, we'd rather sell you the Rover XL.",
    check:
      "Ask us one question: what does the XL6 have that the XL doesn't? The quoted range and the number of seats are the same, as the comparison below shows, so the difference is in the equipment. See both carts and get a quote for each on the same day. Then check the length and height against your garage, and decide where you'll charge it.",
  },
  {
    ...denago,
    slug: "denago-ev-rover-xxl",
    vehicleName: "Denago EV Rover XXL",
    series: "EV Rover",
    seoTitle: "Denago EV Rover XXL: eight-seat electric cart",
    seoDescription:
      "Eight seats on a lithium-ion battery: price and range of the Denago EV Rover XXL, who it's for, and what to measure before delivery.",
    seoKeywords: ["Denago EV Rover XXL", "eight seat golf cart", "group golf cart"],
    goodFor:
      "Moving a big group at once: everyone to the beach, the wedding guests from the parking lot to the lawn, a whole crew to the dock. Eight seats turn two trips into one. It has more seats than any other Rover, so start here if your group is always one seat short.",
    suits:
      "Campgrounds, marinas, clubs, churches and big families. You'll want room for it: a wide driveway, and a tall garage or a covered place to park. On narrow lanes, or for daily errands with one or two people, a smaller Rover is easier to live with, and you can rent a second cart for the one big week.",
    check:
      "Ask us for the outside measurements and walk your route with a tape measure: the gate, the garage, the tightest turn, the lowest branch. Our trailer needs a clear way in, too. Talk with us about weight. Eight adults are a real load, so expect less range on hills and soft ground, and longer stopping distances. Your town may also have its own rules for a cart this size.",
  },
];
