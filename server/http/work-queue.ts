/** More work waits than is allowed: the client may try again. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

/** Nobody waits for the result any more. */
export class ClientGoneError extends Error {
  override readonly name = "ClientGoneError";
}

export interface WorkQueueOptions {
  /** Pieces of work that are done at once. */
  underWayMax: number;
  /** Further ones that wait for that. */
  waitingMax: number;
}

/**
 * Lets a few pieces of work be done at once, in the order in which they came. So many may wait and
 * no more: what a client cannot have soon, it had better be told at once.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  /** Functions that begin a turn, in their order. */
  readonly #waiting = new Set<() => void>();
  #underWay = 0;
  #refused = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** How many pieces of work wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Does a piece of work in its turn.
   * @param signal aborted when nobody wants the result any more.
   * @throws BusyError when too much is waiting, ClientGoneError when the signal is aborted before
   * the turn has come, or whatever the work throws.
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const endTurn = await this.takeTurn(signal);
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  /**
   * Resolves when the turn has come, with the function that ends it.
   * @throws as `run` does.
   */
  takeTurn(signal?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(begin);
        reject(new ClientGoneError());
      };
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        this.#waiting.delete(begin);
        this.#underWay += 1;
        resolve(this.#createEnd());
      };
      if (signal?.aborted === true) leave();
      else if (this.#underWay < this.#options.underWayMax) begin();
      else if (this.#waiting.size < this.#options.waitingMax) {
        this.#waiting.add(begin);
        signal?.addEventListener("abort", leave, { once: true });
      } else {
        this.#refused += 1;
        reject(new BusyError());
      }
    });
  }

  #createEnd(): () => void {
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      this.#underWay -= 1;
      const [next] = this.#waiting;
      next?.();
    };
  }
}

/** @throws ClientGoneError when the signal is aborted. */
export function throwIfGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new ClientGoneError();
}
