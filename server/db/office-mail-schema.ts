/** The tables of migration 020; `schema.ts` says how columns are stored. */
export interface OfficeMailSchema {
  secrets: SecretTable;
  daily_digests: DailyDigestTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
}

/** A key that every process of the database signs with. */
interface SecretTable {
  name: string;
  /** 256 random bits as base64url. */
  value: string;
}

/** The digest of one day; the row is made by the first process that finds it due. */
interface DailyDigestTable {
  /** YYYY-MM-DD in the dealership's time zone. */
  day: string;
  attempts: number;
  /** Until then the process that claimed it is the only one to send it. */
  next_attempt_at: string;
  sent_at: string | null;
}

/** A public key with which a person of the staff signs in. */
interface PasskeyTable {
  /** The credential's id as base64url. */
  id: string;
  staff_id: string;
  /** As its owner called it, such as "My phone". */
  name: string;
  /** COSE, as base64url. */
  public_key: string;
  /** How often the authenticator has signed, as far as it counts. */
  counter: number;
  added_at: string;
  used_at: string | null;
}

/** A challenge that one browser or session may answer once. */
interface PasskeyChallengeTable {
  /** SHA-256 of the secret of the browser that was handed the challenge. */
  owner_hash: string;
  challenge: string;
  expires_at: string;
}
