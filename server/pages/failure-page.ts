import { business } from "#content/dealership/business.ts";
import { securityHeaders } from "#server/http/security-headers.ts";

/** A page that needs nothing but itself: it still shows the phone when all else has failed. */
export function failurePage(status: number): Response {
  const { name, phone, email } = business;
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something broke on our side | ${name}</title>
</head>
<body>
<h1>Something broke on our side</h1>
<p>The page could not be made just now. Please try again in a minute.</p>
<p>Call <a href="${phone.link}">${phone.display}</a> or write to <a href="mailto:${email}">${email}</a>.</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "60",
    },
  });
}
