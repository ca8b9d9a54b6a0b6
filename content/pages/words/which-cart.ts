import { cartQuestions, type CartAnswerTexts } from "#content/pages/cart-questions.ts";
import { actionLabels } from "./actions.ts";

export const whichCart = {
  title: "Which cart fits you?",
  text: "Answer what you can and leave out the rest. You'll see up to three carts and why they fit. We don't ask for your email.",
  noChoice: "Skip this one",
  milesSuffix: "miles",
  button: "Show carts that fit",
  late: "We can't read our inventory right now. Please try again in a minute, or call us and we'll find your cart together.",
  inventoryLabel: actionLabels.inventory,
} as const;

/** Over the shortlist. */
export const shortlistWords = {
  formatTitle: (count: number) =>
    count === 1 ? "One cart fits" : `${count} carts that fit, best first`,
  closestTitle: "No cart we sell meets all of that",
  closestText: "These come closest. Each says what it's missing.",
  noCarts: "There are no carts in our inventory right now. Please call us.",
  compareLabel: "Compare them side by side",
  askLabel: "Ask us about these carts",
  callLabel: "Call",
} as const;

const multiples = [
  "",
  "once",
  "twice",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** "more than four times". */
function formatMultiple(rangeMiles: number, milesPerDay: number): string {
  const times = Math.floor(rangeMiles / milesPerDay);
  const isExact = rangeMiles === times * milesPerDay;
  const multiple = times <= 2 ? multiples[times] : `${multiples[times] ?? times} times`;
  return `${isExact ? "" : "more than "}${multiple}`;
}

const driveNames = {
  "2x4": "Two-wheel drive",
  "rear-wheel": "Rear-wheel drive",
  "all-wheel": "All-wheel drive",
} as const;

/** The reasons for and against a cart; amounts come formatted. */
export const reasonWords = {
  seats: {
    fits: (seats: number) => `Seats ${seats}`,
    short: (seats: number, riders: number) => `Seats ${seats}, and you need ${riders}`,
  },
  range: {
    fits: (rangeMiles: number, milesPerDay: number) =>
      `Range ${rangeMiles} miles: ${formatMultiple(rangeMiles, milesPerDay)} your ${milesPerDay} miles a day`,
    close: (rangeMiles: number, milesPerDay: number) =>
      `Range ${rangeMiles} miles: enough for ${milesPerDay} miles a day, but hills and a full load use some of it up`,
    short: (rangeMiles: number, milesPerDay: number) =>
      `Range ${rangeMiles} miles: not enough for ${milesPerDay} miles on one charge`,
    unknown: "Range: ask us, we're waiting for the manufacturer's figure",
  },
  ground: {
    fits: "All-wheel drive for sand, wet grass and hills",
    close: (drive: keyof typeof driveNames) =>
      `${driveNames[drive]}: try it on your ground before you buy`,
    unknown: "Ask us whether it has rear-wheel or all-wheel drive",
  },
  budget: {
    formatDelivered: (total: string) => `About ${total} with delivery`,
    fits: (price: string, left: string | null) =>
      left === null ? `${price}, exactly your limit` : `${price}, ${left} under your limit`,
    short: (price: string, over: string) => `${price}, ${over} over your limit`,
  },
} as const;

export const roadWords = {
  title: "Where you may drive it",
  privateText:
    "On private property the owner or the association sets the rules. Ask them before you buy.",
  certificate:
    "For public roads, ask us for the certificate of the cart you like before you buy it.",
  formatSource: (names: string, day: string) => `Source: ${names}. We read it on ${day}.`,
  formatLink: (state: string) => `Road rules in ${state}`,
} as const;

/** What an inquiry with the answers is about: "Which cart? 3 or 4 riders; 12 miles a day". */
export function formatAnswersText(answers: CartAnswerTexts): string {
  const { riders, where, miles, ground, budget } = answers;
  const said = [
    riders && `${findLabel("riders", riders)} riders`,
    where && findLabel("where", where),
    miles && `${miles} miles a day`,
    ground && findLabel("ground", ground),
    budget && `up to $${Number(budget).toLocaleString("en-US")}`,
  ].filter(Boolean);
  return ["Which cart?", said.join("; ")].join(" ").trim();
}

function findLabel(question: "riders" | "where" | "ground", answer: string): string {
  const options: readonly { value: string; label: string }[] = cartQuestions[question].options;
  return options.find(({ value }) => value === answer)?.label ?? answer;
}
