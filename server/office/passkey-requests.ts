import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Passkeys } from "#server/staff/passkeys.ts";
import type { StaffMember } from "#server/staff/staff.ts";
import { createToken } from "#server/staff/tokens.ts";
import type { TokenCookie } from "./session-cookie.ts";

export type SignInOutcome = "signed-in" | "not-valid" | "too-many";

/** What a request of somebody who is not signed in yet can do with a passkey. */
export interface PasskeyRequests {
  /** The challenge for this browser, which a cookie binds it to; null after too many attempts. */
  beginPasskeySignIn: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>;
  /** @param answer what the browser answered, as JSON. */
  signInByPasskey: (answer: string) => Promise<SignInOutcome>;
}

interface RequestParts {
  passkeys: Passkeys;
  cookie: TokenCookie;
  cookieHeader: string | undefined;
  cookies: string[];
  limit: RateLimit;
  clientIp: string;
  /** Begins the session of a person who is known now. */
  begin: (member: StaffMember) => Promise<void>;
}

/** Signing in by a passkey within one request. */
export function createPasskeyRequests(parts: RequestParts): PasskeyRequests {
  const { passkeys, cookie, cookieHeader, cookies, limit, clientIp, begin } = parts;
  return {
    beginPasskeySignIn: async () => {
      if ((await limit.take(clientIp)) !== null) return null;
      const owner = createToken();
      cookies.push(cookie.write(owner));
      return passkeys.beginSignIn(owner);
    },
    signInByPasskey: async (answer) => {
      if ((await limit.take(clientIp)) !== null) return "too-many";
      const owner = cookie.read(cookieHeader);
      cookies.push(cookie.clear());
      const member = owner === null ? null : await passkeys.finishSignIn(owner, parse(answer));
      if (member === null) return "not-valid";
      await begin(member);
      return "signed-in";
    },
  };
}

/** What is no JSON is answered like any other wrong answer. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
