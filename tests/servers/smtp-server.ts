import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, without the closing dot and its stuffing. */
  raw: string;
}

/** What the server does at one step instead of going on. */
export type SmtpFault =
  /** Answers with this line at the step. */
  | { at: SmtpStep; answer: string }
  /** Closes the connection at the step, without an answer. */
  | { at: SmtpStep; drop: true }
  /** Never answers from the step on. */
  | { at: SmtpStep; silent: true }
  /** Answers one character after another, a second apart. */
  | { at: SmtpStep; slow: string };

type SmtpStep = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "message";

/** A real SMTP server on this machine, with every line that clients sent. */
export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** Every line of every client, to look for what must never be in a header or command. */
  transcript: string[];
  /** What goes wrong from now on; null for nothing. */
  fault: SmtpFault | null;
  /** Called when a step is reached, before it is answered. */
  onStep: (step: SmtpStep) => void;
  stop: () => Promise<void>;
}

/** Starts a server on a free port, or on the given one after `stop`. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // A client that gives up in the middle is what some tests are about.
    socket.on("error", () => {});
    serve(socket, smtp);
  });
  const smtp: SmtpServer = {
    url: "",
    mails: [],
    transcript: [],
    fault: null,
    onStep: () => {},
    stop: () => stop(server, sockets),
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  // A server that listens on a port has an address of this kind.
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return smtp;
}

function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function serve(socket: Socket, smtp: SmtpServer): void {
  let mail: ReceivedMail = { from: "", to: [], raw: "" };
  let rest = "";
  let isInMessage = false;

  /** Answers a step unless its fault is on; true when the conversation goes on. */
  function step(name: SmtpStep, answer: string): boolean {
    smtp.onStep(name);
    const { fault } = smtp;
    if (fault?.at !== name) {
      socket.write(`${answer}\r\n`);
      return true;
    }
    if ("answer" in fault) socket.write(`${fault.answer}\r\n`);
    if ("drop" in fault) socket.destroy();
    if ("slow" in fault) answerSlowly(socket, fault.slow);
    return false;
  }

  function takeCommand(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO") step("EHLO", "250-test.example\r\n250-SIZE 1000000\r\n250 8BITMIME");
    else if (verb === "MAIL") {
      mail = { from: line, to: [], raw: "" };
      step("MAIL", "250 ok");
    } else if (verb === "RCPT") {
      if (step("RCPT", "250 ok")) mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? "");
    } else if (verb === "DATA") isInMessage = step("DATA", "354 go on");
    else if (verb === "QUIT") socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  }

  function takeMessageLine(line: string): void {
    if (line !== ".") {
      mail.raw += `${line.replace(/^\./, "")}\n`;
      return;
    }
    isInMessage = false;
    if (smtp.fault?.at !== "message" || "drop" in smtp.fault) {
      // What is dropped before its 250 was received all the same: the sender cannot know.
      smtp.mails.push(mail);
    }
    step("message", "250 kept");
  }

  step("greeting", "220 test.example");
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString("utf8")).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      smtp.transcript.push(line);
      if (isInMessage) takeMessageLine(line);
      else takeCommand(line);
    }
  });
}

function answerSlowly(socket: Socket, answer: string): void {
  const characters = Array.from(answer);
  const timer = setInterval(() => {
    const next = characters.shift();
    if (next !== undefined) socket.write(next);
  }, 1_000);
  socket.on("close", () => clearInterval(timer));
}
