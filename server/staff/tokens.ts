import { createHash, randomBytes } from "node:crypto";

/** 256 bits: a token cannot be guessed within the life of a link or a session. */
const tokenBytes = 32;

/** A new secret for a link or a cookie, of 43 characters that a URL may hold. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** What is stored of a token, so that a copy of the database signs nobody in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
