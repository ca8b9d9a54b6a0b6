import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startSite } from "#tests/servers/site-server.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { writeNginxConfiguration } from "../nginx-configuration.ts";
import { startServer, type OtherServer } from "../other-servers.ts";
import { pinServer } from "../wrk.ts";
import type { Framework } from "./site-copy.ts";

/** The name of the site in all builds, so that their documents say the same. */
export const siteUrl = "https://coastlinegolfcarts.example";

/** A build of the measured pages, as it is served. */
export interface Build extends OtherServer {
  name: string;
}

const environment = {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
};
const scripts: Record<Framework, string> = {
  next: "node_modules/next/dist/bin/next",
  astro: "node_modules/astro/bin/astro.mjs",
};

export function findFolder(framework: Framework): string {
  return join("bench/peers", framework);
}

/** @throws when npm does. */
export function install(framework: Framework): void {
  run("npm", ["ci", "--no-audit", "--no-fund"], framework);
}

/**
 * Builds from nothing: Next.js would take a stylesheet of the last run, whatever classes are new.
 * @throws when the framework does.
 */
export function build(framework: Framework): void {
  for (const output of [".next", "dist"]) {
    rmSync(join(findFolder(framework), output), { recursive: true, force: true });
  }
  run(process.execPath, [scripts[framework], "build"], framework);
}

function run(command: string, parameters: readonly string[], framework: Framework): void {
  const { NODE_ENV: _, ...quiet } = environment;
  const { status, error } = spawnSync(command, parameters, {
    cwd: findFolder(framework),
    env: { ...process.env, ...quiet },
    // What is measured goes to the standard output alone.
    stdio: ["ignore", process.stderr, process.stderr],
  });
  if (status !== 0) {
    throw new Error(`${command} ${parameters.join(" ")} failed in ${framework}`, { cause: error });
  }
}

/** Starts what is compared one after another; a build that does not start stops those before it. */
export async function startBuilds(): Promise<Build[]> {
  const started: Build[] = [];
  try {
    for (const start of [startOwn, startNext, startAstro, startAstroBehindNginx]) {
      const running = await start();
      if (running !== null) started.push(running);
    }
  } catch (error) {
    await stopBuilds(started);
    throw error;
  }
  return started;
}

export async function stopBuilds(builds: readonly Build[]): Promise<void> {
  await Promise.all(builds.map(({ stop }) => stop()));
}

async function startOwn(): Promise<Build> {
  const { url, processId, stop } = await startSite({ environment: { SITE_URL: siteUrl } });
  pinServer(processId);
  return { name: "this site", url, processIds: [processId], stop };
}

async function startNext(): Promise<Build> {
  const port = await findFreePort();
  const parameters = [scripts.next, "start", "-p", String(port), "-H", "127.0.0.1"];
  const workingDirectory = findFolder("next");
  const command = process.execPath;
  return {
    name: "Next.js",
    ...(await startServer({ command, parameters, port, workingDirectory, environment })),
  };
}

async function startAstro(): Promise<Build> {
  const port = await findFreePort();
  const own = { ...environment, HOST: "127.0.0.1", PORT: String(port) };
  return {
    name: "Astro",
    ...(await startServer({
      command: process.execPath,
      parameters: ["dist/server/entry.mjs"],
      port,
      workingDirectory: findFolder("astro"),
      environment: own,
    })),
  };
}

/**
 * Astro's own server compresses nothing. Its files are mostly served by another one that does, here
 * with each answer compressed when it is sent, as nginx does by itself.
 */
async function startAstroBehindNginx(): Promise<Build | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const directory = mkdtempSync(join(tmpdir(), "carts-astro-nginx-"));
  const port = await findFreePort();
  const files = resolve(findFolder("astro"), "dist/client");
  const configuration = writeNginxConfiguration(directory, port, {
    http: `include /etc/nginx/mime.types;
      gzip on;
      gzip_types text/css text/javascript application/javascript application/json image/svg+xml;`,
    server: `root ${files};
        location / { try_files $uri $uri/index.html =404; }`,
  });
  writeFileSync(join(directory, "nginx.conf"), configuration);
  const parameters = ["-p", directory, "-c", "nginx.conf", "-e", "error.log"];
  return {
    name: "Astro, nginx",
    ...(await startServer({ command: "nginx", parameters, port, directory })),
  };
}
