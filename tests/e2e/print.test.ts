import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

test.each(["/vehicles/denago-ev-nomad", "/policies/delivery-policy", "/rentals"])(
  "%s on paper names the dealership, its phone, its town and the day of its facts",
  async (path) => {
    const before = new Date();
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    const dated = footer.getByText(/^As of [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    expect(await dated.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    for (const text of [business.name, business.phone.display, business.showroom.city]) {
      expect(await footer.getByText(text).first().isVisible(), text).toBe(true);
    }
    const days = [before, new Date()].map((instant) => `As of ${formatDay(instant)}`);
    expect(days).toContain(await dated.textContent());
    expect(await dated.isVisible()).toBe(true);
    // Paper has no use for links to other pages, nor for buttons.
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await footer.getByRole("link", { name: "Privacy policy" }).isVisible()).toBe(false);
    expect(await footer.getByRole("link", { name: "Financing", exact: true }).isVisible()).toBe(
      false,
    );
  },
);

test("paper has what was answered to Which cart?, and of a request's page what one can use there", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.emulateMedia({ media: "print" });
  await page.goto("/which-cart?riders=4&where=new-jersey&miles=10");
  const answers = page.getByText("3 or 4 riders; On roads in New Jersey; 10 miles a day");
  expect(await answers.isVisible()).toBe(true);
  expect(await page.getByRole("combobox").count()).toBe(0);
  await page.goto("/contact?topic=trade-in");
  expect(await page.getByLabel("Model year").isVisible()).toBe(true);
  for (const name of ["Send inquiry", "Email us", "Where we work"]) {
    const useless = page.getByText(name, { exact: true });
    expect(await useless.count(), name).toBe(1);
    expect(await useless.isVisible(), name).toBe(false);
  }
});

function formatDay(instant: Date): string {
  const options = { dateStyle: "long", timeZone: business.timeZone } as const;
  return new Intl.DateTimeFormat("en-US", options).format(instant);
}
