import type { IncomingMessage } from "node:http";

/** What an answer without the app may depend on. */
const readNames = [
  "host",
  "user-agent",
  "accept-encoding",
  "if-none-match",
  "x-forwarded-for",
  "sec-gpc",
  "dnt",
  "purpose",
  "sec-purpose",
  "sec-fetch-dest",
] as const;

/** Headers by which a request asks for something else than the whole answer, or brings a body. */
const unusualNames = ["content-length", "transfer-encoding", "expect", "range", "upgrade"] as const;

/** What a name means: its place among those that are read, or one of these. */
const [other, unusual] = [-1, -2];

const places = new Map<string, number>(readNames.map((name, place) => [name, place]));
const meanings = new Map([...places, ...unusualNames.map((name) => [name, unusual] as const)]);
const longestName = Math.max(...[...meanings.keys()].map(({ length }) => length));

/** By a name as it was spelled: browsers have one spelling each, and made-up ones must not fill the memory. */
const spellings = new Map(meanings);
const spellingsMax = 300;

/** As the app takes hosts without looking at them twice; every other is left to it. */
const plainHost = /^[a-z0-9._-]+(?::\d{4,5})?$/;
/** Hosts that were judged; one site has few, and made-up ones must not fill the memory. */
const judgedHosts = new Map<string, boolean>();
const judgedHostsMax = 100;

/** The headers of a plain GET that an answer without the app may depend on. */
export class PlainHeaders {
  /** In the order of the names that are read. */
  readonly #values: readonly (string | null)[];

  constructor(values: readonly (string | null)[]) {
    this.#values = values;
  }

  /**
   * @param name in lower case.
   * @returns null for a header that was not sent
   * @throws TypeError for a header that is not read of a plain GET.
   */
  get(name: string): string | null {
    const place = places.get(name);
    if (place === undefined) throw new TypeError(`${name} is not read of a plain GET.`);
    return this.#values[place] ?? null;
  }
}

/**
 * The headers of a plain GET of HTTP/1.1, as browsers send them; null for every other request. Node
 * would put all headers into an object, which takes twice as long.
 */
export function readPlainGet(request: IncomingMessage): PlainHeaders | null {
  if (request.method !== "GET" || request.httpVersion !== "1.1") return null;
  const { rawHeaders } = request;
  const values = nothingRead.slice();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length > longestName) continue;
    const meaning = spellings.get(name) ?? judgeSpelling(name);
    if (meaning === other) continue;
    // One that is sent twice has rules of its own.
    if (meaning === unusual || values[meaning] !== null) return null;
    values[meaning] = rawHeaders[index + 1] ?? "";
  }
  return isPlainHost(values[hostPlace]) ? new PlainHeaders(values) : null;
}

const nothingRead: readonly (string | null)[] = readNames.map(() => null);
const hostPlace = readNames.indexOf("host");

function judgeSpelling(name: string): number {
  const meaning = meanings.get(name.toLowerCase()) ?? other;
  if (spellings.size < spellingsMax) spellings.set(name, meaning);
  return meaning;
}

function isPlainHost(host: string | null | undefined): boolean {
  if (host === null || host === undefined) return false;
  const known = judgedHosts.get(host);
  if (known !== undefined) return known;
  const isPlain = plainHost.test(host) && URL.canParse(`http://${host}/`);
  if (judgedHosts.size >= judgedHostsMax) judgedHosts.clear();
  judgedHosts.set(host, isPlain);
  return isPlain;
}
