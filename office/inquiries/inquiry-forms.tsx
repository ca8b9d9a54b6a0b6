import { noteLengthMax } from "#domain/inquiry/inquiry-note.ts";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { SelectInput, TextArea } from "#office/site/text-input.tsx";
import { formatCount, formatMoment } from "#office/site/texts.ts";
import type { InquiryNote } from "#server/inquiries/inquiry-work.ts";

/** The notes so far and a field for another one. */
export function InquiryNotes({
  notes,
  typed,
  formToken,
}: {
  notes: readonly InquiryNote[];
  /** What a form that was refused held. */
  typed: string;
  formToken: string;
}) {
  return (
    <>
      <ul className="stack-3">
        {notes.map(({ writtenAt, authorName, text }) => (
          <li key={writtenAt}>
            <p className="whitespace-pre-wrap">{text}</p>
            <p className="text-small text-quiet">
              {authorName}, {formatMoment(writtenAt)}
            </p>
          </li>
        ))}
      </ul>
      <form method="post" className="mt-3 stack-3">
        <FormToken value={formToken} />
        <TextArea
          id="note"
          name="note"
          label="Add a note"
          value={typed}
          lengthMax={noteLengthMax}
        />
        <Button intent="note">Save note</Button>
      </form>
    </>
  );
}

interface Person {
  id: string;
  name: string;
}

/** Gives an inquiry to somebody. It says to whom it was given, so that a later change is noticed. */
export function AssignForm({
  people,
  assignedTo,
  formToken,
}: {
  people: readonly Person[];
  assignedTo: Person | null;
  formToken: string;
}) {
  if (people.length === 0) {
    return (
      <p>
        Nobody is on the list yet.{" "}
        <a href="/staff" className="text-brand">
          Add people
        </a>
      </p>
    );
  }
  return (
    <form method="post" className="flex flex-wrap items-end gap-3">
      <FormToken value={formToken} />
      <input type="hidden" name="expected" value={assignedTo?.id ?? ""} />
      <SelectInput
        id="to"
        name="to"
        label="Person"
        value={assignedTo?.id ?? ""}
        options={[
          { value: "", label: "Nobody" },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button intent="assign">Save</Button>
    </form>
  );
}

/** Deletes everything a person sent; asks for a checked box first, which works without a script. */
export function ForgetForm({ count, formToken }: { count: number; formToken: string }) {
  return (
    <details>
      <summary className="min-h-11 py-2">Delete what this person sent</summary>
      <form method="post" className="mt-2 stack-3">
        <FormToken value={formToken} />
        <p>
          {formatCount(count, "inquiry", "inquiries")} from this email address will be deleted for
          good, with all notes. Emails that were already sent can't be taken back.
        </p>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="confirm" value="yes" className="size-5" />
          Yes, delete them
        </label>
        <Button intent="forget">Delete permanently</Button>
      </form>
    </details>
  );
}
