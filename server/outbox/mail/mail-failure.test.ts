import { expect, test } from "vitest";
import { toMailFailure } from "./mail-failure.ts";

function fail(error: object, addresses: string[] = []) {
  return toMailFailure(Object.assign(new Error("What nodemailer says"), error), addresses);
}

test.each([
  ["RCPT TO", "EENVELOPE", "550 no mailbox", { kind: "refused" }],
  ["DATA", "EMESSAGE", "554 spam", { kind: "refused" }],
  ["AUTH PLAIN", "EAUTH", "535 5.7.8 not accepted", { kind: "retry", isRefusal: true }],
  ["CONN", "EPROTOCOL", "554 go away", { kind: "retry", isRefusal: true }],
  ["RCPT TO", "EENVELOPE", "450 busy", { kind: "retry" }],
])("at %s %s with %s is told with its step", (command, code, response, outcome) => {
  const responseCode = Number(response.slice(0, 3));
  expect(fail({ command, code, response, responseCode })).toEqual({
    ...outcome,
    code: `${command}: ${response}`,
    reason: "What nodemailer says",
  });
});

test("without an answer of the server its kind of failure is told", () => {
  expect(fail({ command: "STARTTLS", code: "ETLS" })).toMatchObject({
    kind: "retry",
    code: "STARTTLS: ETLS What nodemailer says",
  });
  expect(toMailFailure("a text", [])).toMatchObject({ kind: "retry", code: "unknown" });
});

test("no address of a mail is in what the log gets, whole, in part or in capitals", () => {
  const { code } = fail(
    {
      response: "550 <ADA.QUINN+x@mail.example> (see zoe@other.example): user Ada.Quinn+x unknown",
      responseCode: 550,
    },
    ["ada.quinn+x@mail.example", "me@carts.example"],
  ) as { code: string };
  expect(code).toBe("550 <(address)> (see (address)): user (address) unknown");
});
