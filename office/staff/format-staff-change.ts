import type { StaffChange } from "#server/staff/change-history.ts";

/** A change of the staff as a sentence without its end: "Ann added Ben (ben@dealership.example)". */
export function formatStaffChange({ memberName, action, before, after }: StaffChange): string {
  const person = (before ?? after) as { name?: string; email?: string } | null;
  if (person?.name === undefined) return `${memberName} ${action}`;
  const email = person.email === undefined ? "" : ` (${person.email})`;
  return `${memberName} ${action} ${person.name}${email}`;
}
