/** Writes THIRD-PARTY-NOTICES.md: `npm run notices`, after a dependency changed. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Lock, listShippedPackages, type ShippedPackage } from "./shipped-packages.ts";

const introduction = `# Third-party notices

What this website is served with and contains, with the license of each. \`npm run notices\` writes this file from the installed production dependencies; a test fails when it is outdated.

Beside sharp, npm installs libvips for the machine's platform: shared libraries that are loaded unchanged and can be replaced, under LGPL-3.0-or-later. Their sources and the licenses of what they contain: <https://github.com/lovell/sharp-libvips>.
`;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const sections = listShippedPackages(lock).map(formatSection);
writeFileSync("THIRD-PARTY-NOTICES.md", [introduction, ...sections].join("\n"));

function formatSection({ path, name, version, license }: ShippedPackage): string {
  const text = readLicenseText(path) ?? `The package holds no license text; it says: ${license}.`;
  return `## ${name} ${version}\n\nLicense: ${license}\n\n~~~text\n${text}\n~~~\n`;
}

function readLicenseText(path: string): string | null {
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  if (files.length === 0) return null;
  return files
    .toSorted()
    .map((file) =>
      readFileSync(`${path}/${file}`, "utf8")
        .replace(/[ \t\r]+$/gm, "")
        .trim(),
    )
    .join("\n\n");
}
