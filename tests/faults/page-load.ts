import { Agent, request } from "node:http";

/** Clients who ask for one page again and again, each over a connection that it keeps. */
export interface PageLoad {
  /** Requests that were answered. */
  readonly answered: number;
  /** What went wrong with requests on connections that had served before, or with their answers. */
  readonly failures: readonly string[];
  /** Requests on new connections that the server never answered. */
  readonly unanswered: number;
  /** Resolves when so many requests were answered in all. */
  waitForAnswers: (count: number) => Promise<void>;
  /** Lets every client finish what it began, then ends; a client without an answer may go on. */
  finish: () => Promise<void>;
  /** Resolves when every client has met a listener that is closed. */
  untilClosed: () => Promise<void>;
}

export function startPageLoad(url: string, clientCount: number): PageLoad {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let answered = 0;
  let unanswered = 0;
  let isFinishing = false;

  function countAnswer(status: number | undefined): void {
    if (status !== 200) failures.push(`answered ${status}`);
    answered += 1;
    for (const { count, resolve } of waiting) if (answered >= count) resolve();
  }

  /** One request; false when the listener is closed. */
  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const asked = request(url, { agent }, (response) => {
        response.resume();
        response.on("error", () => {
          failures.push("an answer broke off");
          resolve(true);
        });
        response.on("end", () => {
          countAnswer(response.statusCode);
          resolve(true);
        });
      });
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // A new connection that was never taken is no request; one that served before is.
        if (asked.reusedSocket) failures.push(`${error.code} on a connection in use`);
        else unanswered += 1;
        resolve(error.code !== "ECONNREFUSED");
      });
      asked.end();
    });
  }

  const clients = Promise.all(
    Array.from({ length: clientCount }, async () => {
      while (!isFinishing && (await ask()));
    }),
  );
  const untilClosed = async () => {
    await clients;
    agent.destroy();
  };
  return {
    get answered() {
      return answered;
    },
    get unanswered() {
      return unanswered;
    },
    failures,
    waitForAnswers: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        if (answered >= count) resolve();
      }),
    finish: () => {
      isFinishing = true;
      return untilClosed();
    },
    untilClosed,
  };
}
