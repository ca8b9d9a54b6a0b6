import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/**
 * Results by user agent. Every page view needs one, most visitors send the same few user agents,
 * and a lookup here costs a hundredth of matching the package's patterns. A user agent does not
 * say who the visitor is, and it is never written to the database.
 */
const results = new LRUCache<string, boolean>({ max: 500 });

/** Longer user agents are not cached, so that they cannot fill the memory. */
const cachedLengthMax = 300;

/** Every browser's user agent starts like this; libraries and command-line tools have their own. */
const browserPrefix = /^(?:Mozilla|Opera)\//;

/**
 * Whether a request was made by a program that names itself, or that sends no user agent. A
 * program that pretends to be a browser in every word is taken for one.
 */
export function isBot(userAgent: string | null): boolean {
  if (userAgent === null || !browserPrefix.test(userAgent)) return true;
  if (userAgent.length > cachedLengthMax) return isbot(userAgent);
  let result = results.get(userAgent);
  if (result === undefined) {
    result = isbot(userAgent);
    results.set(userAgent, result);
  }
  return result;
}
