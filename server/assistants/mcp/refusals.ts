import { invalidRequest, respondJson } from "#server/assistants/json-rpc.ts";

export const mcpPath = "/mcp";

/** What is refused before any call is read: JSON-RPC without an id, with a status of HTTP. */
export function refuse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = invalidRequest,
): Response {
  return respondJson(status, { jsonrpc: "2.0", error: { code, message }, id: null }, headers);
}
