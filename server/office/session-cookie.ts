import { createHash } from "node:crypto";
import { sessionHours } from "#server/staff/sessions.ts";

const passkeyCookieSeconds = 5 * 60;

/**
 * A cookie that holds a token. Over https its name has the prefix by which browsers refuse it from
 * subdomains and without encryption; on this computer there is no https.
 */
export interface TokenCookie {
  read: (cookieHeader: string | undefined) => string | null;
  /** A `Set-Cookie` that sets it. */
  write: (token: string) => string;
  /** A `Set-Cookie` that ends it. */
  clear: () => string;
}

/** The cookie that names a session of an office at an origin. */
export function createSessionCookie(origin: string): TokenCookie {
  return createTokenCookie(origin, "office", sessionHours * 3_600);
}

/** The cookie of a browser that was handed a challenge for a passkey. */
export function createPasskeyCookie(origin: string): TokenCookie {
  return createTokenCookie(origin, "office-passkey", passkeyCookieSeconds);
}

function createTokenCookie(origin: string, plainName: string, seconds: number): TokenCookie {
  const isEncrypted = origin.startsWith("https:");
  const name = isEncrypted ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isEncrypted ? "; Secure" : ""}`;
  return {
    read: (header = "") => {
      for (const pair of header.split(";")) {
        const [key, value] = pair.trim().split("=", 2);
        if (key === name && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
      }
      return null;
    },
    write: (token) => `${name}=${token}; ${attributes}; Max-Age=${seconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** The token of a session's forms; it follows from the cookie's, which scripts cannot read. */
export function toFormToken(sessionToken: string): string {
  return createHash("sha256").update(`form ${sessionToken}`).digest("base64url");
}
