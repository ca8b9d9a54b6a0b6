import { expect, test } from "vitest";
import { hashMailbox } from "./acknowledgements.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";

test.each([
  ["victim+1@mail.example", "Victim+2@mail.example", true],
  ["victim+1@mail.example", "victim@mail.example", true],
  ["v.ictim+3@gmail.com", "VICTIM@googlemail.com", true],
  // Only Gmail is known to ignore dots: elsewhere these are two people.
  ["v.ictim@mail.example", "victim@mail.example", false],
  ["+4@mail.example", "+5@mail.example", false],
  ["victim@mail.example", "victim@other.example", false],
])("%s and %s are one mailbox: %s", (one, other, isOne) => {
  expect(hashMailbox(one) === hashMailbox(other)).toBe(isOne);
});

describeOnEachDatabase("an acknowledgement", (underTest) => {
  test("goes to one mailbox under several names once", async () => {
    const planned = [{ channel: "acknowledgement", heldBecause: null }] as const;
    const inquiries = createInquiries(underTest.database, () => {}, { planned });
    for (const email of ["victim+1@mail.example", "victim+2@mail.example", "victim@mail.example"]) {
      await inquiries.receive(makeInquiry({ email }), { idempotencyKey: null });
    }
    expect(await createInquiryAdmin(underTest.database).listMessages()).toHaveLength(1);
  });
});
