import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";

/** SHA-256 of an e-mail address in lower case, in hexadecimal. */
export function hashEmail(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

const acknowledgementPauseMs = 24 * 3_600_000;

/**
 * Whether an e-mail address may be sent an acknowledgement, which is at most once in 24 hours. True
 * also records that it was sent one now.
 */
export async function claimAcknowledgement(
  transaction: Transaction<Schema>,
  email: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const pauseEnded = new Date(now.getTime() - acknowledgementPauseMs).toISOString();
  const row = await transaction
    .insertInto("acknowledgements")
    .values({ address_hash: hashEmail(email), sent_at: at })
    .onConflict((conflict) =>
      conflict
        .column("address_hash")
        .doUpdateSet({ sent_at: at })
        // A time in the future was written while the clock was wrong.
        .where((or) =>
          or.or([
            or("acknowledgements.sent_at", "<=", pauseEnded),
            or("acknowledgements.sent_at", ">", at),
          ]),
        ),
    )
    .returning("address_hash")
    .executeTakeFirst();
  return row !== undefined;
}
