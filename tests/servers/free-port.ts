import { createServer } from "node:net";

/**
 * Below the ports that systems hand to clients, which could take one between its choice and its use.
 * Each process has a range of its own, so that test files that run side by side do not meet. Browsers
 * refuse port 10080, which is lower than all of them.
 */
const portsPerProcess = 20;
const rangesCount = 1_000;
const firstPort = 12_000 + (process.pid % rangesCount) * portsPerProcess;

let chosenCount = 0;

/**
 * A port of this machine that nothing listens on just now.
 * @throws when all of this process are in use
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < portsPerProcess; tries += 1) {
    const port = firstPort + (chosenCount % portsPerProcess);
    chosenCount += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`The ports from ${firstPort} on are all in use.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
