import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A real HTTP server that notes what it is sent. */
export interface WebhookReceiver {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string; path: string }[];
  /** The status it answers with; a location where it is a redirect. */
  answer: { status: number; location?: string };
  stop: () => Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      receiver.received.push({ headers: request.headers, body, path: request.url ?? "" });
      const { status, location } = receiver.answer;
      response.writeHead(status, location === undefined ? {} : { Location: location }).end("ok");
    });
  });
  const receiver: WebhookReceiver = {
    url: "",
    received: [],
    answer: { status: 200 },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
