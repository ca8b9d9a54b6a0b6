import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

test("the lineup is narrowed by seats and brand without script, and scrolls within itself at 320 px", async () => {
  const { page } = await open({
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  });
  await page.goto("/inventory");
  const lineup = page.getByRole("region", { name: /^Carts from the side/ });
  const shown = lineup.getByRole("listitem");
  expect(await shown.count()).toBe(catalogue.length);
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("radio", { name: "Denago", exact: true }).check();
  const wanted = catalogue.filter(
    ({ brand, specifications }) => brand === "denago" && specifications.seatingCapacity === 4,
  );
  expect(await shown.count()).toBe(wanted.length);
  await page.context().close();
});
