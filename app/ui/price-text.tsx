/** A price with what is said around it ("From $7,205 delivered"): the amount large, the words small. */
export function PriceText({ text }: { text: string }) {
  const parts = text.split(/(\$[\d,]+)/).filter((part) => part !== "");
  if (parts.length < 2) return text;
  return parts.map((part) => (part.startsWith("$") ? part : <small key={part}>{part}</small>));
}
