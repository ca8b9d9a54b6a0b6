import { formatCartAnswers, readCartAnswers } from "./cart-questions.ts";
import { findPage } from "./pages.ts";
import {
  contactTopics,
  type ContactLink,
  type ContactTopic,
  type ContactTopicId,
} from "./contact-topics.ts";

const vehicleId = /^[a-z0-9-]{1,100}$/;
/** As `domain/catalogue/comparison.ts` says; a test compares the two. */
const vehiclesMax = 4;
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
  const named = parameters.get("place");
  const place = named !== null && placeKinds.has(findPage(named)?.kind) ? { place: named } : {};
  if (topic === "which-cart") {
    const answers = formatCartAnswers(readCartAnswers(parameters));
    return answers === "" ? place : { topic, answers, ...place };
  }
  const vehicles = readVehicles(parameters);
  if (vehicles.length > 0) return { vehicles, ...place };
  const canNameCart = topic !== null && findContactTopic(topic).formatFor !== undefined;
  const vehicle = parameters.get("vehicle");
  if (vehicle !== null && vehicleId.test(vehicle)) {
    return canNameCart ? { vehicle, topic, ...place } : { vehicle, ...place };
  }
  if (place.place !== undefined) return place;
  const brand = parameters.get("brand");
  if (canNameCart && topic !== "colors" && (brand === "denago" || brand === "evolution")) {
    return { brand, topic };
  }
  return topic === null || findContactTopic(topic).text === null ? {} : { topic };
}

/** The vehicles of a comparison: so many as it shows, each once. */
function readVehicles(parameters: URLSearchParams): string[] {
  const ids = (parameters.get("vehicles") ?? "").split(",").filter((id) => vehicleId.test(id));
  return [...new Set(ids)].slice(0, vehiclesMax);
}

/** The topic with this id. */
export function findContactTopic(id: ContactTopicId): ContactTopic {
  return contactTopics[id];
}

function toTopicId(text: string | null): ContactTopicId | null {
  return text !== null && Object.hasOwn(contactTopics, text) ? (text as ContactTopicId) : null;
}
