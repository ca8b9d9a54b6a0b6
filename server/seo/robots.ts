/**
 * Crawlers of assistants that answer people who ask, and those that gather text to train on.
 * Both may read everything public: a shop wants to be found and quoted. Named one by one, because
 * a dealer who decides otherwise should find the line to change.
 */
const assistants = [
  "GPTBot",
  "OAI-SearchBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-User",
  "Claude-SearchBot",
  "PerplexityBot",
  "Perplexity-User",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "meta-externalagent",
] as const;

/**
 * The robots.txt after RFC 9309. A staging site refuses everything; the public one hides nothing,
 * also not pages marked `noindex`: a crawler must read them to see the mark.
 */
export function writeRobots(siteUrl: string, isStaging: boolean): string {
  if (isStaging) return "User-agent: *\nDisallow: /\n";
  return [
    "User-agent: *",
    "Allow: /",
    "",
    ...assistants.map((name) => `User-agent: ${name}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
