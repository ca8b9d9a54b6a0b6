/** Measures how long `/` takes while one client floods the built site: `npm run bench:overload`. */
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { importVehicles } from "./catalogue.ts";
import { readMemory } from "./process-figures.ts";
import { ask, sample } from "./sample.ts";

/** A client leaves at once, reads all answers, or reads none and stays. */
type Ending = "leaves" | "reads" | "is deaf";

interface Attack {
  name: string;
  ending: Ending;
  requests: string;
  count: number;
}

const pipelined = 5_000;
const distinct = 1_000;
/** A flood that is not over by then is cut off. */
const attackMsMax = 60_000;
const manyVehicles = 10_000;
const feedReaders = 20;

const attacks: readonly Attack[] = [
  repeat("/contact", "leaves"),
  repeat("/contact", "reads"),
  repeat("/contact", "is deaf"),
  repeat("/", "leaves"),
  repeat("/", "reads"),
  repeat("/", "is deaf"),
  repeat("/nothing-here", "reads"),
  vary("/inventory?search=", "leaves"),
  vary("/inventory?search=", "reads"),
  vary("/x-golf-carts-", "reads"),
  vary("/delaware/x-golf-carts?", "reads"),
  { ...vary("/", "reads"), requests: list(distinct, (index) => `/x${index}-golf-carts`) },
  vary("/vehicle/x", "reads"),
  vary("/vehicles/x", "reads"),
  vary("/a/b/c/", "reads"),
  vary("/contact?about=", "reads"),
];

// A word after the command chooses floods by their names: `npm run bench:overload -- inventory`.
const [word = ""] = process.argv.slice(2);
for (const attack of attacks.filter(({ name }) => name.includes(word))) await measure(attack);
for (const path of ["/feeds/google.xml", "/feeds/products.json", "/feeds/meta.csv"]) {
  if (path.includes(word)) await measureFeed(path);
}

/** Each flood meets a site of its own that has cached its pages, so that none profits from others. */
async function measure({ name, ending, requests, count }: Attack): Promise<void> {
  const site = await startSite({ environment: { WARM_UP: "1" } });
  while (!site.output().includes("Warmed ")) await wait(100);
  try {
    const quiet = // After the start the vehicles are dated, which takes some seconds.
      await sample(site, wait(15_000));
    const before = readMemory(site.processId);
    const flood = startFlood(site, requests, count, ending);
    const busy = await sample(site, flood.isOver);
    flood.end();
    process.stdout.write(
      `${name}, client ${ending}: / ${quiet.slowestMs.toFixed(0)} ms before, ${busy.slowestMs.toFixed(0)} ms during (${busy.count} of them in ${(busy.tookMs / 1_000).toFixed(1)} s), memory +${(busy.memory - before).toFixed(0)} MB, answered ${flood.answered()}\n`,
    );
  } finally {
    await site.stop();
  }
}

/** Many readers at once of a feed with many vehicles, before anybody has read it. */
async function measureFeed(path: string): Promise<void> {
  const { dataDir } = await importVehicles(manyVehicles);
  const site = await startSite({ dataDir });
  try {
    // After the start the vehicles are dated, which takes some seconds.
    await sample(site, wait(15_000));
    const before = readMemory(site.processId);
    const agent = new Agent();
    const readings = Array.from({ length: feedReaders }, () => ask(site.url + path, agent));
    const busy = await sample(site, Promise.all(readings));
    process.stdout.write(
      `${feedReaders} x ${path} with ${manyVehicles} vehicles: / ${busy.slowestMs.toFixed(0)} ms during (${busy.count} of them in ${(busy.tookMs / 1_000).toFixed(1)} s), memory +${(busy.memory - before).toFixed(0)} MB\n`,
    );
  } finally {
    await site.stop();
  }
}

/** One socket that sends everything at once. */
function startFlood(site: SiteServer, requests: string, count: number, ending: Ending) {
  const { port } = new URL(site.url);
  const statuses = new Map<string, number>();
  let rest = "";
  let answers = 0;
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const socket: Socket = connect(Number(port), "127.0.0.1", () => {
    socket.write(requests, () => {
      if (ending === "leaves") {
        socket.destroy();
        void wait(3_000).then(resolve);
      }
    });
    if (ending === "is deaf") {
      socket.pause();
      void wait(5_000).then(resolve);
    }
  });
  socket.on("error", () => resolve());
  socket.on("close", () => {
    if (ending === "reads") resolve();
  });
  if (ending === "reads") {
    socket.on("data", (chunk: Buffer) => {
      const text = rest + chunk.toString("latin1");
      for (const [, status = ""] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answers += 1;
      }
      rest = text.slice(-12).replace(/HTTP\/1\.1 \d{3} /, "");
      if (answers >= count) resolve();
    });
  }
  void wait(attackMsMax, undefined, { ref: false }).then(resolve);
  return {
    isOver,
    end: () => socket.destroy(),
    answered: () =>
      [...statuses].map(([status, times]) => `${times} x ${status}`).join(", ") || "unread",
  };
}

function repeat(path: string, ending: Ending): Attack {
  return {
    name: `${pipelined} x ${path}`,
    ending,
    requests: list(pipelined, () => path),
    count: pipelined,
  };
}

function vary(start: string, ending: Ending): Attack {
  return {
    name: `${distinct} different ${start}...`,
    ending,
    requests: list(distinct, (index) => `${start}${index}`),
    count: distinct,
  };
}

function list(count: number, pathOf: (index: number) => string): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `GET ${pathOf(index)} HTTP/1.1\r\nHost: carts.example\r\nAccept-Encoding: br\r\n\r\n`,
  ).join("");
}
