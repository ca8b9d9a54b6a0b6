import { readCartAnswers } from "#content/pages/cart-questions.ts";
import { formatAnswersText } from "#content/pages/words/which-cart.ts";
import { findContactTopic, readContactLink } from "#content/pages/contact-links.ts";
import type { ContactLink } from "#content/pages/contact-topics.ts";
import { requirePage } from "#content/pages/pages.ts";
import { comparePath, contactPath, vehiclePath } from "#content/pages/paths.ts";
import { formatComparedCarts, formatDeliveredTo } from "#content/pages/words/contact.ts";
import { findDeliveryPlaceByPath } from "#content/places/delivery-places.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import type { RequestKind } from "#domain/inquiry/request-fields.ts";
import type { InquiryTopic } from "#domain/inquiry/inquiry-topic.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SiteServices } from "#app/context.ts";
import { formatDeliveryReference } from "#app/delivery/index.ts";
import { formatRentalReference } from "#app/rentals/index.ts";
import { formatStorageReference } from "#app/storage/index.ts";
import { formatDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import type { SubjectDetail } from "./subject-detail.ts";

/** What an inquiry is about, by the link that led to the form. */
export interface ContactSubject {
  /** Shown above the fields and sent along; empty when nothing is known, or the topic says it. */
  text: string;
  /** The topic that is selected to begin with. */
  topic: InquiryTopic;
  /** The request whose fields the form has; null for the plain form. */
  request: RequestKind | null;
  /** What is in the fields of the request to begin with. */
  details: Readonly<Record<string, string>>;
  /** The path that the form is posted to: with it the server knows the subject again. */
  action: string;
  /** The page for which the inquiry is counted when the browser names none; empty when unknown. */
  cameFrom: string;
  /** What the fragment of the URL can add to the text; null for nothing. */
  detail: SubjectDetail | null;
}

/** What the query of a request names. A vehicle that does not exist, or is late, is no subject. */
export async function readContactSubject(
  request: Request,
  { catalogue }: Pick<SiteServices, "catalogue">,
): Promise<ContactSubject> {
  const link = readContactLink(new URL(request.url).searchParams);
  if (link.quote !== undefined) return buildQuoteSubject(link.quote);
  if (link.vehicle === undefined && link.vehicles === undefined) return buildSubject(link);
  const vehicles = await catalogue();
  // A form that is posted while the catalogue is late keeps its link, to be posted there again.
  if (vehicles === null) return { ...buildSubject({}), action: contactPath(link) };
  if (link.vehicles) return buildComparedSubject(link, vehicles);
  const vehicle = vehicles.byId.get(link.vehicle ?? "");
  return vehicle === undefined ? buildSubject({}) : buildSubject(link, vehicle);
}

/** The quote or estimate of a reference, computed again; a wrong reference is no subject. */
function buildQuoteSubject(quote: string): ContactSubject {
  const rental = formatRentalReference(quote);
  const storage = formatStorageReference(quote);
  const text = rental ?? storage ?? formatDeliveryReference(quote);
  if (text === null) return buildSubject({});
  const topic = rental !== null ? "rental" : storage !== null ? "storage" : "sales";
  const cameFrom = quotePaths[topic];
  return { ...buildSubject({}), text, topic, action: contactPath({ quote }), cameFrom };
}

/** The pages that make references, for which their inquiries are counted. */
const quotePaths = {
  rental: "/rentals/quote",
  storage: "/storage-estimate",
  sales: "/delivery-estimate",
} as const;

function buildSubject(link: ContactLink, vehicle?: Vehicle): ContactSubject {
  const topic = link.topic === undefined ? undefined : findContactTopic(link.topic);
  const cart = nameCart(link, vehicle);
  const named = cart === null ? topic?.text : (topic?.formatFor?.(cart.withArticle) ?? cart.name);
  return {
    text: withPlace(nameAnswers(link) ?? named ?? "", link),
    topic: topic?.selects ?? "sales",
    request: topic?.request ?? null,
    details: topic?.request === "test-drive" && vehicle ? { cart: vehicle.name } : {},
    action: contactPath(link),
    cameFrom: findOrigin(link, vehicle) ?? topic?.path ?? "",
    detail: buildDetail(link, vehicle),
  };
}

/** What was answered to "Which cart?". */
function nameAnswers({ answers }: ContactLink): string | undefined {
  return answers === undefined
    ? undefined
    : formatAnswersText(readCartAnswers(new URLSearchParams(answers)));
}

function nameCart(
  { brand }: ContactLink,
  vehicle: Vehicle | undefined,
): { name: string; withArticle: string } | null {
  if (vehicle) return { name: vehicle.name, withArticle: `the ${vehicle.name}` };
  if (brand === undefined) return null;
  const name = `a cart from ${brandTexts[brand].name}`;
  return { name, withArticle: name };
}

/** Several carts that were compared; those that are no longer sold are left out. */
function buildComparedSubject(link: ContactLink, { byId }: Catalogue): ContactSubject {
  const vehicles = (link.vehicles ?? []).flatMap((id) => byId.get(id) ?? []);
  const [only, ...others] = vehicles;
  if (!only) return buildSubject({});
  const ids = vehicles.map(({ id }) => id);
  const { vehicles: _, ...rest } = link;
  const subject = buildSubject({ ...rest, vehicle: only.id }, only);
  if (others.length === 0) return subject;
  const names = vehicles.map(({ name }) => name).join(", ");
  return {
    ...subject,
    text: withPlace(formatComparedCarts(names), link),
    action: contactPath({ ...rest, vehicles: ids }),
    cameFrom: comparePath(),
  };
}

/** What an inquiry is about with the place: the place alone, or where the cart is to be delivered. */
function withPlace(text: string, { place }: ContactLink): string {
  if (place === undefined) return text;
  if (text === "") return namePlace(place);
  const found = findDeliveryPlaceByPath(place);
  return text + formatDeliveredTo(found ? formatDeliveryPlace(found) : requirePage(place).name);
}

function namePlace(path: string): string {
  const { kind, name, title } = requirePage(path);
  return kind === "state" ? `Golf carts in ${name}` : title;
}

/** The page that has the link. */
function findOrigin(link: ContactLink, vehicle: Vehicle | undefined): string | undefined {
  if (link.topic === "financing") return undefined;
  if (vehicle) return vehiclePath(vehicle);
  return link.brand === undefined ? link.place : `/${link.brand}`;
}

function buildDetail({ topic }: ContactLink, vehicle: Vehicle | undefined): SubjectDetail | null {
  if (topic === "colors" && vehicle) {
    return { kind: "colors", vehicleName: vehicle.name, palette: cartPalette };
  }
  if (topic !== "financing") return null;
  if (!vehicle) return { kind: "payment", vehicle: null };
  const { id, name, price, inStock } = vehicle;
  return { kind: "payment", vehicle: { id, name, priceDollars: price, inStock } };
}
