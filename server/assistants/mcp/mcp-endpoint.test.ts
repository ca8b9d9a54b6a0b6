import { expect, test } from "vitest";
import { createMcp } from "./mcp-routes.ts";
import { createSkills } from "#server/assistants/skills/skills.ts";
import { mcpPath, postMcp } from "#tests/assistants/mcp-client.ts";
import { makeLead } from "#tests/assistants/messages.ts";
import { useApi } from "#tests/fixtures/api.ts";

const made = useApi();

function write(given: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", ...given });
}

function initialize(protocolVersion: string): string {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion, capabilities: {}, clientInfo };
  return write({ method: "initialize", params });
}

const { type: _type, ...lead } = makeLead();
const submit = { method: "tools/call", params: { name: "submit_lead", arguments: lead } };

test.each([
  ["2025-03-26", "2025-03-26"],
  ["2025-06-18", "2025-06-18"],
  ["2025-11-25", "2025-11-25"],
  ["1999-01-01", "2025-11-25"],
])("a client that begins with version %s is answered by %s", async (wanted, answered) => {
  const { response, answer } = await postMcp(made.assistants, initialize(wanted));
  expect([response.status, answer?.result?.protocolVersion]).toEqual([200, answered]);
  expect(response.headers.get("Mcp-Session-Id")).toBeNull();
});

test("a tool is called without initialize, because no session is kept", async () => {
  const params = { name: "get_dealer_information", arguments: {} };
  const headers = { "MCP-Protocol-Version": "2025-06-18" };
  const { response, answer } = await postMcp(
    made.assistants,
    write({ method: "tools/call", params }),
    headers,
  );
  expect(response.status).toBe(200);
  expect(answer?.result?.structuredContent).toMatchObject({ name: "Coastline Golf Carts" });
});

test.each([
  ["a page of another site", { Origin: "https://elsewhere.example" }],
  ["an origin that is no URL", { Origin: "elsewhere" }],
  ["a hidden origin", { Origin: "null" }],
  ["a form of another site", { "Sec-Fetch-Site": "cross-site" }],
  [
    "a page whose host name was pointed at our server",
    { Origin: "https://rebound.example", Host: "rebound.example", "Sec-Fetch-Site": "same-origin" },
  ],
  ["another port of our host", { Origin: "https://carts.example:8443" }],
])("%s can call nothing", async (_, headers: Record<string, string>) => {
  const { Host: host = "carts.example", ...others } = headers;
  const app = {
    request: (path: string, init: RequestInit) => send(`https://${host}${path}`, init),
  };
  const { response, answer } = await postMcp(app, write(submit), others);
  expect([response.status, answer?.id, typeof answer?.error?.code]).toEqual([403, null, "number"]);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await made.admin.list()).toEqual([]);
});

function send(url: string, init: RequestInit): Promise<Response> {
  return Promise.resolve(made.assistants.fetch(new Request(url, init)));
}

test("our own origin may call", async () => {
  const { response } = await postMcp(made.assistants, write({}), {
    Origin: "https://carts.example",
  });
  expect(response.status).toBe(200);
});

test.each([
  ["nothing", "", 400, -32700],
  ["half a record", '{"jsonrpc":', 400, -32700],
  ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, -32700],
  ["null", "null", 400, -32600],
  ["a text", '"tools/list"', 400, -32600],
  ["seventeen levels", `${"[".repeat(17)}${"]".repeat(17)}`, 400, -32600],
  ["a batch", `[${write(submit)}]`, 400, -32600],
  ["a call without an id", write({ ...submit, id: undefined }), 400, -32600],
  ["a call of another version of JSON-RPC", write({ ...submit, jsonrpc: "1.0" }), 400, -32600, 1],
  ["more than 16 KB", write({ padding: "x".repeat(16_384) }), 413, -32600],
])("%s is refused with a JSON-RPC error and without a trace", async (...refused) => {
  const [, body, status, code, id = null] = refused;
  const { response, answer } = await postMcp(made.assistants, body);
  expect([response.status, answer?.id, answer?.error?.code]).toEqual([status, id, code]);
  expect(JSON.stringify(answer)).not.toMatch(/\.m?[jt]s\b|node_modules/);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await made.admin.list()).toEqual([]);
});

test("a body that is not declared as JSON is refused with 415", async () => {
  const { response } = await postMcp(made.assistants, write({}), { "Content-Type": "text/plain" });
  expect(response.status).toBe(415);
});

test.each(["GET", "PUT", "DELETE"])(
  "%s is refused with 405, because there is no session",
  async (method) => {
    const response = await made.assistants.request(mcpPath, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { code: -32600 },
    });
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  },
);

test("an unknown method is an error of JSON-RPC, and a notification is accepted", async () => {
  const unknown = await postMcp(made.assistants, write({ method: "resources/list" }));
  expect(unknown.answer).toMatchObject({ id: 1, error: { code: -32601 } });
  const notification = write({ id: undefined, method: "notifications/initialized" });
  const { response, answer } = await postMcp(made.assistants, notification);
  expect([response.status, answer]).toEqual([202, null]);
});

test("nobody can hold a stream open for changes of the tools", async () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { notifications: { toolsListChanged: true }, _meta: meta };
  const { answer } = await postMcp(
    made.assistants,
    write({ method: "subscriptions/listen", params }),
    { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "subscriptions/listen" },
  );
  expect(answer).toMatchObject({ id: 1, error: { code: -32603 } });
});

test("a failure of ours says to try again, and its reason is in no answer", async () => {
  const warnings: string[] = [];
  const readClientIp = () => {
    throw new RangeError("the reason");
  };
  const warn = (message: string) => warnings.push(message);
  const services = { siteUrl: "https://carts.example", readClientIp, warn };
  const inventory = { snapshot: () => Promise.reject(), changedAt: () => Promise.resolve(null) };
  const intake = { receive: () => Promise.reject() };
  const app = createMcp(services, createSkills({ ...services, inventory, intake }));
  const { response, answer } = await postMcp(app, write({}));
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(answer).toMatchObject({ id: null, error: { code: -32603 } });
  expect(JSON.stringify(answer)).not.toContain("the reason");
  expect(warnings).toEqual(["POST /mcp failed: RangeError"]);
});
