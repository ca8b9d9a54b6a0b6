import { business } from "#content/dealership/business.ts";
import { busy, failure } from "#content/pages/words/errors.ts";
import { createCachedResponse, type CachedResponse } from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

/** A page that needs nothing but itself: it still shows the phone when all else has failed. */
export function failurePage(status: number): Response {
  const html = writePage(failure.title, [
    "The page could not be made just now. Please try again in a minute.",
  ]);
  return new Response(html, { status, headers: writeHeaders(60) });
}

/**
 * The answer of a moment in which too many pages are being rendered. It is made once, beforehand.
 * @param retrySeconds after how many seconds programs should ask again.
 */
export function createBusyPage(retrySeconds: number): Promise<CachedResponse> {
  const html = writePage(busy.title, busy.texts);
  return createCachedResponse(503, writeHeaders(retrySeconds), html, { validity: "always" });
}

function writeHeaders(retrySeconds: number): Record<string, string> {
  return {
    ...securityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": String(retrySeconds),
  };
}

function writePage(title: string, texts: readonly string[]): string {
  const { name, phone, email } = business;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
</head>
<body>
<h1>${title}</h1>
${texts.map((text) => `<p>${text}</p>`).join("\n")}
<p>Call <a href="${phone.link}">${phone.display}</a> or write to <a href="mailto:${email}">${email}</a>.</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`;
}
