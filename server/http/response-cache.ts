import { LRUCache } from "lru-cache";
import { byteSize, recompress, type CachedResponse } from "./cached-response.ts";

export interface ResponseCacheOptions {
  /** All entries together take at most this many bytes, their compressed bodies included. */
  bytesMax: number;
  /**
   * When an entry gets its smallest brotli body in the background, one after another: as soon as it
   * is stored, or when it is found, so that no time goes into what is read only once.
   */
  recompress?: "when stored" | "when found";
}

/** The client of a request; only read when the answer has to be created. */
export interface Asker {
  /** Aborted when the answer is not wanted any more. */
  readonly signal: AbortSignal;
}

/** Creates an answer; the signal is aborted when nobody waits for it any more. */
export type CreateResponse = (signal: AbortSignal) => Promise<CachedResponse>;

/** An answer that is being created, and how many wait for it. */
interface Creation {
  answer: Promise<CachedResponse>;
  waiting: number;
  abandon: AbortController;
}

/** What the site says of a URL until something changes; what is not there may be asked for often. */
const storedStatuses: ReadonlySet<number> = new Set([200, 404, 410]);

/**
 * Finished answers by key. What `create` returns is shared by all who ask meanwhile, and stored
 * when its status and its `validity` allow that; it is found again until its version or the period
 * changes.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #creating = new Map<string, Creation>();
  readonly #recompressWhen: ResponseCacheOptions["recompress"];
  readonly #recompressing = new WeakSet<CachedResponse>();
  #recompressed: Promise<void> = Promise.resolve();
  #isStopped = false;
  #hits = 0;

  constructor({ bytesMax, recompress: recompressWhen }: ResponseCacheOptions) {
    this.#entries = new LRUCache({ maxSize: bytesMax, sizeCalculation: byteSize });
    this.#recompressWhen = recompressWhen;
  }

  /** How many answers were found in the cache. */
  get hits(): number {
    return this.#hits;
  }

  /** How many answers are stored. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * The answer for a key: the stored one, the one that is being created, or a new one.
   * @param version of what the answer is made from, as it is now; an entry of another version is
   * not found. Entries that are always valid are found under every version.
   * @param asker whose signal says when it has gone; without one it waits to the end.
   * @param period names what time alone changes. An entry of an earlier period is created anew; if
   * that cannot be done now, as while the database is away, it is still better than none.
   * @throws what `create` throws, to everybody who waits for it; the next caller starts anew.
   */
  async getOrCreate(
    key: string,
    create: CreateResponse,
    version = "",
    asker?: Asker,
    period = "",
  ): Promise<CachedResponse> {
    const found = this.#entries.get(key);
    const stored = found && isValid(found, version) ? found : null;
    if (stored?.period === period) {
      this.#hits += 1;
      if (this.#recompressWhen === "when found") this.#recompressLater(key, stored);
      return stored;
    }
    // A request after a change must not get an answer that was begun before it.
    const creationKey = `${version} ${period} ${key}`;
    const creation =
      this.#creating.get(creationKey) ??
      this.#begin(creationKey, (signal) => this.#createAndStore(key, period, () => create(signal)));
    creation.waiting += 1;
    const signal = asker?.signal;
    const leave = () => {
      creation.waiting -= 1;
      if (creation.waiting > 0) return;
      this.#forget(creationKey, creation);
      creation.abandon.abort();
    };
    if (signal?.aborted === true) leave();
    else signal?.addEventListener("abort", leave, { once: true });
    try {
      const created = await creation.answer;
      return stored === null || isStorable(created) ? created : stored;
    } catch (error) {
      if (stored === null || signal?.aborted === true) throw error;
      return stored;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  /**
   * The stored answer for a key that may be sent at this path without the app; null when there is
   * none of this period. Whether its version is still right is for the caller to find out.
   */
  findDirect(path: string, period = ""): CachedResponse | null {
    const found = this.#entries.get(path);
    if (found?.directPath !== path || found.period !== period) return null;
    this.#hits += 1;
    return found;
  }

  /** Resolves when every entry stored so far has its smallest body. */
  settle(): Promise<void> {
    return this.#recompressed;
  }

  /** Starts no further compression, so that the process can end. */
  stop(): void {
    this.#isStopped = true;
  }

  #begin(creationKey: string, create: CreateResponse): Creation {
    const abandon = new AbortController();
    const answer = create(abandon.signal);
    const creation: Creation = { answer, waiting: 0, abandon };
    this.#creating.set(creationKey, creation);
    const forget = () => this.#forget(creationKey, creation);
    void answer.then(forget, forget);
    return creation;
  }

  /** The next request for it starts a new creation. */
  #forget(creationKey: string, creation: Creation): void {
    if (this.#creating.get(creationKey) === creation) this.#creating.delete(creationKey);
  }

  async #createAndStore(
    key: string,
    period: string,
    create: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const created = await create();
    if (!isStorable(created)) return created;
    created.period = period;
    this.#entries.set(key, created);
    if (this.#recompressWhen === "when stored") this.#recompressLater(key, created);
    return created;
  }

  /** Puts an entry into the queue of those that get their smallest body, once. */
  #recompressLater(key: string, entry: CachedResponse): void {
    if (this.#recompressing.has(entry)) return;
    this.#recompressing.add(entry);
    this.#recompressed = this.#recompressed.then(() => this.#recompress(key, entry));
  }

  async #recompress(key: string, entry: CachedResponse): Promise<void> {
    if (this.#isStopped || this.#entries.peek(key) !== entry) return;
    await recompress(entry);
  }
}

function isStorable({ status, validity }: CachedResponse): boolean {
  return storedStatuses.has(status) && validity !== "once";
}

/** Whether an answer is true of this version of what it was made from. */
export function isValid({ validity }: CachedResponse, version: string): boolean {
  return validity === "always" || (validity !== "once" && validity.version === version);
}
