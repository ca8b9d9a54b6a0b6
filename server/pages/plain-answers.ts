import { securityHeaders } from "#server/http/security-headers.ts";

/** An answer without a body, such as a redirect after a post, with the headers of every answer. */
export function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set("Cache-Control", "no-store");
  return new Response(null, { status: response.status, headers });
}

/** Where a page is now, for good. */
export function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...securityHeaders, Location: location, "Cache-Control": "public, max-age=3600" },
  });
}

/** @param allow the methods that the page takes. */
export function methodNotAllowed(allow: string): Response {
  return new Response("Method not allowed\n", {
    status: 405,
    headers: { ...securityHeaders, Allow: allow, "Content-Type": "text/plain; charset=utf-8" },
  });
}
