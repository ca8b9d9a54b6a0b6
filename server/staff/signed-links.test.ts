import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { createAnsweredLinks } from "./signed-links.ts";

const link = { inquiryId: "inquiry-1", by: "sales@dealership.example" };
const start = new Date("2026-11-22T12:00:00Z");
const dayMs = 86_400_000;

describeOnEachDatabase("signed links", (underTest) => {
  const open = (days = 0) =>
    createAnsweredLinks(underTest.database, {
      now: () => new Date(start.getTime() + days * dayMs),
    });

  test("a link says the same to every process of the database, for 7 days", async () => {
    const token = await open().sign(link);
    expect(await open().read(token)).toEqual(link);
    const other = await openDatabase(underTest.place);
    const elsewhere = createAnsweredLinks(other, { now: () => start });
    expect(await elsewhere.read(token)).toEqual(link);
    expect(await open().read(await elsewhere.sign(link))).toEqual(link);
    await other.close();
    expect(await open(6.99).read(token)).toEqual(link);
    expect(await open(7).read(token)).toBeNull();
  });

  test("a link that was changed, forged or made for something else says nothing", async () => {
    const token = await open().sign(link);
    const [text = "", signature = ""] = token.split(".");
    const forged = Buffer.from(
      JSON.stringify({ purpose: "answered", ...link, inquiryId: "inquiry-2", expiresAt: 9e15 }),
    ).toString("base64url");
    const wrong = ["", ".", text, `${text}.`, `${forged}.${signature}`, `${token}x`, `${token}.x`];
    for (const each of wrong) expect(await open().read(each), each).toBeNull();
  });

  test("what the key of the links signed for another purpose says nothing", async () => {
    const links = open();
    await links.sign(link);
    const { kysely } = underTest.database;
    const { value } = await kysely.selectFrom("secrets").selectAll().executeTakeFirstOrThrow();
    const sign = (purpose: string) => {
      const payload = { purpose, ...link, expiresAt: start.getTime() + dayMs };
      const text = Buffer.from(JSON.stringify(payload)).toString("base64url");
      return `${text}.${createHmac("sha256", value).update(text).digest("base64url")}`;
    };
    expect(await links.read(sign("answered"))).toEqual(link);
    expect(await links.read(sign("forget"))).toBeNull();
  });
});
