import { securityHeaders } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";

/** What a body holds; else the error code of JSON-RPC 2.0 and a message for its sender. */
export type ReadBody = { ok: true; value: unknown } | { ok: false; code: number; message: string };

/** -32600 of JSON-RPC 2.0: the JSON sent is not a valid request. */
export const invalidRequest = -32600;

/** -32603 of JSON-RPC 2.0: the call was right and the server failed. */
export const internalError = -32603;

/**
 * The JSON of one call, within the limit of levels. Batches are refused: A2A and the versions of
 * MCP since 2025-06-18 have none, and each call in one would need an answer and a limit of its own.
 */
export function readBody(body: Uint8Array): ReadBody {
  const value = parse(body);
  if (value === undefined) return { ok: false, code: -32700, message: "This is not JSON." };
  if (isDeeperThan(value, limits.jsonLevelsMax)) {
    const message = `At most ${limits.jsonLevelsMax} levels of JSON are read.`;
    return { ok: false, code: invalidRequest, message };
  }
  if (Array.isArray(value)) {
    const message = "Send one call at a time, not a batch.";
    return { ok: false, code: invalidRequest, message };
  }
  return { ok: true, value };
}

/** A JSON answer with the headers that every answer has; nothing may store it. */
export function respondJson(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/** Undefined, which no JSON is, for what is none. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Whether a value holds more than so many levels; it looks no deeper than that itself. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
