import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#tests/servers/free-port.ts";

const triesMax = 100;
const tryEveryMs = 50;

/** A server of another make that sends one compressed document. */
export interface Peer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with as many workers as there are cores, logging nothing and keeping connections
 * open, to send these bytes as a brotli document.
 * @returns null where nginx is not installed.
 * @throws when it does not answer.
 */
export async function startNginx(brotliDocument: Buffer): Promise<Peer | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const directory = mkdtempSync(join(tmpdir(), "carts-nginx-"));
  const port = await findFreePort();
  writeFileSync(join(directory, "page.html"), brotliDocument);
  writeFileSync(join(directory, "nginx.conf"), configure(directory, port));
  const server = spawn("nginx", ["-p", directory, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  const url = `http://127.0.0.1:${port}/page.html`;
  for (let tries = 1; !(await answers(url)); tries += 1) {
    if (tries === triesMax) throw new Error(`nginx did not answer; see ${directory}/error.log`);
    await wait(tryEveryMs);
  }
  return {
    url,
    stop: async () => {
      server.kill("SIGQUIT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function configure(directory: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  return `
    user root;
    daemon off;
    worker_processes auto;
    pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      keepalive_requests 100000000;
      open_file_cache max=10;
      ${temporary.join("\n")}
      server {
        listen 127.0.0.1:${port};
        root ${directory};
        default_type text/html;
        add_header Content-Encoding br;
      }
    }
  `;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: "HEAD" });
    return response.ok;
  } catch {
    return false;
  }
}
