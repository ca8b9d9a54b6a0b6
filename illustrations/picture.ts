import { createHash } from "node:crypto";

/** A drawing that is a file of its own. */
export interface Picture {
  svg: string;
  /** The text of its one style element. */
  style: string;
  /** Changes with the drawing; part of its address, so that a browser may keep it for good. */
  version: string;
}

/** A picture with the version of its text. */
export function keepPicture({ svg, style }: Pick<Picture, "svg" | "style">): Picture {
  const version = createHash("sha256").update(svg).digest("base64url").slice(0, 6);
  return { svg, style, version };
}

/** Where a page finds the picture: under its own path, in the folder of the kind. */
export function pictureUrl(folder: PictureFolder, pagePath: string, { version }: Picture): string {
  return `/${folder}${pagePath}.svg?v=${version}`;
}

export type PictureFolder = "maps" | "scenes";

/** The path of the page whose picture this is; empty where it is none of the folder's. */
export function pagePathOf(folder: PictureFolder, path: string): string {
  return path.startsWith(`/${folder}/`) && path.endsWith(".svg")
    ? path.slice(folder.length + 1, -".svg".length)
    : "";
}
