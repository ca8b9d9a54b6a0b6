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
      "Two seats and a lithium ion battery for short trips in town: the Denago EV City's price, range, features and what to check before you buy.",
    seoKeywords: ["Denago EV City", "two seat electric golf cart", "small electric cart"],
    goodFor:
      "Short trips with one or two people: coffee and the paper, the pharmacy, the far side of the community and back. With a single row of seats there is less cart to turn, to park and to keep in a garage next to a car. Two of its wheels are driven, which is what paved streets and packed lots ask for.",
    suits:
      "A couple, or one person who mostly rides alone. It also suits a second home where the cart stands for weeks, because a lithium ion battery needs no watering while you are away. It suits you less if grandchildren visit. There is no place for a third rider, so in that case look at the Nomad first.",
    check:
      "Ask us whether your City can be registered for public streets where you live, and which equipment that takes: the rules differ by state and by town. Compare the quoted range with your longest day, not with your usual one, since hills, cold mornings and steady top speed all take miles away. Then sit in it together with the person who will ride beside you.",
  },
  {
    ...denago,
    slug: "denago-ev-nomad",
    vehicleName: "Denago EV Nomad",
    series: "EV Nomad",
    seoTitle: "Denago EV Nomad: four-seat electric cart",
    seoDescription:
      "Four seats and a lithium ion battery for a family's everyday trips: price and range of the Denago EV Nomad, and how it differs from the Nomad XL.",
    seoKeywords: ["Denago EV Nomad", "four seat electric golf cart", "lithium golf cart"],
    goodFor:
      "The trips a family makes every day: the bus stop, the pool, groceries for the weekend, a slow ride at sunset. Four seats carry everyone, or two people and a week of beach things. The lithium ion battery needs no watering, so the upkeep is mostly tires, brakes and a wash with fresh water after salty days.",
    suits:
      "A family of up to four, or a couple with friends who visit. If you have not owned a cart before, this is a sensible place to start: the size that most people use, in the simplest form of its series. It suits you less if your trips run from one end of an island to the other, because the XL goes farther on a charge.",
    check:
      "Put the Nomad and the Nomad XL next to each other. The table below compares their prices and ranges as they stand today, and the showroom has the rest of the answer: who sits where, how the back row feels, what fits behind it. Then measure your parking place and find the outlet where the cart will sleep. Charging takes hours, so the outlet matters.",
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
      "Long days with four people. The Nomad XL is the one of its series with more miles on a charge, and that is what you notice in July: the beach in the morning, the market at noon, dinner across the bridge, and no detour to the outlet. A range you do not use up is also kinder to your plans in cold weather, when every battery gives less.",
    suits:
      "Households whose destinations are far apart, and people who share one cart between two families. It suits anyone who tends to forget the plug: with range in reserve, a missed night is no drama. If all your trips are short and the cart is charged every evening, the plain Nomad does the same work, and you should compare both before you choose.",
    check:
      "Add up a real day before you pay for range. Write down every trip of your busiest Saturday and compare the sum with the quoted figure, keeping some in reserve for hills, headwind and a full load. Ask us for the measurements as well, so that you know it fits your garage with the door shut. On the test drive, take the back seat for a mile.",
  },
  {
    ...denago,
    slug: "denago-ev-rover-xl",
    vehicleName: "Denago EV Rover XL",
    series: "EV Rover",
    seoTitle: "Denago EV Rover XL: six-seat electric cart",
    seoDescription:
      "Six people in one electric cart: the Denago EV Rover XL's price and range, who it suits, and what to measure at home before you order one.",
    seoKeywords: ["Denago EV Rover XL", "six seat electric golf cart", "family golf cart"],
    goodFor:
      "Moving a group in one trip. The Rover XL takes six, so nobody waits at the house for the second run, and nobody is tempted to ride where there is no seat. With fewer people aboard, the empty places carry chairs, coolers and boards. It is the entry to the Rover series, and the one to look at first if you count five or six riders.",
    suits:
      "Households with guests every weekend, small inns that meet people at the gate, and three generations under one roof. It suits you less if you usually ride alone or as a couple: a cart with three rows is longer to turn and to park, and you carry the empty rows with you on each errand.",
    check:
      "Measure before you fall for it: the garage, the gate, the turn at the end of your lane. Ask us for the length and the turning circle and we look them up for you. Load matters too. Six adults are heavier than two, and a full cart goes less far than the quoted range. Bring your riders to the test drive, fill all the seats and try one hill.",
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
      "The same work as the Rover XL: six people to the beach, to the ferry or to the game in one go, on a lithium ion battery that asks for little care. Choosing the XL6 is a choice about equipment and seating, not about how many ride or how far. Look at the layout with your own riders in mind: small children, a dog, someone with a bad knee.",
    suits:
      "People who have decided on six seats and now want to get the details right. It suits property managers who want several carts of one series, since what your staff learn on one is true of the next. If the difference in price buys nothing that you will use, we would rather sell you the Rover XL and see you happy with it.",
    check:
      "Ask one question: what does the XL6 have that the XL has not? The quoted range and the number of seats are the same, as the comparison below shows, so the answer is in the equipment of the two carts. Have both shown to you, and have both quoted on the same day. Then check length and height against your garage, and plan where it will charge.",
  },
  {
    ...denago,
    slug: "denago-ev-rover-xxl",
    vehicleName: "Denago EV Rover XXL",
    series: "EV Rover",
    seoTitle: "Denago EV Rover XXL: eight-seat electric cart",
    seoDescription:
      "Eight seats on a lithium ion battery: price and range of the Denago EV Rover XXL, the groups it is made for, and what to measure before delivery.",
    seoKeywords: ["Denago EV Rover XXL", "eight seat golf cart", "group golf cart"],
    goodFor:
      "Groups. Grandparents and cousins in August, a wedding party between two lots, the guests of a campground on their way to the water. Eight seats turn two trips into one and two drivers into one. It is the largest Rover, so it is also the simplest answer when somebody asks who still fits.",
    suits:
      "Campgrounds, marinas, clubs, churches and families who come in numbers. It suits people with room: a wide drive, a high garage or a covered place to park. It suits you less on narrow lanes, or as a cart for daily errands with one or two aboard. In that case a smaller Rover and a rental for the one big week can be the better plan.",
    check:
      "Ask us for the outside measurements and walk your route with a tape: gate, garage, the tightest turn, the lowest branch. Delivery needs a clear way in as well. Talk with us about weight. Eight adults are a real load, so hills and soft ground cost range, and braking takes longer than in an empty cart. Your town may also treat a cart of this size differently.",
  },
];
