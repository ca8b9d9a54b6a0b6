import { business } from "#content/dealership/business.ts";
import { plainPage as words } from "#content/pages/words/errors.ts";
import { plainDocumentPolicy, securityHeaders } from "#server/http/security-headers.ts";

/** The colors are the ones of app/app.css, which a page without a rendering does not get. */
const style = `:root{color-scheme:light dark}
body{margin:0;background:#fff;color:#0e1b2a;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
a{color:#0b4f6c;display:inline-block;padding:.625rem 0}
nav a{margin-right:1.25rem}
.call{padding:.625rem 1.25rem;border-radius:9rem;background:#c63d22;color:#fff;font-weight:600;text-decoration:none}
textarea,button{font:inherit;color:inherit;background:none;border:1px solid #43566b;border-radius:.5rem}
textarea{box-sizing:border-box;width:100%;padding:.75rem}
button{padding:.625rem 1.25rem;border-radius:9rem;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#0b1622;color:#d7e3ea}a{color:#7cc4db}.call{background:#ff8a6b;color:#0e1b2a}textarea,button{border-color:#9db2c3}}`;

/** Headers of a page that `writePlainPage` writes; its one style is allowed by its hash. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Security-Policy": plainDocumentPolicy(style),
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
};

/**
 * A page that needs nothing but itself and no rendering: it is readable on a phone, and it shows the
 * phone number and a way on when all else has failed.
 * @param title as text without markup.
 * @param content what stands under the heading, as HTML.
 */
export function writePlainPage(title: string, content: string): string {
  const { name, phone, email } = business;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a class="call" href="${phone.link}">${words.callLabel} ${phone.display}</a></p>
<p>${words.beforeMail} <a href="mailto:${email}">${email}</a>.</p>
<nav><a href="/inventory">${words.inventoryLabel}</a><a href="/">${words.homeLabel}</a></nav>
</main>
</body>
</html>
`;
}
