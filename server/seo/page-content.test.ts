import { expect, test } from "vitest";
import { readPageContent, readVehicleContent } from "./page-content.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const page = (main: string, rest = "<footer>Call us</footer>") =>
  `<html><body><main id="main">${main}</main>${rest}</body></html>`;
const hashOf = (html: string) => readPageContent(html).textHash;

const words = '<h1 class="a">Golf carts in <!-- -->Lewes</h1><p>Two miles.</p>';

test("a new look, script or footer is no new content", () => {
  const restyled = '<h1 class="b">Golf carts in Lewes</h1>\n<p id="x">Two miles.</p>';
  expect(hashOf(page(restyled))).toBe(hashOf(page(words)));
  expect(hashOf(page(`<script type="application/ld+json">{}</script>${words}`))).toBe(
    hashOf(page(words)),
  );
  expect(hashOf(page(words, "<footer>Write to us</footer>"))).toBe(hashOf(page(words)));
});

test("until when a department is open is no content, since it changes twice a day", () => {
  const now = (text: string) => `<span data-nosnippet="true" class="block">${text}</span>`;
  const open = page(`${words}${now("Open until 5 PM")}<p>Lewes</p>`);
  expect(hashOf(page(`${words}${now("Opens Monday 9 AM")}<p>Lewes</p>`))).toBe(hashOf(open));
  expect(hashOf(page(`${words}${now("Open until 5 PM")}<p>Milton</p>`))).not.toBe(hashOf(open));
});

test("another word, number or picture is new content", () => {
  for (const changed of [
    words.replace("Two", "Three"),
    words.replace("Lewes", "Milton"),
    `${words}<img src="/a.webp" alt="A cart"/>`,
  ]) {
    expect(hashOf(page(changed))).not.toBe(hashOf(page(words)));
  }
});

test("pictures of the main part are listed once, as their addresses are, and decorative ones are not", () => {
  const pictures =
    '<img src="/a.webp" alt="A"/><picture><source srcSet="/a.avif"/><img alt="x" src="https://cart.example/?a=1&amp;b=2"/></picture><img src="/a.webp" alt="A"/><img src="/shore.svg" alt=""/>';
  const { images } = readPageContent(page(pictures, '<img src="/footer.png" alt="F"/>'));
  expect(images).toEqual(["/a.webp", "https://cart.example/?a=1&b=2"]);
});

test("a document without a main part cannot be dated", () => {
  expect(() => readPageContent("<html><body></body></html>")).toThrow("<main>");
});

test("a vehicle's content is its record, and its first three pictures as its page shows them", () => {
  const vehicle = makeVehicle({
    images: ["/pictures/carts/x-front-960.avif", "https://a.example/1.jpg", "/b.png", "/c.png"],
  });
  const content = readVehicleContent(vehicle);
  expect(content.images).toEqual([
    "/pictures/carts/x-front-960.webp",
    "https://a.example/1.jpg",
    "/b.png",
  ]);
  expect(readVehicleContent({ ...vehicle }).textHash).toBe(content.textHash);
  expect(readVehicleContent({ ...vehicle, price: vehicle.price + 1 }).textHash).not.toBe(
    content.textHash,
  );
});
