import type { Database } from "#server/db/schema.ts";
import { hashToken } from "./tokens.ts";

const lifeMs = 5 * 60_000;

/** Challenges for passkeys, one for each owner at a time. Both methods throw when the database fails. */
export interface Challenges {
  /** Replaces an earlier challenge of the owner. */
  store: (owner: string, challenge: string) => Promise<void>;
  /** Uses the owner's challenge up; null when there is none, or it is older than five minutes. */
  take: (owner: string) => Promise<string | null>;
}

/** The challenges of one database; those that nobody answered go when the next one is stored. */
export function createChallenges({ kysely }: Database, now: () => Date): Challenges {
  return {
    store: async (owner, challenge) => {
      const at = now();
      await kysely
        .deleteFrom("passkey_challenges")
        .where("expires_at", "<=", at.toISOString())
        .execute();
      const expires_at = new Date(at.getTime() + lifeMs).toISOString();
      await kysely
        .insertInto("passkey_challenges")
        .values({ owner_hash: hashToken(owner), challenge, expires_at })
        .onConflict((conflict) =>
          conflict.column("owner_hash").doUpdateSet({ challenge, expires_at }),
        )
        .execute();
    },
    take: async (owner) => {
      const row = await kysely
        .deleteFrom("passkey_challenges")
        .where("owner_hash", "=", hashToken(owner))
        .returning(["challenge", "expires_at"])
        .executeTakeFirst();
      return row === undefined || row.expires_at <= now().toISOString() ? null : row.challenge;
    },
  };
}
