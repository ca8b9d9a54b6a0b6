import type { Database, StaffSessionTable } from "#server/db/schema.ts";
import { recordChange } from "./change-history.ts";
import { type Author, createStaff, type StaffMember, staffSubject, thisComputer } from "./staff.ts";
import { createToken, hashToken } from "./tokens.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a link signs in, and how long a session lasts; neither is prolonged. */
export const linkMinutes = 15;
export const sessionHours = 12;

/** A signed-in browser. */
export interface Session {
  /** The hash of its token: names it in lists and to `end`. */
  id: string;
  member: StaffMember;
  startedAt: string;
  expiresAt: string;
  /** What the browser calls itself. */
  userAgent: string;
}

/** Links and sessions. Every method throws when the database fails. */
export interface Sessions {
  /** The token of a new link for a person, which signs in once within `linkMinutes`. */
  createLink: (member: StaffMember) => Promise<string>;
  /** Whether a link would sign in now; it stays usable. */
  isLinkValid: (token: string) => Promise<boolean>;
  /** Uses a link up: the token of the new session, or null when it is unknown, used or too old. */
  signIn: (linkToken: string, userAgent: string) => Promise<string | null>;
  /** The token of a new session of a person who is known by other means than a link. */
  start: (member: StaffMember, userAgent: string) => Promise<string>;
  /** The session of a token; null when it is unknown, ended or too old, or the person was removed. */
  find: (token: string) => Promise<Session | null>;
  /** Newest first. */
  list: () => Promise<Session[]>;
  end: (id: string) => Promise<void>;
  /** Ends somebody's session, with its row in the history; false when it had ended before. */
  revoke: (id: string, by: Author) => Promise<boolean>;
  /** Ends every session of a person but one, with a row in the history if there was another. */
  endOthers: (member: StaffMember, keptId: string) => Promise<void>;
  /** Deletes what is too old to be used; returns how many rows there were. */
  removeExpired: () => Promise<number>;
}

const userAgentLengthMax = 200;

/** The links and sessions of one database. */
export function createSessions(
  database: Database,
  { now = () => new Date() }: { now?: () => Date } = {},
): Sessions {
  return {
    ...createLinks(database, now),
    ...createOpenSessions(database, now),
    ...createEndings(database, now),
  };
}

function createLinks(
  { kysely }: Database,
  now: () => Date,
): Pick<Sessions, "createLink" | "isLinkValid" | "signIn" | "start"> {
  const at = () => now().toISOString();
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const insertSession = async (
    into: Database["kysely"],
    staffId: string | null,
    userAgent: string,
  ) => {
    const token = createToken();
    await into
      .insertInto("staff_sessions")
      .values({
        token_hash: hashToken(token),
        staff_id: staffId,
        started_at: at(),
        expires_at: later(sessionHours * hourMs),
        user_agent: userAgent.slice(0, userAgentLengthMax),
      })
      .execute();
    return token;
  };
  return {
    createLink: async (member) => {
      const token = createToken();
      await kysely
        .insertInto("sign_in_links")
        .values({
          token_hash: hashToken(token),
          staff_id: toStaffId(member),
          expires_at: later(linkMinutes * minuteMs),
        })
        .execute();
      return token;
    },
    isLinkValid: async (token) => {
      const link = await kysely
        .selectFrom("sign_in_links")
        .select("token_hash")
        .where("token_hash", "=", hashToken(token))
        .where("expires_at", ">", at())
        .executeTakeFirst();
      return link !== undefined;
    },
    signIn: (linkToken, userAgent) =>
      kysely.transaction().execute(async (transaction) => {
        // Of two requests with the same link only one deletes the row.
        const link = await transaction
          .deleteFrom("sign_in_links")
          .where("token_hash", "=", hashToken(linkToken))
          .where("expires_at", ">", at())
          .returning("staff_id")
          .executeTakeFirst();
        return link === undefined ? null : insertSession(transaction, link.staff_id, userAgent);
      }),
    start: (member, userAgent) => insertSession(kysely, toStaffId(member), userAgent),
  };
}

function createOpenSessions(
  database: Database,
  now: () => Date,
): Pick<Sessions, "find" | "list" | "removeExpired"> {
  const { kysely } = database;
  const staff = createStaff(database);
  const at = () => now().toISOString();
  const toSession = async (row: StaffSessionTable): Promise<Session | null> => {
    const member = await staff.find(row.staff_id ?? thisComputer.id);
    if (member === null) return null;
    return {
      id: row.token_hash,
      member,
      startedAt: row.started_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
    };
  };
  const select = () =>
    kysely.selectFrom("staff_sessions").selectAll().where("expires_at", ">", at());
  return {
    find: async (token) => {
      const row = await select().where("token_hash", "=", hashToken(token)).executeTakeFirst();
      return row === undefined ? null : toSession(row);
    },
    list: async () => {
      const rows = await select().orderBy("started_at", "desc").execute();
      return (await Promise.all(rows.map(toSession))).filter((session) => session !== null);
    },
    removeExpired: async () => {
      let count = 0n;
      for (const table of ["sign_in_links", "staff_sessions"] as const) {
        const { numDeletedRows } = await kysely
          .deleteFrom(table)
          .where("expires_at", "<=", at())
          .executeTakeFirst();
        count += numDeletedRows;
      }
      return Number(count);
    },
  };
}

function createEndings(
  database: Database,
  now: () => Date,
): Pick<Sessions, "end" | "revoke" | "endOthers"> {
  const { kysely } = database;
  return {
    end: async (id) => {
      await kysely.deleteFrom("staff_sessions").where("token_hash", "=", id).execute();
    },
    revoke: (id, by) =>
      kysely.transaction().execute(async (transaction) => {
        const ended = await transaction
          .deleteFrom("staff_sessions")
          .where("token_hash", "=", id)
          .returning("staff_id")
          .executeTakeFirst();
        if (ended === undefined) return false;
        const member = await createStaff({ ...database, kysely: transaction }).find(
          ended.staff_id ?? thisComputer.id,
        );
        const change = { subject: staffSubject, memberName: by.name, action: "signed out" };
        await recordChange(transaction, { ...change, before: { name: member?.name } }, now());
        return true;
      }),
    endOthers: (member, keptId) =>
      kysely.transaction().execute(async (transaction) => {
        const staffId = toStaffId(member);
        const ended = await transaction
          .deleteFrom("staff_sessions")
          .where("staff_id", staffId === null ? "is" : "=", staffId)
          .where("token_hash", "!=", keptId)
          .returning("token_hash")
          .execute();
        if (ended.length === 0) return;
        const action = "signed out everywhere else";
        const change = { subject: staffSubject, memberName: member.name, action };
        await recordChange(transaction, change, now());
      }),
  };
}

/** The person's row; null for the person at the computer of the office, who has none. */
function toStaffId({ id }: StaffMember): string | null {
  return id === thisComputer.id ? null : id;
}
