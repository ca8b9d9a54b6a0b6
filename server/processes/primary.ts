import cluster from "node:cluster";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { Supervisor, type SupervisedProcess, type SupervisorOptions } from "./supervisor.ts";

/** It keeps compiled code for the next start. */
const launcher = fileURLToPath(new URL("../launch.js", import.meta.url));

/**
 * Makes this process the one that starts the others and replaces them. It serves nothing and opens
 * no database, so that little can go wrong in it; it counts posts for all of them.
 */
export function startPrimary(options: Omit<SupervisorOptions, "fork" | "exit">): void {
  // Each process takes connections from the one port by itself: what one that is killed has not
  // taken yet waits for another, and a busy one takes none. (By default the primary would hand them
  // out in turn.)
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const [, program = "", ...parameters] = process.argv;
  cluster.setupPrimary({ exec: launcher, args: [resolve(program), ...parameters] });
  // Answers the limiters of the processes (`#server/http/rate-limit.ts`).
  new RateLimiterClusterMaster();
  const supervisor = new Supervisor({ ...options, fork, exit: (code) => process.exit(code) });
  process.once("SIGTERM", () => supervisor.stop());
  process.once("SIGINT", () => supervisor.stop());
}

function fork(): SupervisedProcess {
  const worker = cluster.fork();
  return {
    processId: worker.process.pid,
    send: (message) => {
      if (worker.isConnected()) worker.send(message);
    },
    kill: () => worker.process.kill("SIGKILL"),
    onMessage: (handle) => worker.on("message", handle),
    onEnd: (handle) => {
      worker.once("exit", handle);
      worker.on("error", () => {
        // Else it was sent a message while it ended, and "exit" follows.
        if (worker.process.pid === undefined) handle(null, null);
      });
    },
  };
}
