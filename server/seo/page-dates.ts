import { formatDatabaseFailure } from "#server/db/database-failure.ts";
import type { Database } from "#server/db/schema.ts";
import type { PageContent } from "#domain/crawlers/page-content.ts";
import {
  deleteOtherPageTexts,
  readPageTexts,
  storePageTexts,
  type DatedPage,
} from "./page-texts.ts";

export interface PageDatesOptions {
  /** When the catalogue last changed, in ISO 8601; null for one that never did. */
  readCatalogueChangedAt: () => Promise<string | null>;
  /** Told when dates cannot be read or written, once until they can again. */
  warn: (message: string) => void;
  now?: () => Date;
}

const flushAfterMs = 2_000;

/**
 * Remembers what each page said, to know when it last changed: in one database, shared by all of
 * its processes, with a copy in memory that stands in while the database is away or cannot be
 * written. No method throws.
 *
 * A page has the time of the change of the catalogue that changed it. What differs when a process
 * first sees it was changed by another build: it has the time at which that process started. A
 * page that changes by itself, as on the first of January, has the time at which that is seen.
 */
export class PageDates {
  readonly #database: Pick<Database, "kysely">;
  readonly #options: Required<PageDatesOptions>;
  readonly #startedAt: string;
  readonly #pages = new Map<string, DatedPage>();
  #noted = new Map<string, PageContent>();
  #version = 0;
  #isFailing = false;
  #flushing: Promise<boolean> = Promise.resolve(true);
  #flushTimer: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, "kysely">, options: PageDatesOptions) {
    this.#database = database;
    this.#options = { now: () => new Date(), ...options };
    this.#startedAt = this.#options.now().toISOString();
  }

  /** Another number whenever the date or a picture of any page changed. */
  get version(): number {
    return this.#version;
  }

  /** What is known of the page at a path; undefined when it was never seen. */
  find(path: string): DatedPage | undefined {
    return this.#pages.get(path);
  }

  /** Reads what the database knows of all pages. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      for (const [path, page] of await readPageTexts(this.#database)) {
        if (!this.#pages.has(path)) this.#publish(path, page);
      }
    });
  }

  /** Takes note of what a page says now; it is dated and written within seconds. */
  record(path: string, content: PageContent): void {
    this.#noted.set(path, content);
    this.#flushTimer ??= setTimeout(() => void this.flush(), flushAfterMs).unref();
  }

  /** Dates what was noted and writes it to the database; false when it could not be written. */
  flush(): Promise<boolean> {
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
    this.#flushing = this.#flushing.then(() => this.#dateNoted());
    return this.#flushing;
  }

  /** Forgets every other path. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    for (const path of this.#pages.keys()) {
      if (!paths.has(path) && this.#pages.delete(path)) this.#version += 1;
    }
    await this.#attempt(() => deleteOtherPageTexts(this.#database, paths));
  }

  async #dateNoted(): Promise<boolean> {
    if (this.#noted.size === 0) return true;
    const batch = this.#noted;
    this.#noted = new Map();
    const dateOf = await this.#readDating();
    for (const [path, content] of batch) {
      const known = this.#pages.get(path);
      const isSame = known?.textHash === content.textHash;
      const changedAt = isSame ? known.changedAt : dateOf(known?.changedAt);
      this.#publish(path, { ...content, changedAt });
    }
    const isWritten = await this.#attempt(async () => {
      const stored = await storePageTexts(this.#database, batch, dateOf);
      for (const [path, page] of stored) this.#publish(path, page);
    });
    if (!isWritten) this.#noted = new Map([...batch, ...this.#noted]);
    return isWritten;
  }

  /** How to date a page that changed, by the date that it had. */
  async #readDating(): Promise<(known: string | undefined) => string> {
    const { readCatalogueChangedAt, now } = this.#options;
    const catalogueChangedAt = (await readCatalogueChangedAt().catch(() => null)) ?? "";
    const changedAt = catalogueChangedAt > this.#startedAt ? catalogueChangedAt : this.#startedAt;
    return (known) => (known === undefined || known < changedAt ? changedAt : now().toISOString());
  }

  #publish(path: string, page: DatedPage): void {
    const known = this.#pages.get(path);
    this.#pages.set(path, page);
    if (known?.changedAt !== page.changedAt || String(known.images) !== String(page.images)) {
      this.#version += 1;
    }
  }

  async #attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.#isFailing = false;
      return true;
    } catch (error) {
      const reason = formatDatabaseFailure(error);
      const { warn } = this.#options;
      if (!this.#isFailing) warn(`The dates of pages are kept in memory only: ${reason}`);
      this.#isFailing = true;
      return false;
    }
  }
}
