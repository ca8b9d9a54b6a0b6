import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const startTimeoutMs = 60_000;
const lookEveryMs = 20;

/** Not every account has the folders of administrators in its path. */
const installed = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx"];

/** An nginx with one of the examples of `deploy/`, without TLS. */
export interface NginxServer {
  /** Its error log and, a line for each answer, which server of the site gave it. */
  readLog: () => string;
  /** Where an example with a page cache keeps its answers. */
  cacheDirectory: string;
  stop: () => Promise<void>;
}

export interface NginxExample {
  /** A file in `deploy/`. */
  example: string;
  port: number;
  /** The servers of the site, without a scheme; as many as the example has. */
  servers: readonly string[];
}

/** What starts nginx on this machine; null where it is not installed. */
export function findNginx(): string | null {
  return installed.find((command) => !spawnSync(command, ["-v"]).error) ?? null;
}

/**
 * Starts nginx with an example of `deploy/` and waits until it takes connections.
 * @throws with what it wrote when it does not.
 */
export async function startNginx(options: NginxExample): Promise<NginxServer> {
  const directory = mkdtempSync(join(tmpdir(), "carts-nginx-"));
  const cacheDirectory = join(directory, "cache");
  mkdirSync(cacheDirectory);
  writeFileSync(
    join(directory, "nginx.conf"),
    configure(directory, adapt(options, cacheDirectory)),
  );
  const command = findNginx();
  if (command === null) throw new Error("nginx is not installed.");
  const parameters = ["-p", directory, "-c", "nginx.conf", "-e", "nginx.log"];
  const server = spawn(command, parameters, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  server.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(server, "exit");
  const readLog = () => readFileSync(join(directory, "nginx.log"), "utf8");
  const giveUpAt = performance.now() + startTimeoutMs;
  while (!(await isListening(options.port))) {
    if (server.exitCode !== null || performance.now() > giveUpAt) {
      server.kill("SIGKILL");
      throw new Error(`nginx does not serve ${options.example}:\n${errors}`);
    }
    await wait(lookEveryMs);
  }
  return {
    readLog,
    cacheDirectory,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The example with the servers, the port and the cache of a test. TLS is left out, and with it the
 * server that redirects to it.
 * @throws when the example does not have what is to be replaced.
 */
function adapt({ example, port, servers }: NginxExample, cacheDirectory: string): string {
  const waiting = [...servers];
  const adapted = readFileSync(join("deploy", example), "utf8")
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, "")
    .replaceAll(/^ {4}(?:ssl_\S+|listen \[::\]).*\n/gm, "")
    .replaceAll(/^ {4}listen .*;$/gm, `    listen 127.0.0.1:${port};`)
    .replaceAll("/var/cache/nginx/coastline-golf-carts", cacheDirectory)
    .replaceAll(/(?<=^ {4}server )[\w.]+:\d+/gm, () => waiting.shift() ?? "too-few.example");
  if (waiting.length > 0 || !adapted.includes(String(port)) || adapted.includes("ssl")) {
    throw new Error(`${example} cannot be adapted:\n${adapted}`);
  }
  return adapted;
}

function configure(directory: string, example: string): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  // Only root may choose an account, and root's files are not for others.
  const account = process.getuid?.() === 0 ? "user root;" : "";
  return `
    ${account}
    daemon off;
    worker_processes 1;
    pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http {
      log_format answers "$request_method $uri $status from $upstream_addr";
      access_log ${directory}/nginx.log answers;
      ${folders.join("\n")}
      ${example}
    }
  `;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
