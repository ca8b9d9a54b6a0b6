import { formatCartAnswers, readCartAnswers } from "./cart-questions.ts";
import { findPage } from "./pages.ts";
import {
  contactTopics,
  type ContactLink,
  type ContactTopic,
  type ContactTopicId,
} from "./contact-topics.ts";

const placeKinds: ReadonlySet<string | undefined> = new Set(["state", "place", "town"]);

/** As `domain/inquiry/reference-code.ts` writes references of rentals, storage and deliveries. */
const quotePattern = /^[RSD][0-9A-HJKMNP-TV-Z]{3}(?:-[0-9A-HJKMNP-TV-Z]{1,4}){1,2}$/;

/**
 * What the query of the contact page names, as far as the site itself makes such links; everything
 * else is dropped, so that there are only as many contact pages as there are links. Whether the
 * vehicle exists is not known here.
 */
export function readContactLink(parameters: URLSearchParams): ContactLink {
  const quote = parameters.get("quote")?.toUpperCase() ?? "";
  if (quotePattern.test(quote)) return { quote };
  const topic = toTopicId(parameters.get("topic"));
  const place = parameters.get("place");
  if (place !== null && placeKinds.has(findPage(place)?.kind)) return { place };
  if (topic === "which-cart") {
    const answers = formatCartAnswers(readCartAnswers(parameters));
    return answers === "" ? {} : { topic, answers };
  }
  const canNameCart = topic !== null && findContactTopic(topic).formatFor !== undefined;
  const vehicle = parameters.get("vehicle");
  if (vehicle !== null && /^[a-z0-9-]{1,100}$/.test(vehicle)) {
    return canNameCart ? { vehicle, topic } : { vehicle };
  }
  const brand = parameters.get("brand");
  if (canNameCart && topic !== "colors" && (brand === "denago" || brand === "evolution")) {
    return { brand, topic };
  }
  return topic === null || findContactTopic(topic).text === null ? {} : { topic };
}

/** The topic with this id. */
export function findContactTopic(id: ContactTopicId): ContactTopic {
  return contactTopics[id];
}

function toTopicId(text: string | null): ContactTopicId | null {
  return text !== null && Object.hasOwn(contactTopics, text) ? (text as ContactTopicId) : null;
}
