import type { MadePage } from "./made-page.ts";

/** What the site's process asks of its render process; the answer has the same number. */
export interface RenderRequest {
  id: number;
  path: string;
}

/** The page, or null when it could not be made. */
export interface RenderReply {
  id: number;
  page: MadePage | null;
}
