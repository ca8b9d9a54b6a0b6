import { createHash } from "node:crypto";
import { decodeXML } from "entities";
import type { PageContent } from "#domain/crawlers/page-content.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { listShownPictures, plainPictureUrl } from "#domain/catalogue/vehicle-pictures.ts";

/**
 * The content of a rendered document: the text between its `<main>` tags and what its pictures
 * show in words. Classes, scripts, header and footer are left out: a new look is no new content. Nor
 * is what search engines are asked not to quote, because it is true for hours: `data-nosnippet`.
 * @throws when the document has no `<main>`.
 */
export function readPageContent(html: string): PageContent {
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error("A page without <main> has no content to date.");
  const pictures = main.match(/<img\b(?![^>]*\salt="")[^>]*>/g) ?? [];
  const images = pictures.flatMap((picture) => /\ssrc="([^"]*)"/.exec(picture)?.[1] ?? []);
  const text = main
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<span data-nosnippet\b[^>]*>[^<]*<\/span>/g, "")
    .replaceAll(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, (_, words: string) => ` ${words} `)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
  return { textHash: hash(text), images: unique(images.map(decodeXML)) };
}

/** The content of a vehicle's detail screen, which shows its record and nothing else. */
export function readVehicleContent(vehicle: Vehicle): PageContent {
  return {
    textHash: hash(JSON.stringify(vehicle)),
    images: unique(listShownPictures(vehicle).map(plainPictureUrl)),
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
