/** A phrase that no visitor should read, and what to say instead. */
export interface OldPhrase {
  pattern: RegExp;
  say: string;
}

/** How the first edition spoke: sentences that read as if translated, each with its cure. */
const oldSentences: readonly OldPhrase[] = [
  { pattern: /\bfree on your dates\b/i, say: "available on your dates" },
  { pattern: /\bstands? in the table\b/i, say: "see what you save below" },
  { pattern: /\bprices? stands?\b/i, say: "every cart's page has its price and full specs" },
  { pattern: /\bbrands,? known well\b/i, say: "two brands we know inside out" },
  { pattern: /\b(?:two|different) things in law\b/i, say: "are treated differently by law" },
  { pattern: /\btell us the fault\b/i, say: "tell us what's wrong" },
  { pattern: /\bup to which we\b/i, say: "for deliveries over … miles, call for a quote" },
  { pattern: /\bby road we\b/i, say: "about … miles by road" },
  { pattern: /\bpercent of the circle\b/i, say: "nothing: nobody asks" },
  { pattern: /\bsend (?:us )?a line\b/i, say: "send us your address" },
  { pattern: /\bstands? (?:charged|ready)\b/i, say: "we'll have them charged and ready" },
  { pattern: /\blittle cart around\b/i, say: "a compact two-seater" },
  { pattern: /\bcarts? (?:will )?sleeps?\b/i, say: "where you'll park and charge it" },
  { pattern: /\bmoney is back\b/i, say: "you get your refund" },
  { pattern: /\b(?:comes?|coming|came|charged) on top\b/i, say: "are extra" },
  { pattern: /\boffer to talk\b/i, say: "not a guarantee that the cart is in stock" },
  { pattern: /\bnote its state\b/i, say: "record its condition" },
  { pattern: /\bsee or hear badly\b/i, say: "have low vision or hearing loss" },
  { pattern: /\bdrives (?:all (?:of )?)?its (?:rear )?wheels\b/i, say: "has all-wheel drive" },
  { pattern: /\bdriven wheels\b|\bof its wheels are driven\b/i, say: "two-wheel drive" },
  { pattern: /\bturn(?:ing)? and paint(?:ing)?\b/i, say: "see it in 3D" },
  { pattern: /\bmakes? \S+ and back\b/i, say: "nothing: nobody drives a cart between towns" },
];

/** Words of another language's English, or of another country's. */
const oldWords: readonly OldPhrase[] = [
  { pattern: /\be-mails?\b/i, say: "email" },
  { pattern: /\d %/, say: "no space before the percent sign" },
  { pattern: /\bcatalogues?\b/i, say: "inventory" },
  { pattern: /\bcollects? (?:it|them|the cart|your cart|a cart|your vehicle)\b/i, say: "pick up" },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, say: "fix or repair" },
  { pattern: /\breckon(?:s|ed|ing)?\b/i, say: "estimate" },
  { pattern: /\bfaults?\b/i, say: "problem" },
  {
    pattern:
      /\b(?:lies|lie) (?:in|on|at|along|around|beside|between|just|nearby|only|straight|within|flat|a cart|north|south|east|west|(?:north|south|east|west)ward)\b/i,
    say: "is",
  },
  { pattern: /\bcarts? stands?\b|\bstands? (?:beside|at the|over the|close by)\b/i, say: "is" },
  { pattern: /\bEZ-GO\b/, say: "E-Z-GO" },
  { pattern: /\b2x4 drive\b/i, say: "rear-wheel drive or two-wheel drive" },
  { pattern: /\b(?:owners|customers|drivers|renters|guests) (?:say|tell us)\b/i, say: "nothing" },
  { pattern: /\b(?:afterwards|whilst|amongst|learnt|cheque|tyres?|kerbs?)\b/i, say: "American" },
  {
    pattern: /\b(?:colour|harbour|neighbour|favour|grey|centre|licence|programme)s?\b/,
    say: "American",
  },
  {
    pattern:
      /\b(?:organ|real|recogn|custom|apolog|special|maxim|minim|optim|author|priorit)is(?:e|es|ed|ing|ation)\b|\b(?:travell|cancell|labell)(?:ed|ing)\b/i,
    say: "American",
  },
  { pattern: /\bshore round\b|\bround the (?:clock|corner|coast|island)\b/i, say: "around" },
  { pattern: /\ball (?:of )?(?:the )?\d+ models\b/i, say: "a number counted from the inventory" },
];

const oldPhrases: readonly OldPhrase[] = [...oldSentences, ...oldWords];

/** Each old phrase of a text with a few words around it and what to say; empty for a clean text. */
export function findOldEnglish(text: string): string[] {
  return oldPhrases.flatMap(({ pattern, say }) => {
    const match = pattern.exec(text);
    return match ? [`"${quote(text, match.index)}" (say: ${say})`] : [];
  });
}

const brandInCapitals = /\b(?:DENAGO|EVOLUTION)\b/;
/** A badge is a name; a longer text is prose. */
const badgeWordsMax = 2;

/** The brand in capitals where it is no badge, with a few words around it. */
export function findShoutedBrand(text: string): string[] {
  const match = brandInCapitals.exec(text);
  const isProse = text.trim().split(/\s+/).length > badgeWordsMax;
  return match && isProse ? [`"${quote(text, match.index)}" (say: Denago, Evolution)`] : [];
}

function quote(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 25), index + 45)
    .replaceAll(/\s+/g, " ")
    .trim();
}
