import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Database } from "#server/db/schema.ts";
import { createToken } from "./tokens.ts";

/** How long the link in a mail can say that an inquiry was answered. */
const linkDays = 7;
const dayMs = 86_400_000;
const secretName = "signed-links";

/** What a link lets its reader do: one thing, about one inquiry. */
export interface AnsweredLink {
  inquiryId: string;
  /** The address that the mail went to, under which the answer is written down. */
  by: string;
}

const payloadSchema = z.object({
  purpose: z.literal("answered"),
  inquiryId: z.string(),
  by: z.string(),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
});

/** Links that need no signing in. Both methods throw when the database fails. */
export interface AnsweredLinks {
  /** The token of a link, which ends after 7 days. */
  sign: (link: AnsweredLink) => Promise<string>;
  /** What a token says; null when it is forged, of another purpose or too old. */
  read: (token: string) => Promise<AnsweredLink | null>;
}

/** The links of one database, whose processes share the key of their signature (HMAC with SHA-256). */
export function createAnsweredLinks(
  database: Database,
  { now = () => new Date() }: { now?: () => Date } = {},
): AnsweredLinks {
  const readSecret = createSecretReader(database);
  const signText = async (text: string) =>
    createHmac("sha256", await readSecret())
      .update(text)
      .digest("base64url");
  return {
    sign: async (link) => {
      const expiresAt = now().getTime() + linkDays * dayMs;
      const payload = { purpose: "answered", ...link, expiresAt };
      const text = Buffer.from(JSON.stringify(payload)).toString("base64url");
      return `${text}.${await signText(text)}`;
    },
    read: async (token) => {
      const [text = "", signature = "", ...rest] = token.split(".");
      if (rest.length > 0 || !isSame(signature, await signText(text))) return null;
      // Only what this site signed comes so far, so the text is JSON.
      const json: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
      const payload = payloadSchema.safeParse(json);
      if (!payload.success || payload.data.expiresAt <= now().getTime()) return null;
      const { inquiryId, by } = payload.data;
      return { inquiryId, by };
    },
  };
}

/** Reads the key, which the first process that needs it makes; it never changes afterwards. */
function createSecretReader({ kysely }: Database): () => Promise<string> {
  let known: string | null = null;
  return async () => {
    if (known !== null) return known;
    await kysely
      .insertInto("secrets")
      .values({ name: secretName, value: createToken() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const row = await kysely
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", secretName)
      .executeTakeFirstOrThrow();
    known = row.value;
    return known;
  };
}

function isSame(sent: string, expected: string): boolean {
  const [left, right] = [Buffer.from(sent), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
