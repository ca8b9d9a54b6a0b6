import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const windowSeconds = 3_600;

/** Counts posts of an address. */
export interface RateLimit {
  /** Counts one post; the seconds to wait when it is one too many, else null. */
  take: (address: string) => Promise<number | null>;
  /** Takes one post out of the count again: it failed through no fault of the sender. */
  giveBack: (address: string) => Promise<void>;
}

/** At most `postsPerHour` for each address; 0 for no limit. */
export function createRateLimit(postsPerHour: number): RateLimit {
  if (postsPerHour === 0) {
    return { take: () => Promise.resolve(null), giveBack: () => Promise.resolve() };
  }
  const limiter = new RateLimiterMemory({ points: postsPerHour, duration: windowSeconds });
  return {
    take: async (address) => {
      try {
        await limiter.consume(toNetwork(address));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      }
    },
    giveBack: async (address) => {
      await limiter.reward(toNetwork(address));
    },
  };
}

/** A household has a whole /64 of IPv6 addresses, so it counts as one. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter((group) => group !== "");
  if (tail === undefined) return first.slice(0, 4).join(":");
  const last = tail.split(":").filter((group) => group !== "");
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
