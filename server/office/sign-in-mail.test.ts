import { expect, test, vi } from "vitest";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { Mail } from "#server/outbox/mail/send-mail.ts";
import { createSessions } from "#server/staff/sessions.ts";
import { createStaff } from "#server/staff/staff.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { addPerson } from "#tests/fixtures/staff.ts";
import { createSignInMail } from "./sign-in-mail.ts";

const origin = "https://office.dealership.example";

describeOnEachDatabase("links by mail", (underTest) => {
  const open = async (posts: number) => {
    const { database } = underTest;
    const staff = createStaff(database);
    await addPerson(database);
    const sessions = createSessions(database);
    const mails: Mail[] = [];
    const warnings: string[] = [];
    const mailLink = createSignInMail({
      staff,
      sessions,
      // It never answers: whoever asks must not learn from the time whether a mail goes out.
      sendMail: (mail) => {
        mails.push(mail);
        return new Promise(() => {});
      },
      limit: createRateLimit({ name: "office-link", posts, windowSeconds: 900 }),
      origin,
      warn: (text) => warnings.push(text),
      now: () => new Date("2026-11-22T12:00:00Z"),
    });
    return { mailLink, mails, sessions, warnings };
  };

  test("a link goes to people on the list alone, and the answer is the same for everybody", async () => {
    const { mailLink, mails, sessions, warnings } = await open(5);
    const answers = [
      await mailLink("nobody@mail.example"),
      await mailLink("ann@dealership.example.attacker.example"),
      await mailLink(" ANN@dealership.example"),
    ];
    expect(answers).toEqual([{ kind: "sent" }, { kind: "sent" }, { kind: "sent" }]);
    await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 60_000 });
    const [mail] = mails;
    expect([mail?.to, mail?.replyTo]).toEqual(["ann@dealership.example", null]);
    const [, token = ""] = /\.example\/sign-in\/(\S+)/.exec(mail?.text ?? "") ?? [];
    expect(await sessions.signIn(token, "")).not.toBeNull();
    expect(warnings).toEqual([]);
  });

  test("an address gets so many links in a while, and one that nobody has is counted the same", async () => {
    const { mailLink } = await open(2);
    for (const email of ["ann@dealership.example", "nobody@mail.example"]) {
      expect(await mailLink(email)).toEqual({ kind: "sent" });
      expect(await mailLink(email.toUpperCase())).toEqual({ kind: "sent" });
      expect(await mailLink(` ${email}`), email).toMatchObject({ kind: "too-many" });
    }
  });
});
