/** What a visitor and a search engine find on a page, to tell that builds of it say the same. */
export interface PageContent {
  words: string[];
  /** Where its links lead. */
  links: string[];
  /** The pictures of its `<img>` elements. */
  pictures: string[];
  structuredData: string[];
}

/** Reads a document without its scripts, styles and comments. */
export function readContent(html: string): PageContent {
  const structuredData = html
    .matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    .map(([, json = ""]) => json)
    .toArray();
  const body = html
    .replace(/^.*?<body[^>]*>/s, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, "");
  const list = (pattern: RegExp) => Array.from(body.matchAll(pattern), ([, value = ""]) => value);
  const text = decodeEntities(body.replaceAll(/<[^>]*>/g, " "));
  return {
    words: text.split(/\s+/).filter(Boolean),
    links: list(/<a\s[^>]*?href="([^"]*)"/g).map(decodeEntities),
    pictures: list(/<img\s[^>]*?src="([^"]*)"/g).map(decodeEntities),
    structuredData,
  };
}

/** In what a page differs from our own, the first difference of each kind. */
export function findDifferences(own: PageContent, other: PageContent): string[] {
  return (["words", "links", "pictures", "structuredData"] as const).flatMap((kind) => {
    const [ours, theirs] = [own[kind], other[kind]];
    const index = ours.findIndex((each, position) => each !== theirs[position]);
    if (index === -1 && ours.length === theirs.length) return [];
    const at = index === -1 ? ours.length : index;
    return [`${kind}, ${at}: ${ours[at] ?? "nothing"} / ${theirs[at] ?? "nothing"}`];
  });
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}
