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
      "A four-seat Evolution with rear-wheel drive: the D5 Ranger 4 Plus, its price and range, who it's for and how it compares within its series.",
    seoKeywords: ["Evolution D5 Ranger 4 Plus", "four seat golf cart", "Evolution golf cart"],
    goodFor:
      "Everyday trips with a full cart. The Ranger 4 Plus seats four and has rear-wheel drive. Use it for the beach run, for the walk that's too long for the youngest, or for a loop around the lake after supper. It's the middle of its series, with one more row than the entry model and one fewer than the six-seater.",
    suits:
      "Families of three or four, and couples who like to bring friends. If you're not sure what size you need, the Ranger comes in three, so you can try them back to back. If you can't decide between this one and the Maverick, drive both on the same visit and pick the one you like better.",
    check:
      "Ask about the battery. Lead acid is a proven type, and it likes a routine: charge it after every day you use it, and ask us whether yours needs water and how often. Ask what a replacement set costs, too, so you know the full cost of owning it. Then compare the quoted range with one of your real days and leave some in reserve for load and hills.",
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
      "Getting everyone there at once. Six seats take a family and its guests from the house to the beach in one trip, and on the way home the empty ones hold the wet towels. If you know the four-seat Ranger, you know this one, which helps when a family or a rental house owns both.",
    suits:
      "Big families, and anyone with a vacation rental. It's better for short trips with a lot of riders than for long ones: more seats mean more weight, and the quoted range is shorter than the four-seat Ranger's. If you only need six seats a few weeks a year, think about buying four and renting six.",
    check:
      "On the test drive, have someone tall try the third row. Measure your garage and the turn into it, because a longer cart needs a wider one. Ask us how to take care of the battery when the cart is usually full. Ask your town what it says about seat belts and the driver's age. We'll put the cart and the delivery in one quote.",
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
      "A cart you'll enjoy looking at and driving every day. The Maverick 4 Plus has rear-wheel drive and carries four people to the water, to dinner or around the block for no reason at all. On paper it's close to the four-seat Ranger. Sit in both, and if you like this one better, that's reason enough.",
    suits:
      "Families of four, and couples who want room for two more. It's a good fit if you keep your cart under a roof and drive on pavement or packed ground. If you count every mile, some of our other four-seaters go farther on a charge, and the comparison below shows which ones and by how much.",
    check:
      "Drive it on the same morning as a Ranger, with the same riders and over the same bumps. Pay attention to three things: how you get in, how it brakes going downhill and how the back row rides. Ask us what's different about the equipment, since the price is different, too. Then think about the battery. Lead acid should be charged after every use and never left empty over the winter.",
  },
  {
    ...evolution,
    slug: "evolution-classic-4-plus",
    vehicleName: "Evolution Classic 4 Plus",
    series: "Classic",
    seoTitle: "Evolution Classic 4 Plus: a simple four-seat cart",
    seoDescription:
      "The simple four-seater in the Evolution line: price and range of the Classic 4 Plus, what it does well, and when to look at a cart with more range.",
    seoKeywords: ["Evolution Classic 4 Plus", "affordable golf cart", "four seat golf cart"],
    goodFor:
      "Short, regular trips at a good price: to the clubhouse, the dock or the mailbox and back, with up to four people and a bag or two. Rear-wheel drive, four seats, a lead-acid battery. It's a simple cart, and there isn't much to take care of besides the battery.",
    suits:
      "First-time owners, summer homes where everything is close by, and anyone who'd rather keep the price down and spend the money on the vacation. It works for a fleet, too, because identical simple carts are easy to maintain. If your days are long, look at a cart with more miles: of the four-seaters we have figures for, the Classic has the shortest quoted range.",
    check:
      "Add up the miles of the longest day you expect to have and compare them with the quoted range. Then leave a good part of that range in reserve for load, hills and a battery that isn't new anymore. If it's tight, ask us about a model with more miles. Ask how to take care of the battery, too: charge it after every use, check the water if yours needs it, and never leave it empty.",
  },
  {
    ...evolution,
    slug: "evolution-carrier-6-plus",
    vehicleName: "Evolution Carrier 6 Plus",
    series: "Carrier",
    seoTitle: "Evolution Carrier 6 Plus: six seats for groups",
    seoDescription:
      "The Evolution Carrier 6 Plus moves six people around a property all day: price and range, who it's for, and how to plan its charging.",
    seoKeywords: ["Evolution Carrier 6 Plus", "six seat golf cart", "people mover cart"],
    goodFor:
      "Moving people all day long. The Carrier seats six, has rear-wheel drive and takes guests from the gate to the slip, from the parking lot to the lawn, or from the house to the shore. On private property, where the trips are short and frequent, the number of seats matters more than the range.",
    suits:
      "Marinas, campgrounds, clubs, schools and big families. It needs someone who'll plug it in every evening, and an outlet close to where it's parked. If you want six seats for longer trips instead, compare its range with our other six-seaters before you decide.",
    check:
      "Count your trips. Multiply the length of one trip by the number you make in a normal day, and compare that with the quoted range. A cart that carries six all day uses more power than one that carries two. Ask us whether you can charge it over lunch and what that does to the battery. Agree on who's allowed to drive it, and ask your insurance agent about carrying guests. Then ask us for a quote with delivery.",
  },
  {
    ...evolution,
    slug: "evolution-d6-max-xt4",
    vehicleName: "Evolution D6 Max XT4",
    series: "D6 Max",
    driveType: "all-wheel",
    seoTitle: "Evolution D6 Max XT4: all-wheel-drive electric cart",
    seoDescription:
      "All-wheel drive and four seats: price, range and features of the Evolution D6 Max XT4, where it helps and what to try on a test drive.",
    seoKeywords: ["Evolution D6 Max XT4", "all wheel drive golf cart", "4x4 electric cart"],
    goodFor:
      "Ground that stops other carts: a dirt lane after rain, a wet lawn, a sloping yard, loose gravel. With four seats, it's a family cart on Saturday and a work cart on Monday. On dry pavement you won't notice a difference.",
    suits:
      "People with land, a long gravel driveway or a house on a hill, and caretakers who are out in all kinds of weather. If you only drive on pavement, you won't need the second drive axle. A two-wheel-drive cart with four seats costs less, as the comparison below shows.",
    check:
      "Tell us about your land first. All-wheel drive helps you start and climb. It doesn't help you stop, and it won't make every beach passable. Beaches and dunes have their own rules, so check those before you count on it. On the test drive, try a slope and a wet patch. Ask us about tires, about servicing the drive, and about the range you'll get on soft ground.",
  },
];
