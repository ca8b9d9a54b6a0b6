import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Api } from "#server/api/services.ts";

export const mcpPath = "/mcp";

/** Versions that the SDK's client agrees on: by `initialize`, or in each request. */
export const clientModes = ["legacy", "auto"] as const;

/** Listens on a free port of this machine alone. */
export async function listen(app: Api): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The official client, connected; `headers` go with each of its requests. */
export async function connect(
  url: string,
  mode: (typeof clientModes)[number] = "auto",
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  const to = new URL(mcpPath, url);
  await client.connect(new StreamableHTTPClientTransport(to, { requestInit: { headers } }));
  return client;
}

/** Posts what no client would send, and reads the answer from JSON or from its event stream. */
export async function postMcp(
  app: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<{ response: Response; answer: RpcAnswer | null }> {
  const response = await app.request(mcpPath, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
  });
  const text = await response.text();
  const [, event = text] = /^data: (.*)$/m.exec(text) ?? [];
  return { response, answer: event === "" ? null : (JSON.parse(event) as RpcAnswer) };
}

/** An answer of JSON-RPC as any of our methods sends it. */
export interface RpcAnswer {
  id: unknown;
  result?: {
    protocolVersion?: string;
    isError?: boolean;
    content?: { text: string }[];
    structuredContent?: Record<string, unknown>;
  };
  error?: { code: number; message: string };
}
