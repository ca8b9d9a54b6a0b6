import type { OfficeContext } from "#server/office/office-services.ts";
import type { WorkOutcome } from "#server/inquiries/inquiry-work.ts";
import { noteLengthMax } from "#domain/inquiry/inquiry-note.ts";

/** What came of a form of an inquiry's page. */
export type InquiryChange =
  | { kind: "done"; path: string }
  | { kind: "unknown" }
  /** Somebody else was first; nothing was changed. */
  | { kind: "conflict"; text: string }
  /** What was typed goes back into its field. */
  | { kind: "invalid"; text: string; typed: string };

type Office = Pick<OfficeContext, "session" | "inquiries" | "work" | "staff">;

/** Does what the pressed button says. */
export async function changeInquiry(
  { session, inquiries, work, staff }: Office,
  id: string,
  form: FormData,
): Promise<InquiryChange> {
  const member = session?.member;
  if (member === undefined) return { kind: "unknown" };
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const done = { kind: "done", path: `/inquiries/${id}` } as const;
  switch (read("intent")) {
    case "answered":
      return toChange(
        await work.markAnswered(id, member),
        done,
        "Somebody already marked it as answered. See the history.",
      );
    case "reopen":
      return toChange(await work.reopen(id, member), done, "It is not marked as answered.");
    case "assign": {
      const to = await staff.find(read("to"));
      const expected = read("expected");
      const outcome = await work.assign(
        id,
        to === null ? null : { id: to.id, name: to.name },
        expected === "" ? null : expected,
        member,
      );
      return toChange(
        outcome,
        done,
        "Somebody else reassigned it in the meantime. Check who has it now.",
      );
    }
    case "note": {
      const text = read("note").trim();
      if (text === "") return { kind: "invalid", text: "Type the note first.", typed: "" };
      if (text.length > noteLengthMax) {
        const tooMany = `A note can have at most ${noteLengthMax} characters; this one has ${text.length}.`;
        return { kind: "invalid", text: tooMany, typed: text };
      }
      return toChange(await work.addNote(id, text, member), done, "");
    }
    case "release":
      return (await inquiries.release(id, member))
        ? done
        : { kind: "conflict", text: "It was already released." };
    case "resend":
      return (await inquiries.resend(id, member)) ? done : { kind: "unknown" };
    case "forget": {
      if (read("confirm") !== "yes") {
        return { kind: "conflict", text: "Nothing was deleted: check the box to confirm first." };
      }
      const removed = await inquiries.forget(id, member);
      return removed > 0 ? { kind: "done", path: "/inquiries" } : { kind: "unknown" };
    }
    default:
      return { kind: "conflict", text: "We don't recognize that button. Reload the page." };
  }
}

function toChange(
  outcome: WorkOutcome,
  done: InquiryChange & { kind: "done" },
  conflict: string,
): InquiryChange {
  if (outcome === "done") return done;
  return outcome === "unknown" ? { kind: "unknown" } : { kind: "conflict", text: conflict };
}
