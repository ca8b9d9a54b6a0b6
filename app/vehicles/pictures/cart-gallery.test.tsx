import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { MainPicture, MorePictures, PictureNote } from "./cart-gallery.tsx";

const rendered = "/pictures/carts/denago-ev-city-front-960.avif";
const photographs = ["/pictures/my-cart-960.webp", "https://cart.example/photo.jpg"];
const note = "Illustration; your cart may differ.";

const turntable = {
  href: "/turn",
  colors: [{ name: "Pine Green", swatch: "#2e6152", href: "/turn?body=pine-green" }],
};

const render = (images: string[]) => renderPictures(makeVehicle({ images }));

function renderPictures(vehicle: Vehicle): string {
  return renderToStaticMarkup(
    <>
      <MainPicture vehicle={vehicle} turntable={turntable} />
      <PictureNote vehicle={vehicle} />
      <MorePictures vehicle={vehicle} />
    </>,
  );
}

test("rendered pictures are called illustrations, in their caption and to screen readers", () => {
  const html = render([rendered]);
  expect(html).toContain(note);
  expect(html).toContain('alt="Illustration of the DENAGO EV CITY"');
});

test("a photograph is never called an illustration, and its link stays", () => {
  const html = render(photographs);
  expect(html).not.toMatch(/illustration/i);
  expect(html).toContain('alt="DENAGO EV CITY"');
  expect(html).toContain('href="/turn"');
});

test("beside photographs, the caption says that only some pictures are illustrations", () => {
  const html = render([...photographs, rendered]);
  expect(html).toContain("Some pictures are illustrations; your cart may differ.");
  expect(html).not.toContain(note);
});

test("only what is shown counts, and a drawing without a picture has no caption", () => {
  expect(render([...photographs, "/pictures/third.png", rendered])).not.toMatch(/illustration/i);
  expect(render([])).not.toContain("your cart may differ");
});

test("each color on the picture leads to the turntable in that color, by its name", () => {
  const html = render([rendered]);
  expect(html).toMatch(
    /<a href="\/turn\?body=pine-green"[^>]*>.*?fill="#2e6152".*?See it in 3D in Pine Green/s,
  );
  expect(render([])).not.toContain("/turn");
});
