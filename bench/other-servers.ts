import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#tests/servers/free-port.ts";
import type { CapturedAnswer } from "./captured-answer.ts";
import { writeNginxConfiguration } from "./nginx-configuration.ts";
import { listDescendants } from "./process-figures.ts";
import { pinServer } from "./wrk.ts";

const triesMax = 1_000;
const tryEveryMs = 50;

/** A server of another make that sends the site's answers, by path. */
export interface OtherServer {
  url: string;
  processIds: readonly number[];
  stop: () => Promise<void>;
}

type Answers = ReadonlyMap<string, CapturedAnswer>;

/**
 * Starts `node:http` and nothing else, which sends these answers.
 * @throws when it does not answer.
 */
export async function startBare(answers: Answers): Promise<OtherServer> {
  const directory = mkdtempSync(join(tmpdir(), "carts-bare-"));
  const file = join(directory, "answers.json");
  writeFileSync(file, JSON.stringify([...answers]));
  const port = await findFreePort();
  const parameters = ["bench/bare-server.ts", file, String(port)];
  return startServer({ command: process.execPath, parameters, port, directory });
}

/**
 * Starts nginx with one worker that logs nothing and keeps connections open, to send the bodies of
 * these answers as files with the same headers.
 * @returns null where nginx is not installed.
 * @throws when it does not answer.
 */
export async function startNginx(answers: Answers): Promise<OtherServer | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const directory = mkdtempSync(join(tmpdir(), "carts-nginx-"));
  const port = await findFreePort();
  let number = 0;
  const locations: string[] = [];
  for (const [path, { headers, body }] of answers) {
    number += 1;
    writeFileSync(join(directory, `answer-${number}`), Buffer.from(body, "base64"));
    locations.push(writeLocation(path, join(directory, `answer-${number}`), headers));
  }
  const configuration = writeNginxConfiguration(directory, port, {
    http: "tcp_nopush on; open_file_cache max=100;",
    server: locations.join("\n"),
  });
  writeFileSync(join(directory, "nginx.conf"), configuration);
  const parameters = ["-p", directory, "-c", "nginx.conf", "-e", "error.log"];
  return startServer({ command: "nginx", parameters, port, directory });
}

export interface ServerCommand {
  command: string;
  parameters: readonly string[];
  /** Where it will answer. */
  port: number;
  /** Its own files, which are removed when it has stopped. */
  directory?: string;
  workingDirectory?: string;
  environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a server and keeps it on the core of the servers.
 * @throws when it does not answer.
 */
export async function startServer({
  command,
  parameters,
  port,
  directory,
  workingDirectory,
  environment = {},
}: ServerCommand): Promise<OtherServer> {
  const server = spawn(command, parameters, {
    cwd: workingDirectory,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let tries = 1; !(await isUp()); tries += 1) {
    if (tries === triesMax) {
      server.kill();
      throw new Error(`${command} ${parameters.join(" ")} did not answer`);
    }
    await wait(tryEveryMs);
  }
  const processId = server.pid ?? 0;
  const processIds = [processId, ...listDescendants(processId)];
  for (const id of processIds) pinServer(id);
  return {
    url,
    processIds,
    stop: async () => {
      server.kill();
      await ended;
      if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What nginx writes by itself from the file. */
const writtenByNginx = new Set(["content-length", "content-type", "etag"]);

function writeLocation(path: string, file: string, headers: CapturedAnswer["headers"]): string {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "text/html";
  const added = headers
    .filter(([name]) => !writtenByNginx.has(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `location = ${path} { alias ${file}; default_type ${JSON.stringify(type)}; ${added.join(" ")} }`;
}
