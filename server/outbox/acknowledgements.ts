import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema.ts";

/**
 * SHA-256 of the mailbox that an e-mail address leads to, in hexadecimal. Most mail servers drop what
 * follows a plus, and Gmail drops dots as well: counted apart, `victim+1@` and `victim+2@` would let a
 * stranger have us fill one inbox. Where a server takes the plus as part of the name, two of its
 * people share one acknowledgement a day, which harms nobody.
 */
export function hashMailbox(email: string): string {
  return createHash("sha256").update(toMailbox(email)).digest("hex");
}

const gmailDomains = ["gmail.com", "googlemail.com"];

function toMailbox(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  // A name that begins with the plus would leave nothing.
  const plus = name.indexOf("+", 1);
  const untagged = plus === -1 ? name : name.slice(0, plus);
  return gmailDomains.includes(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}

const acknowledgementPauseMs = 24 * 3_600_000;

/**
 * Whether a mailbox may be sent an acknowledgement, which is at most once in 24 hours. True
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
    .values({ address_hash: hashMailbox(email), sent_at: at })
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
