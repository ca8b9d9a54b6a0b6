import type {
  CountTree,
  FromWebProcess,
  ProcessFigures,
  ToWebProcess,
} from "./process-messages.ts";
import { isOwnMessage } from "./process-messages.ts";

/** What a process that serves the site knows of the others at the same port. */
export interface WebProcess {
  isOneOfSeveral: boolean;
  /**
   * To be called once when the process serves.
   * @param startDuties starts what only one process does: at once in one that is alone, else when it
   * is this one's turn.
   */
  reportServing: (startDuties: () => void) => void;
  /** Sets what stops the process when the primary says so; until then it just ends. */
  onStop: (stop: () => void) => void;
  /** Tells the process that sends messages that there is one. */
  reportInquiry: () => void;
  /** Sets what happens when another process has stored an inquiry. */
  onInquiry: (wake: () => void) => void;
  /** Tells the figures of this process from time to time, so that they can be summed. */
  publishFigures: (read: () => ProcessFigures) => void;
  /** The figures of all processes, those that have ended included. */
  sumFigures: <Counts extends CountTree>(
    own: ProcessFigures<Counts>,
  ) => Promise<ProcessFigures<Counts>>;
}

const figuresEveryMs = 1_000;

/** The process of a site that has one only. */
export const loneProcess: WebProcess = {
  isOneOfSeveral: false,
  reportServing: (startDuties) => startDuties(),
  onStop: () => {},
  reportInquiry: () => {},
  onInquiry: () => {},
  publishFigures: () => {},
  sumFigures: (own) => Promise.resolve(own),
};

/** Joins the primary that has started this process; it is alive as long as this one is. */
export function joinPrimary(): WebProcess {
  let stop: () => void = () => process.exit(0);
  let wake: () => void = () => {};
  let startDuties: () => void = () => {};
  let lastNumber = 0;
  const waiting = new Map<number, (figures: ProcessFigures) => void>();
  const send = (message: FromWebProcess) => process.send?.(message);
  process.once("exit", (exitCode) => send({ kind: "ending", exitCode }));
  process.on("message", (received: unknown) => {
    if (!isOwnMessage(received)) return;
    const message = received as ToWebProcess;
    if (message.kind === "stop") stop();
    else if (message.kind === "inquiry-stored") wake();
    else if (message.kind === "take-duties") startDuties();
    else {
      waiting.get(message.number)?.(message.figures);
      waiting.delete(message.number);
    }
  });
  return {
    isOneOfSeveral: true,
    reportServing: (start) => {
      startDuties = start;
      send({ kind: "serving" });
    },
    onStop: (newStop) => {
      stop = newStop;
    },
    reportInquiry: () => send({ kind: "inquiry-stored" }),
    onInquiry: (newWake) => {
      wake = newWake;
    },
    publishFigures: (read) => {
      const publish = () => send({ kind: "figures", figures: read() });
      setInterval(publish, figuresEveryMs).unref();
    },
    sumFigures: (own) =>
      new Promise((resolve) => {
        lastNumber += 1;
        // The sum has the names of what it was made of.
        waiting.set(lastNumber, (sum) => resolve(sum as typeof own));
        send({ kind: "sum-figures", number: lastNumber, figures: own });
      }),
  };
}
