import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Database } from "#server/db/schema.ts";
import { recordChange } from "./change-history.ts";
import { createChallenges } from "./passkey-challenges.ts";
import { createStaff, type StaffMember, staffSubject } from "./staff.ts";

export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  /** When it last signed in; null before the first time. */
  usedAt: string | null;
}

/** A person has fewer devices. */
const passkeysMax = 20;
const passkeyNameLengthMax = 60;

/**
 * Passkeys of the staff. A challenge belongs to the owner who was handed it, the secret of a browser
 * or of a session, and is answered once. Every method throws when the database fails.
 */
export interface Passkeys {
  /** Oldest first. */
  list: (member: StaffMember) => Promise<Passkey[]>;
  beginAdding: (
    member: StaffMember,
    owner: string,
  ) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** False when the answer is not one to the owner's challenge, or there are too many passkeys. */
  finishAdding: (
    member: StaffMember,
    owner: string,
    answer: { name: string; response: unknown },
  ) => Promise<boolean>;
  remove: (member: StaffMember, id: string) => Promise<boolean>;
  beginSignIn: (owner: string) => Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The person whose passkey answered; null when none of ours did, or not this challenge. */
  finishSignIn: (owner: string, response: unknown) => Promise<StaffMember | null>;
}

export interface PasskeyOptions {
  /** The office's origin; the passkeys belong to its host. */
  origin: string;
  /** What the browser calls the office when it asks. */
  title: string;
  now?: () => Date;
}

/** The passkeys of one database for an office at one origin. */
export function createPasskeys(database: Database, options: PasskeyOptions): Passkeys {
  const { now = () => new Date() } = options;
  const site = { ...options, now, rpId: new URL(options.origin).hostname };
  return { ...createOwnPasskeys(database, site), ...createPasskeySignIn(database, site) };
}

type Site = Required<PasskeyOptions> & { rpId: string };

function createOwnPasskeys(
  database: Database,
  { origin, title, rpId, now }: Site,
): Pick<Passkeys, "list" | "beginAdding" | "finishAdding" | "remove"> {
  const { kysely } = database;
  const challenges = createChallenges(database, now);
  const list = async ({ id }: StaffMember) => {
    const rows = await kysely
      .selectFrom("passkeys")
      .select(["id", "name", "added_at", "used_at"])
      .where("staff_id", "=", id)
      .orderBy("added_at")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      addedAt: row.added_at,
      usedAt: row.used_at,
    }));
  };
  return {
    list,
    beginAdding: async (member, owner) => {
      const created = await generateRegistrationOptions({
        rpName: title,
        rpID: rpId,
        userName: member.email,
        userDisplayName: member.name,
        userID: new TextEncoder().encode(member.id),
        excludeCredentials: (await list(member)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await challenges.store(owner, created.challenge);
      return created;
    },
    finishAdding: async (member, owner, { name, response }) => {
      const challenge = await challenges.take(owner);
      if (challenge === null || (await list(member)).length >= passkeysMax) return false;
      const verified = await verifyRegistrationResponse({
        // The library checks every part of it.
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch(() => null);
      if (verified?.verified !== true) return false;
      return insertPasskey(database, member, name, verified.registrationInfo.credential, now());
    },
    remove: (member, id) =>
      kysely.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom("passkeys")
          .where("id", "=", id)
          .where("staff_id", "=", member.id)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) return false;
        await recordChange(transaction, toChange(member, "removed a passkey"), now());
        return true;
      }),
  };
}

/** Stores a checked passkey with its row of history; false when it is somebody's already. */
function insertPasskey(
  { kysely }: Database,
  member: StaffMember,
  name: string,
  { id, publicKey, counter }: WebAuthnCredential,
  now: Date,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("passkeys")
      .values({
        id,
        staff_id: member.id,
        name: name.trim().slice(0, passkeyNameLengthMax) || "Passkey",
        public_key: Buffer.from(publicKey).toString("base64url"),
        counter,
        added_at: now.toISOString(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    await recordChange(transaction, toChange(member, "added a passkey"), now);
    return true;
  });
}

function createPasskeySignIn(
  database: Database,
  { origin, rpId, now }: Site,
): Pick<Passkeys, "beginSignIn" | "finishSignIn"> {
  const { kysely } = database;
  const challenges = createChallenges(database, now);
  return {
    beginSignIn: async (owner) => {
      // No list of passkeys: the browser offers those it has, and nobody learns who has any.
      const asked = await generateAuthenticationOptions({
        rpID: rpId,
        userVerification: "required",
      });
      await challenges.store(owner, asked.challenge);
      return asked;
    },
    finishSignIn: async (owner, response) => {
      const challenge = await challenges.take(owner);
      const id = readId(response);
      if (challenge === null || id === null) return null;
      const row = await kysely
        .selectFrom("passkeys")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const verified = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
          counter: row.counter,
        },
      }).catch(() => null);
      if (verified?.verified !== true) return null;
      await kysely
        .updateTable("passkeys")
        .set({ counter: verified.authenticationInfo.newCounter, used_at: now().toISOString() })
        .where("id", "=", row.id)
        .execute();
      return createStaff(database).find(row.staff_id);
    },
  };
}

function readId(response: unknown): string | null {
  if (typeof response !== "object" || response === null || !("id" in response)) return null;
  return typeof response.id === "string" ? response.id : null;
}

function toChange({ name }: StaffMember, action: string) {
  return { memberName: name, subject: staffSubject, action };
}
