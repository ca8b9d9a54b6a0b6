import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { type AnswerChanges, createAuthenticator } from "#tests/fixtures/authenticator.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createPasskeys } from "./passkeys.ts";

const origin = "https://office.dealership.example";
const rpId = "office.dealership.example";

/** What an answer has that is not one of this office's own to its own challenge. */
const wrongAnswers: [what: string, changes: AnswerChanges][] = [
  ["to another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
  ["from a page of another origin", { origin: "https://attacker.example" }],
  ["for another host", { rpId: "attacker.example" }],
  ["of a device that did not check its person", { isUserVerified: false }],
];

describeOnEachDatabase("answers of passkeys", (underTest) => {
  const open = async () => {
    const { database } = underTest;
    const passkeys = createPasskeys(database, { origin, title: "Office" });
    const ann = await addPerson(database);
    const device = createAuthenticator({ origin, rpId });
    const add = async (changes?: AnswerChanges) => {
      const { challenge } = await passkeys.beginAdding(ann, "session");
      const response = device.add(challenge, changes);
      return passkeys.finishAdding(ann, "session", { name: "Phone", response });
    };
    const signIn = async (changes?: AnswerChanges) => {
      const { challenge } = await passkeys.beginSignIn("browser");
      return passkeys.finishSignIn("browser", device.signIn(challenge, changes));
    };
    return { passkeys, ann, device, add, signIn };
  };

  test("a passkey is added by a right answer alone", async () => {
    const { passkeys, ann, add } = await open();
    for (const [what, changes] of wrongAnswers) expect(await add(changes), what).toBe(false);
    expect(await passkeys.list(ann)).toEqual([]);
    expect(await add()).toBe(true);
    expect(await add()).toBe(false);
    expect(await passkeys.list(ann)).toMatchObject([{ name: "Phone" }]);
  });

  test("a passkey signs its own person in, and no other answer does", async () => {
    const { ann, add, signIn } = await open();
    expect(await signIn()).toBeNull();
    await add();
    for (const [what, changes] of wrongAnswers) expect(await signIn(changes), what).toBeNull();
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    expect(await signIn({ signingKey: privateKey })).toBeNull();
    expect(await signIn()).toEqual(ann);
  });

  test("an answer is worth nothing a second time, in another browser, or behind its counter", async () => {
    const { passkeys, ann, device, add, signIn } = await open();
    await add();
    const { challenge } = await passkeys.beginSignIn("browser");
    // Without a counter, as most devices answer, the challenge alone is what ends it.
    const answer = device.signIn(challenge);
    expect(await passkeys.finishSignIn("another browser", answer)).toBeNull();
    expect(await passkeys.finishSignIn("browser", answer)).toEqual(ann);
    expect(await passkeys.finishSignIn("browser", answer)).toBeNull();
    expect(await signIn({ counter: 7 })).toEqual(ann);
    // A copied passkey counts on from where it was copied.
    expect(await signIn({ counter: 7 })).toBeNull();
    expect(await signIn({ counter: 8 })).toEqual(ann);
  });
});
