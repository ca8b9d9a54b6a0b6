import { v7 as createTimeOrderedId } from "uuid";
import { z } from "zod";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { validateEmail } from "#domain/inquiry/inquiry.ts";
import type { Database } from "#server/db/schema.ts";
import { listChanges, recordChange, type StaffChange } from "./change-history.ts";

/** Somebody who may use the office. */
export interface StaffMember {
  id: string;
  name: string;
  /** In lower case; empty for `thisComputer`. */
  email: string;
}

/** The person at the computer the office runs on, who signs in with the link it prints. */
export const thisComputer: StaffMember = { id: "this-computer", name: "This computer", email: "" };

/** Who changed something, as the history names them. */
export type Author = Pick<StaffMember, "name">;

/** Whoever types a command; a terminal knows no names. */
export const terminalAuthor: Author = { name: "Terminal" };

const nameLengthMax = 80;

const memberSchema = z.object({
  name: z
    .string()
    .transform((text) => cleanText(text))
    .pipe(
      z
        .string()
        .min(1, "Type the person's name.")
        .max(nameLengthMax, `A name has at most ${nameLengthMax} characters.`),
    ),
  email: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine(validateEmail, "Type an email address, such as ann@dealership.example."),
});

/** What is wrong with a new staff member, by field. */
export type StaffProblems = Partial<Record<"name" | "email", string>>;

/** What the history calls the staff: one subject, so that a person who was removed is still found. */
export const staffSubject = "staff";

const changesShownMax = 100;

/**
 * The people who may use the office. Every change is one transaction with its row in the history.
 * Every method throws when the database fails.
 */
export interface Staff {
  /** By name. */
  list: () => Promise<StaffMember[]>;
  find: (id: string) => Promise<StaffMember | null>;
  findByEmail: (email: string) => Promise<StaffMember | null>;
  /** Adds a person, or says what is wrong with the text typed. */
  add: (text: { name: string; email: string }, by: Author) => Promise<StaffMember | StaffProblems>;
  /** Takes a person's access away, with every session and link; false when there is no such person. */
  remove: (id: string, by: Author) => Promise<boolean>;
  /** Who was added, removed or signed out by whom, and passkeys; newest first. */
  listChanges: () => Promise<StaffChange[]>;
}

/** The staff of one database. */
export function createStaff(
  { kysely }: Database,
  { now = () => new Date() }: { now?: () => Date } = {},
): Staff {
  const select = () => kysely.selectFrom("staff").select(["id", "name", "email"]);
  const findByEmail = async (email: string) =>
    (await select().where("email", "=", email.trim().toLowerCase()).executeTakeFirst()) ?? null;
  return {
    list: () => select().orderBy("name").orderBy("id").execute(),
    find: async (id) => {
      if (id === thisComputer.id) return thisComputer;
      return (await select().where("id", "=", id).executeTakeFirst()) ?? null;
    },
    findByEmail,
    add: async (text, by) => {
      const parsed = memberSchema.safeParse(text);
      if (!parsed.success) {
        const { fieldErrors } = z.flattenError(parsed.error);
        return toProblems(fieldErrors);
      }
      const member = { id: createTimeOrderedId(), ...parsed.data };
      return kysely.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto("staff")
          .values({ ...member, added_at: now().toISOString() })
          .onConflict((conflict) => conflict.column("email").doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows !== 1n) {
          return { email: "Somebody with this email address is already on the list." };
        }
        const change = { subject: staffSubject, memberName: by.name, action: "added" };
        await recordChange(transaction, { ...change, after: parsed.data }, now());
        return member;
      });
    },
    remove: (id, by) =>
      kysely.transaction().execute(async (transaction) => {
        // Links and sessions go with the person, by their foreign keys.
        const removed = await transaction
          .deleteFrom("staff")
          .where("id", "=", id)
          .returning(["name", "email"])
          .executeTakeFirst();
        if (removed === undefined) return false;
        const change = { subject: staffSubject, memberName: by.name, action: "removed" };
        await recordChange(transaction, { ...change, before: removed }, now());
        return true;
      }),
    listChanges: () => listChanges(kysely, staffSubject, changesShownMax),
  };
}

function toProblems(errors: { name?: string[]; email?: string[] }): StaffProblems {
  return {
    ...(errors.name?.[0] === undefined ? {} : { name: errors.name[0] }),
    ...(errors.email?.[0] === undefined ? {} : { email: errors.email[0] }),
  };
}
