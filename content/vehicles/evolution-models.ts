import type { Model } from "#domain/catalogue/model.ts";

const evolution = { brand: "evolution", driveType: "rear-wheel" } as const;

export const evolutionModels: readonly Model[] = [
  {
    ...evolution,
    slug: "evolution-d5-ranger-4-plus",
    vehicleName: "Evolution D5 Ranger 4 Plus",
    series: "D5 Ranger",
    seoTitle: "Evolution D5 Ranger 4 Plus: price, range, features",
    seoDescription:
      "A four-seat EVOLUTION with rear-wheel drive: the D5 Ranger 4 Plus, its price and range, who it suits and how it compares within its series.",
    seoKeywords: ["Evolution D5 Ranger 4 Plus", "four seat golf cart", "Evolution golf cart"],
    goodFor:
      "Everyday trips with a full cart. The Ranger 4 Plus takes four, drives its rear wheels and makes no special demands. Use it for the beach run, the walk that got too long for the youngest, or the loop around the lake after supper. It is the middle of its series: one row more than the entry model, one less than the big one.",
    suits:
      "Families of three or four, and couples who like to take friends along. It suits people who want a series with a choice of sizes: what you learn about the Ranger with four seats is true of the one with six. If you are torn between this and the Maverick, you are choosing by feel, so drive both on the same visit.",
    check:
      "Ask about the battery. Lead acid is a proven type and likes routine: charge it after each day of use, and ask us whether yours wants watering and how often. Ask what a replacement set costs too, so that you know the whole price of owning it. Then compare the quoted range with a real day of yours and leave some in reserve for load and hills.",
  },
  {
    ...evolution,
    slug: "evolution-d5-ranger-6-plus",
    vehicleName: "Evolution D5 Ranger 6 Plus",
    series: "D5 Ranger",
    seoTitle: "Evolution D5 Ranger 6 Plus: six-seat electric cart",
    seoDescription:
      "Room for six in the D5 Ranger series: price and range of the Evolution D5 Ranger 6 Plus, and what to measure and ask before you order it.",
    seoKeywords: [
      "Evolution D5 Ranger 6 Plus",
      "six seat golf cart",
      "six passenger electric cart",
    ],
    goodFor:
      "Bringing everyone at once. Six seats take a family and its guests from the house to the sand without a second trip, and on the way home the empty ones carry the wet things. Because it belongs to a series, whoever knows the four-seat Ranger knows this one, which helps when a family or a rental house owns one of each.",
    suits:
      "Large households and rental properties where the guests share one cart. It also suits people who drive short distances with many riders: more seats mean more weight, and the quoted range is shorter than that of the four-seat Ranger. If five or six riders are the exception for you, think about owning four seats and renting six for that week.",
    check:
      "Bring everybody to the test drive and see who sits where. The third row is where opinions differ. Measure your garage and the turn into it, because a longer cart needs a wider one. Ask us about battery care with a heavy load, and about what the rules of your town say on seat belts and on the age of the driver. We put delivery and price in one quote.",
  },
  {
    ...evolution,
    slug: "evolution-d5-maverick-4-plus",
    vehicleName: "Evolution D5 Maverick 4 Plus",
    series: "D5 Maverick",
    seoTitle: "Evolution D5 Maverick 4 Plus: four-seat cart",
    seoDescription:
      "Price, range and features of the Evolution D5 Maverick 4 Plus, a four-seat cart with rear-wheel drive, and how to choose between it and a Ranger.",
    seoKeywords: ["Evolution D5 Maverick 4 Plus", "D5 Maverick", "four seat electric golf cart"],
    goodFor:
      "A cart you like to look at and use every day. The Maverick 4 Plus carries four people on rear-wheel drive, for the ride to the water, to dinner or around the block for no reason at all. Its figures are close to those of the four-seat Ranger. People who choose it have usually sat in both and liked this one better, and that is reason enough.",
    suits:
      "Families of four, and couples who want room for two more. It suits owners who keep their cart under a roof and drive on pavement or packed ground. It suits you less if you count every mile: some four-seaters on this site go farther on a charge, and the comparison below shows which ones and by how much.",
    check:
      "Drive it on the same morning as a Ranger, with the same riders, over the same bumps. Note three things: how you get in, how it brakes downhill, and how the back row rides. Ask us to explain what differs in equipment, since the price differs too. Then plan its care. A lead acid battery wants to be charged after use and not left empty over the winter.",
  },
  {
    ...evolution,
    slug: "evolution-classic-4-plus",
    vehicleName: "Evolution Classic 4 Plus",
    series: "Classic",
    seoTitle: "Evolution Classic 4 Plus: a plain four-seat cart",
    seoDescription:
      "The plain four-seater of the EVOLUTION line: price and range of the Classic 4 Plus, what it does well, and when to look at a cart with more range.",
    seoKeywords: ["Evolution Classic 4 Plus", "affordable golf cart", "four seat golf cart"],
    goodFor:
      "Short, regular trips at an honest price. Home to the clubhouse, the dock, the mailbox and back, with up to four people and a bag or two. The Classic does not try to be more than a good cart. Rear-wheel drive, four seats, a lead acid battery: there is little to explain, and little that needs looking after.",
    suits:
      "First-time owners, seasonal homes with everything close by, and anyone who would rather spend the difference on the summer. It suits a fleet too, where many plain carts are easier to keep than a few special ones. It suits you less if your days are long, because its quoted range is modest next to other four-seaters of this site.",
    check:
      "Write down the longest day you can imagine and compare it with the quoted range, then keep a good part of that range in reserve for load, hills and a battery that is no longer new. If that is tight, ask us for a model with more miles. Ask how to look after the battery: charge after use, keep the water where it should be if yours needs watering, and never leave it flat.",
  },
  {
    ...evolution,
    slug: "evolution-carrier-6-plus",
    vehicleName: "Evolution Carrier 6 Plus",
    series: "Carrier",
    seoTitle: "Evolution Carrier 6 Plus: six seats for groups",
    seoDescription:
      "The Evolution Carrier 6 Plus moves six people around a property all day: price and range, who it suits, and how to plan its charging.",
    seoKeywords: ["Evolution Carrier 6 Plus", "six seat golf cart", "people mover cart"],
    goodFor:
      "Moving people, many times a day. The Carrier takes six on rear-wheel drive and is the plain way to bring guests from the gate to the slip, from the parking lot to the lawn, or from the house to the shore. On a private property, where the trips are short and frequent, the number of seats matters more than the length of one trip.",
    suits:
      "Marinas, campgrounds, clubs, schools and families who come as a crowd. It suits a place that has somebody who plugs it in every evening, and an outlet close to where it stands. If you want six seats for trips across town instead, compare the range with the other six-seaters here before you decide.",
    check:
      "Count your trips. Multiply a usual day by its distance and set the sum against the quoted range; a cart that carries six all day uses more than one that carries two. Ask whether it can be charged over lunch and what that means for the battery. Agree on who may drive it, and ask your insurer about carrying guests. Then ask us for a quote with delivery.",
  },
  {
    ...evolution,
    slug: "evolution-d6-max-xt4",
    vehicleName: "Evolution D6 Max XT4",
    series: "D6 Max",
    driveType: "all-wheel",
    seoTitle: "Evolution D6 Max XT4: all-wheel-drive electric cart",
    seoDescription:
      "All-wheel drive and four seats: price, range and features of the Evolution D6 Max XT4, the ground it is made for and what to try on a test drive.",
    seoKeywords: ["Evolution D6 Max XT4", "all wheel drive golf cart", "4x4 electric cart"],
    goodFor:
      "Ground that other carts avoid: an unpaved lane after rain, a wet lawn, a sloping lot, loose gravel. The XT4 drives all of its wheels, and that is the reason to pay for it. It carries four people, so it is a family cart on Saturday and a help around the property on Monday. On dry pavement you will not feel the difference.",
    suits:
      "People with land, a long gravel drive or a house on a hill. It suits caretakers who go out in all weather. It suits you less if you only drive on streets: you would carry the parts of a second driven axle without using them, and a two-wheel-drive cart with four seats costs less, as the comparison below shows.",
    check:
      "Describe your ground to us first, or send a photo with your inquiry. All-wheel drive helps you start and climb; it does not help you stop, and it does not make soft sand a road. Beaches and dunes have rules of their own. On the test drive, try a slope and a wet patch. Ask about tires, about service of the drive, and about the range on soft ground.",
  },
];
