import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { DatabasePlace } from "#server/db/open-database.ts";

/** A server in a process of its own. */
export interface Child {
  /** Without a trailing slash. */
  url: string;
  process: ChildProcess;
  /** Everything it wrote so far. */
  readLog: () => string;
  /** Resolves with its exit code, null when killed. */
  ended: Promise<number | null>;
  /** Ends it with a signal and waits until it is gone; its exit code, null when killed. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const programs = {
  /** The site as it is deployed; needs the build. */
  site: fileURLToPath(new URL("../../build/start/start.js", import.meta.url)),
  facts: fileURLToPath(new URL("facts-process.ts", import.meta.url)),
  inquiries: fileURLToPath(new URL("inquiry-process.ts", import.meta.url)),
  /** What empties nginx's page cache. */
  purging: fileURLToPath(new URL("../../deploy/purge-page-cache.ts", import.meta.url)),
  editing: fileURLToPath(new URL("editing-process.ts", import.meta.url)),
  office: fileURLToPath(new URL("office-process.ts", import.meta.url)),
};

export interface ChildOptions {
  program: keyof typeof programs;
  place: DatabasePlace;
  environment?: Readonly<Record<string, string>>;
  /** Kilobytes that any file may grow to, as on a full disk. */
  fileKilobytesMax?: number;
}

/** Starts a server on a free port and waits until it says that it serves. */
export function startChild({
  program,
  place,
  environment = {},
  fileKilobytesMax,
}: ChildOptions): Promise<Child> {
  const limit =
    fileKilobytesMax === undefined
      ? ""
      : `trap "" XFSZ; ulimit -f ${fileKilobytesMax * kilobyteBlocks};`;
  const child = spawn(
    "/bin/sh",
    ["-c", `${limit} exec "$0" "$1"`, process.execPath, programs[program]],
    {
      env: {
        PATH: process.env["PATH"] ?? "",
        PORT: "0",
        HOST: "127.0.0.1",
        CONTACT_RATE_LIMIT: "0",
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? "",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => resolve(code));
  });
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString("utf8");
      const port = /Serving .*?(\d+)$/m.exec(log)?.[1];
      if (port === undefined) return;
      resolve({
        url: `http://127.0.0.1:${port}`,
        process: child,
        readLog: () => log,
        ended,
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${log}`)));
  });
}

/** POSIX counts file sizes in blocks of 512 bytes. */
const kilobyteBlocks = 2;
