import { CommandError } from "#cli/command.ts";
import type { InquiryAdmin } from "#server/inquiries/inquiry-admin.ts";

/**
 * An id begins with the millisecond of its inquiry: 12 digits and a hyphen (UUID version 7, RFC 9562,
 * section 5.7). Fewer are those of a whole minute: the next inquiry would make a beginning that staff
 * copied from a list stand for two.
 */
const lengthMin = 13;
const candidatesShownMax = 5;

/** The shortest beginning of each id that no other one has. */
export function shortenIds(ids: readonly string[]): Map<string, string> {
  const sorted = ids.toSorted();
  return new Map(
    sorted.map((id, index) => {
      const shared = Math.max(
        countShared(id, sorted[index - 1] ?? ""),
        countShared(id, sorted[index + 1] ?? ""),
      );
      return [id, id.slice(0, Math.max(lengthMin, shared + 1))];
    }),
  );
}

/**
 * The whole id of the inquiry whose id begins so.
 * @throws CommandError when there is none, or more than one.
 */
export async function findId(
  admin: Pick<InquiryAdmin, "findIds">,
  beginning: string,
): Promise<string> {
  const [id, ...others] = await admin.findIds(beginning, candidatesShownMax + 1);
  if (id === undefined) throw new CommandError("No inquiry has this id.");
  if (others.length === 0) return id;
  const shown = [id, ...others].slice(0, candidatesShownMax);
  const more = others.length >= candidatesShownMax ? ", …" : "";
  throw new CommandError(
    `More than one inquiry has an id that begins so; type more of it: ${shown.join(", ")}${more}`,
  );
}

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
