import { isIPv6 } from "node:net";
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import type { Pool } from "pg";
import { limits } from "#server/limits.ts";

/** Counts posts of an address. */
export interface RateLimit {
  /** Counts one post; the seconds to wait when it is one too many, else null. */
  take: (address: string) => Promise<number | null>;
  /** The seconds to wait when the next post would be one too many, else null; counts nothing. */
  findWaitSeconds: (address: string) => Promise<number | null>;
  /** Takes one post out of the count again: it failed through no fault of the sender. */
  giveBack: (address: string) => Promise<void>;
}

export interface RateLimitOptions {
  /** Names the count, where one database keeps several. */
  name: string;
  /** Posts of one address within the window; 0 for no limit. */
  posts: number;
  windowSeconds: number;
  /** Given, all processes of a PostgreSQL count together; without it this process counts alone. */
  pool?: Pool | null;
  /** Whether this is one of several processes of a machine, which count together in their primary. */
  isClustered?: boolean;
}

/**
 * At most so many posts of an address. While PostgreSQL is away the processes of a machine count
 * without the others; one whose primary does not answer in time counts alone.
 */
export function createRateLimit({
  name,
  posts,
  windowSeconds,
  pool,
  isClustered = false,
}: RateLimitOptions): RateLimit {
  if (posts === 0) {
    const unlimited = () => Promise.resolve(null);
    return { take: unlimited, findWaitSeconds: unlimited, giveBack: () => Promise.resolve() };
  }
  const limiterOptions = { keyPrefix: name, points: posts, duration: windowSeconds };
  const { rateLimitTimeoutMs: timeoutMs } = limits;
  const alone = new RateLimiterMemory(limiterOptions);
  const memory = isClustered
    ? new RLWrapperTimeouts({
        limiter: new RateLimiterCluster({ ...limiterOptions, timeoutMs }),
        timeoutMs,
        insuranceLimiter: alone,
      })
    : alone;
  const limiter = pool
    ? new RLWrapperTimeouts({
        limiter: new RateLimiterPostgres({
          ...limiterOptions,
          storeClient: pool,
          tableName: "rate_limits",
          tableCreated: true,
        }),
        timeoutMs,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    take: async (address) => {
      try {
        await limiter.consume(toNetwork(address));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return toSeconds(refusal);
      }
    },
    findWaitSeconds: async (address) => {
      const counted = await limiter.get(toNetwork(address));
      return counted === null || counted.consumedPoints < posts ? null : toSeconds(counted);
    },
    giveBack: async (address) => {
      await limiter.reward(toNetwork(address));
    },
  };
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
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
