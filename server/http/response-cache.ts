import { LRUCache } from "lru-cache";
import { byteSize, recompress, type CachedResponse } from "./cached-response.ts";

export interface ResponseCacheOptions {
  /** All entries together take at most this many bytes, their compressed bodies included. */
  bytesMax: number;
  /** Whether each entry gets its smallest brotli body in the background, one after another. */
  isRecompressing?: boolean;
}

/**
 * Finished answers by key. What `create` returns is shared by all who ask meanwhile, and stored
 * when it is a 200 whose `validity` allows that; it is found again until its version changes.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #creating = new Map<string, Promise<CachedResponse>>();
  readonly #isRecompressing: boolean;
  #recompressed: Promise<void> = Promise.resolve();
  #isStopped = false;
  #hits = 0;

  constructor({ bytesMax, isRecompressing = false }: ResponseCacheOptions) {
    this.#entries = new LRUCache({ maxSize: bytesMax, sizeCalculation: byteSize });
    this.#isRecompressing = isRecompressing;
  }

  /** How many answers were found in the cache. */
  get hits(): number {
    return this.#hits;
  }

  /**
   * The answer for a key: the stored one, the one that is being created, or a new one.
   * @param version of what the answer is made from, as it is now; an entry of another version is
   * not found. Entries that are always valid are found under every version.
   * @throws what `create` throws, to everybody who waits for it; the next caller starts anew.
   */
  async getOrCreate(
    key: string,
    create: () => Promise<CachedResponse>,
    version = "",
  ): Promise<CachedResponse> {
    const stored = this.#entries.get(key);
    if (stored && isValid(stored, version)) {
      this.#hits += 1;
      return stored;
    }
    // Whoever asks after a change must not get an answer that was begun before it.
    const creationKey = `${version} ${key}`;
    const begun = this.#creating.get(creationKey);
    if (begun) return begun;
    const creation = this.#createAndStore(key, create).finally(() =>
      this.#creating.delete(creationKey),
    );
    this.#creating.set(creationKey, creation);
    return creation;
  }

  /** Resolves when every entry stored so far has its smallest body. */
  settle(): Promise<void> {
    return this.#recompressed;
  }

  /** Starts no further compression, so that the process can end. */
  stop(): void {
    this.#isStopped = true;
  }

  async #createAndStore(
    key: string,
    create: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const created = await create();
    if (created.status !== 200 || created.validity === "once") return created;
    this.#entries.set(key, created);
    if (this.#isRecompressing) {
      this.#recompressed = this.#recompressed.then(() => this.#recompress(key, created));
    }
    return created;
  }

  async #recompress(key: string, entry: CachedResponse): Promise<void> {
    if (this.#isStopped || this.#entries.peek(key) !== entry) return;
    await recompress(entry);
  }
}

function isValid({ validity }: CachedResponse, version: string): boolean {
  return validity === "always" || (validity !== "once" && validity.version === version);
}
