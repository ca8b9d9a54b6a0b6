import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";

/** Beside a busy machine a start may take a minute; this ends a run in which it never comes. */
const startTimeoutMs = 240_000;

/** The built site as a process of its own, with a directory that nothing else uses. */
export interface SiteServer {
  url: string;
  dataDir: string;
  processId: number;
  /** Everything it wrote so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** Variables of its environment; what is not given is the default of `env.server.ts`. */
  environment?: Record<string, string>;
  /** A directory of another site: then both share its database. */
  dataDir?: string;
  /** Whether it is started as `npm run serve` does, which keeps compiled code for the next start. */
  isLaunched?: boolean;
}

/**
 * Starts the build on a free port and waits until it serves.
 * @throws with what it wrote when it ends or is silent for too long.
 */
export async function startSite({
  environment = {},
  dataDir,
  isLaunched = false,
}: SiteOptions = {}): Promise<SiteServer> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), "carts-site-"));
  const launcher = isLaunched ? ["server/launch.js"] : [];
  const server = spawn(process.execPath, [...launcher, "build/start/start.js"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: new URL(url).port,
      HOST: "127.0.0.1",
      SITE_URL: url,
      CONTACT_RATE_LIMIT: "0",
      // Tests that are not about it leave the processor to what they measure.
      WARM_UP: "0",
      DATA_DIR: directory,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(server, "exit");
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(() => fail("did not serve in time"), startTimeoutMs);
    function fail(why: string): void {
      clearTimeout(giveUp);
      server.kill("SIGKILL");
      reject(new Error(`build/start/start.js ${why}. Was it built? It wrote:\n${output}`));
    }
    function read(chunk: Buffer): void {
      output += chunk.toString();
      if (!output.includes("Serving ")) return;
      clearTimeout(giveUp);
      resolve();
    }
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("error", (error) => fail(`could not be started: ${error.message}`));
    server.once("exit", (code) => fail(`ended with ${code}`));
  });
  return {
    url,
    dataDir: directory,
    processId: server.pid ?? 0,
    output: () => output,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      if (dataDir === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs a command of the staff on a site's database and answers what it wrote. */
export async function runCommand(
  site: Pick<SiteServer, "dataDir">,
  command: "inventory" | "inquiries" | "report",
  parameters: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ["cli/run.ts", command, ...parameters], {
    env: { PATH: process.env["PATH"], DATA_DIR: site.dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, stdout, stderr };
}
