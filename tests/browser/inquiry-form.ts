import type { Page } from "playwright-core";

/** Fills in the form of `/contact` as a visitor does; it is not sent yet. */
export async function fillInquiryForm(page: Page, firstName: string): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email").fill(`${firstName}@mail.example`);
  await page.getByLabel("Phone").fill("732 555 0123");
  await page.getByLabel("Message").fill("Is the four-seat one in stock?");
}

/** Sends that form, and waits until the visitor is thanked. */
export async function sendInquiryForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
}
