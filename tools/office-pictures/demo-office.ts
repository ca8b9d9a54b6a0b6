import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A site with an office, in a folder of its own, on a clock that stands still until it is moved. */
export interface DemoOffice {
  siteUrl: string;
  officeUrl: string;
  /** ISO 8601 in UTC. */
  setClock: (time: string) => void;
  /** A link that signs the person at this computer in. */
  createLink: () => Promise<string>;
  sendInquiry: (fields: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the build and waits until it serves. */
export async function startDemoOffice(time: string): Promise<DemoOffice> {
  const dataDir = mkdtempSync(join(tmpdir(), "demo-office-"));
  const clockFile = join(dataDir, "clock");
  const setClock = (at: string) => writeFileSync(clockFile, at);
  setClock(time);
  const mail = await startMailSink();
  const [port, officePort] = [await findFreePort(), await findFreePort()];
  const siteUrl = `http://localhost:${port}`;
  const officeUrl = `http://localhost:${officePort}`;
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    NODE_OPTIONS: "--import ./tests/servers/moved-clock.ts",
    CLOCK_FILE: clockFile,
    PORT: String(port),
    SITE_URL: siteUrl,
    OFFICE_PORT: String(officePort),
    DATA_DIR: dataDir,
    CONTACT_RATE_LIMIT: "0",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    INQUIRY_TO: "sales@dealership.example",
    WARM_UP: "0",
  };
  const site = spawn(process.execPath, ["build/start/start.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(site, "exit");
  await new Promise<void>((resolve, reject) => {
    site.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Serving ")) resolve();
    });
    void ended.then(() => reject(new Error("The site ended. Was it built?")));
  });
  return {
    siteUrl,
    officeUrl,
    setClock,
    createLink: async () => {
      const printing = spawn(process.execPath, ["server/office.ts", "--link"], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const printed = (await printing.stdout.toArray()).join("");
      return /http\S+/.exec(printed)?.[0] ?? "";
    },
    sendInquiry: async (fields) => {
      const sent = await fetch(`${siteUrl}/api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(fields),
      });
      if (!sent.ok) throw new Error(`The inquiry was refused: ${await sent.text()}`);
    },
    stop: async () => {
      site.kill("SIGTERM");
      await ended;
      mail.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A mail server that takes every mail and keeps none. */
async function startMailSink(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((socket) => {
    let isInData = false;
    socket.write("220 ready\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (isInData && !text.endsWith("\r\n.\r\n")) return;
      isInData = !isInData && /^DATA/i.test(text);
      socket.write(isInData ? "354 go on\r\n" : "250 fine\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: readPort(server), stop: () => void server.close() };
}

function readPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = readPort(server);
  server.close();
  await once(server, "close");
  return port;
}
