import { STATUS_CODES } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";

/**
 * Gives the answers that Node makes by itself, before any handler sees a request, the headers of
 * all others: to what is no HTTP (400), takes too long (408), expects something unknown (417), or
 * has headers (431) or chunk extensions (413) that are too long.
 * @param findCurrent the response that a socket's client is waiting for.
 */
export function refuseBrokenRequests(
  server: Server,
  findCurrent: (socket: Socket) => ServerResponse | null,
): void {
  server.on("checkExpectation", (_: IncomingMessage, response: ServerResponse) => {
    refuse(response, 417);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    // A server for TCP gets no other kind of stream.
    const socket = stream as Socket;
    const isAnswered = findCurrent(socket)?.headersSent === true;
    if (socket.writable && !isAnswered) socket.write(formatRefusal(statusOf(error.code)));
    socket.destroy(error);
  });
}

/** Answers a request that is not handled, and ends its connection. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, "Content-Length": "0", Connection: "close" });
  response.end();
}

/** Whether a request lacks the `Host` that HTTP/1.1 demands; HTTP/1.0, as probes speak it, does not. */
export function lacksHost(request: IncomingMessage): boolean {
  return request.httpVersion === "1.1" && request.headers.host === undefined;
}

function statusOf(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

function formatRefusal(status: number): string {
  const headers = { ...securityHeaders, "Content-Length": "0", Connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
}
