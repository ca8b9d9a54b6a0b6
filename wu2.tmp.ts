import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startServedSite } from "./bench/served-site.ts";
import { ask } from "./bench/sample.ts";
for (let i = 0; i < Number(process.argv[2] ?? 1); i++) {
const site = await startServedSite({ WARM_UP: "1", NODE_OPTIONS: process.argv[3] ?? "" });
const agent = new Agent({ keepAlive: true });
await ask(`${site.url}/rentals`, agent);
const t: [number, number][] = []; const t0 = performance.now();
while (!site.output().includes("Warmed ")) { await wait(5); const s = performance.now(); await ask(`${site.url}/rentals`, agent); t.push([s - t0, performance.now() - s]); }
const w = t.toSorted((x, y) => y[1] - x[1]).slice(0, 6);
console.log(t.length, w.map(([a, b]) => `${b.toFixed(1)}@${(a / 1000).toFixed(2)}`).join(" "), "over10", t.filter(([, b]) => b > 10).length, site.output().split("\n").filter((l) => l.startsWith("TURN")).slice(8).join(" | "));
agent.destroy(); await site.stop();
}
