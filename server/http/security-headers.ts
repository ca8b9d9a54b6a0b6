import { createHash } from "node:crypto";
import { business } from "#content/dealership/business.ts";

/** Headers of every answer, errors and assets included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/**
 * The Content-Security-Policy of a document whose only inlined styles are `styles`. Frames are
 * for the street map alone, which loads when a visitor opens it.
 */
export function documentPolicy(styles: readonly string[]): string {
  const styleSources = styles.map((style) => `'sha256-${hash(style)}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSources.length > 0 ? styleSources.join(" ") : "'none'"}`,
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-src ${business.streetMap.origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The Content-Security-Policy of a document that has one style and a form at most, and loads nothing. */
export function plainDocumentPolicy(style: string): string {
  return `default-src 'none'; style-src 'sha256-${hash(style)}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
}

/**
 * The Content-Security-Policy of an SVG file. Opened by itself it is a document, whose one style
 * element must be allowed; one without is left with the policy of every file.
 */
export function svgPolicy(svg: string): string {
  const style = /<style>(.*?)<\/style>/s.exec(svg)?.[1];
  const styleSource = style === undefined ? "" : `style-src 'sha256-${hash(style)}'; `;
  return `default-src 'none'; ${styleSource}frame-ancestors 'none'; base-uri 'none'`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
