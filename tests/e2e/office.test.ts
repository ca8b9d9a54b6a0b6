import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findAxeViolations } from "#tests/browser/browser.ts";
import { fillInquiryForm, sendInquiryForm } from "#tests/browser/inquiry-form.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { printOfficeLink } from "#tests/servers/office-link.ts";
import { runCommand, type SiteServer, startSite } from "#tests/servers/site-server.ts";
import { type SmtpServer, startSmtpServer } from "#tests/servers/smtp-server.ts";

const { open } = useOpenSite();
let site: SiteServer;
let smtp: SmtpServer;
let officeUrl = "";

beforeAll(async () => {
  smtp = await startSmtpServer();
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  site = await startSite({
    environment: { OFFICE_PORT: port, OFFICE_URL: officeUrl, SMTP_URL: smtp.url },
  });
});
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(printOfficeLink(site.dataDir, officeUrl));
  await page.getByRole("button", { name: "Sign in on this device" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
}

/** Sends the public form as a visitor does. */
async function sendInquiry(javaScriptEnabled: boolean, firstName: string): Promise<void> {
  const { page } = await open({ javaScriptEnabled }, site.url);
  await page.goto("/contact");
  await fillInquiryForm(page, firstName);
  await sendInquiryForm(page);
  // A form that is filled in within two seconds is held as spam, which this test is not about.
  const { stdout } = await runCommand(site, "inquiries", ["spam", "--json"]);
  for (const { id } of JSON.parse(stdout) as { id: string }[]) {
    await runCommand(site, "inquiries", ["unspam", id]);
  }
}

test.each([
  ["with script", true],
  ["without script", false],
])(
  "an inquiry that a visitor just sent is found, answered, reopened and exported, %s",
  async (_, javaScriptEnabled) => {
    const firstName = javaScriptEnabled ? "Scripted" : "Plain";
    await sendInquiry(javaScriptEnabled, firstName);
    const { page, complaints } = await open(
      { javaScriptEnabled, acceptDownloads: true },
      officeUrl,
    );
    await signIn(page);
    await page.getByRole("link", { name: `${firstName} Visitor` }).click();
    await page.getByText("Is the four-seat one in stock?").waitFor();
    await page.getByLabel("Add a note").fill("Called, left a voicemail.");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText("This computer added a note").waitFor();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await page.getByText("Answered by This computer").waitFor();
    await page.getByRole("button", { name: "Not answered yet" }).click();
    await page.getByText("This computer reopened").waitFor();
    await page.getByRole("button", { name: "Mark as answered" }).waitFor();
    await page.getByRole("link", { name: "Inquiries", exact: true }).click();
    await page.getByLabel("Name, email, phone or keywords").fill(firstName);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("1 inquiry", { exact: true }).waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as a spreadsheet" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^inquiries-[\d-]{10}\.csv$/);
    await page.getByRole("link", { name: "Report" }).click();
    await page.getByRole("heading", { level: 2, name: "By week" }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test("a person signs in by mail, adds a passkey, and signs in with it the next time", async () => {
  const { page } = await open({}, officeUrl);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page);
  await page.goto("/staff");
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email address").fill("ann@dealership.example");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByText("This computer added Ann (ann@dealership.example)").waitFor();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();

  await page.getByLabel("Your email address").fill("ann@dealership.example");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
  const mail = (smtp.mails[0]?.raw ?? "").replaceAll("=\n", "");
  await page.goto(/http:\/\/localhost:\d+\/sign-in\/\S+/.exec(mail)?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in on this device" }).click();
  await page.getByRole("link", { name: "Ann" }).click();
  await page.getByLabel("Name, such as My phone").fill("Counter computer");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Counter computer").first().waitFor();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await page.getByRole("link", { name: "Ann" }).click();
  await page.getByText("last used").waitFor();
  await page.getByRole("button", { name: "Remove Counter computer" }).click();
  await page.getByText("last used").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("This passkey does").waitFor();
});

test("no page of the office scrolls sideways at 320 px or has anything that axe finds, light and dark", async () => {
  await sendInquiry(false, "Axe");
  const { page } = await open(
    { viewport: { width: 320, height: 800 }, bypassCSP: true, javaScriptEnabled: true },
    officeUrl,
  );
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const violation of await findAxeViolations(page)) {
        found.push(`${path} ${colorScheme}: ${violation}`);
      }
    }
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      found.push(`${path} is wider than 320 px`);
    }
  };
  for (const path of ["/sign-in", "/sign-in/no-such-link", "/answered/no-such-link"]) {
    await look(path);
  }
  await signIn(page);
  const inquiry = await page.getByRole("link", { name: "Axe Visitor" }).getAttribute("href");
  const paths = ["/", "/inquiries", inquiry ?? "", "/report", "/staff", "/account", "/nothing"];
  const groups = ["hours", "closures", "notice", "contacts", "rentals", "fees"];
  const facts = ["/facts", ...groups.map((group) => `/facts/${group}`)];
  for (const path of [...paths, ...facts, "/questions", "/questions/renter-age"]) await look(path);
  expect(found).toEqual([]);
});
