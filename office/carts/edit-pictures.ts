import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  addPhotograph,
  isPhotograph,
  photographsMax,
  toPhotographPath,
} from "#domain/catalogue/vehicle-pictures.ts";
import { readFormText } from "#office/site/form-text.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import { type Proposal, proposeChange, publishChange } from "./propose-change.ts";

/** What came of a form of a cart's pictures. */
export type PictureEditing =
  | { kind: "done"; path: string }
  | { kind: "preview"; proposal: Proposal }
  | { kind: "form"; uploadProblem: string | null; text: string | null };

type Office = Pick<OfficeContext, "carts" | "session">;

const textLengthMax = 300;
const form = { kind: "form", uploadProblem: null, text: null } as const;

/** Does what the pressed button says. */
export async function editPictures(
  office: Office,
  current: Vehicle,
  sent: FormData,
): Promise<PictureEditing> {
  const path = `/carts/${current.id}/pictures`;
  switch (readFormText(sent, "intent")) {
    case "upload":
      return upload(office.carts, current, sent);
    case "describe":
      return propose(office.carts, current, describe(current, sent));
    case "arrange":
      return propose(office.carts, current, arrange(current, sent));
    case "publish": {
      const published = await publishChange(office, sent);
      if (published.kind === "published") return { kind: "done", path: `${path}?published` };
      return {
        ...form,
        text: "Somebody else changed this cart meanwhile. Please check the pictures below and try again.",
      };
    }
    default:
      return { kind: "done", path };
  }
}

async function upload(
  carts: OfficeContext["carts"],
  { id, images }: Vehicle,
  sent: FormData,
): Promise<PictureEditing> {
  if (images.filter(isPhotograph).length >= photographsMax) {
    const uploadProblem = `A cart has at most ${photographsMax} photos. Remove one first.`;
    return { ...form, uploadProblem };
  }
  const photo = sent.get("photo");
  // Its name is not read: what it is, its bytes say.
  const bytes =
    photo instanceof File ? new Uint8Array(await photo.arrayBuffer()) : new Uint8Array();
  const added = await carts.addPhotograph(bytes);
  if (!added.ok) return { ...form, uploadProblem: added.problem };
  const [photograph = ""] = /[\da-f]{32}/.exec(added.image) ?? [];
  return { kind: "done", path: `/carts/${id}/pictures?photo=${photograph}#new` };
}

/** The entry in `images` of the photograph that a URL names; null when it names none. */
export function readPhotograph(parameters: URLSearchParams): string | null {
  const id = parameters.get("photo") ?? "";
  return /^[\da-f]{32}$/.test(id) ? toPhotographPath(id) : null;
}

function describe(current: Vehicle, sent: FormData): Vehicle {
  const image = readFormText(sent, "image");
  const text = readText(sent, "text");
  const images = addPhotograph(current.images, image);
  return withTexts({ ...current, images }, { ...current.imageTexts, [image]: text });
}

function arrange(current: Vehicle, sent: FormData): Vehicle {
  const rows = current.images.map((image, index) => ({
    image,
    place: Number(sent.get(`place:${index}`) ?? index + 1) || index + 1,
    text: readText(sent, `text:${index}`),
    isRemoved: sent.has(`remove:${index}`),
  }));
  const kept = rows.filter(({ isRemoved }) => !isRemoved);
  const sorted = kept.toSorted((one, other) => one.place - other.place);
  // Photographs always come before illustrations.
  const images = [
    ...sorted.filter(({ image }) => isPhotograph(image)),
    ...sorted.filter(({ image }) => !isPhotograph(image)),
  ].map(({ image }) => image);
  const texts = Object.fromEntries(kept.map(({ image, text }) => [image, text]));
  return withTexts({ ...current, images }, texts);
}

function withTexts(vehicle: Vehicle, texts: Readonly<Record<string, string>>): Vehicle {
  const { imageTexts: _, ...others } = vehicle;
  const known = Object.entries(texts).filter(([, text]) => text !== "");
  return known.length === 0 ? others : { ...others, imageTexts: Object.fromEntries(known) };
}

function readText(sent: FormData, name: string): string {
  return readFormText(sent, name).slice(0, textLengthMax);
}

async function propose(
  carts: OfficeContext["carts"],
  current: Vehicle,
  after: Vehicle,
): Promise<PictureEditing> {
  const checked = await carts.check(after);
  if (!checked.ok) {
    const [problem] = checked.problems;
    return {
      ...form,
      text: `That did not work. Expected: ${problem?.expected ?? "another value"}.`,
    };
  }
  const edits = checked.vehicles.map((vehicle) => ({
    before: current,
    after: vehicle,
    place: null,
  }));
  const proposal = await proposeChange(carts, edits, "changed");
  if (proposal !== null) return { kind: "preview", proposal };
  return { ...form, text: "You haven't changed anything yet." };
}
