import type { ReactNode } from "react";

interface ToolHeroProps {
  title: string;
  text: string;
  /** The island of the tool: its form, and its result in a `ToolPanel`. */
  children: ReactNode;
  /** What has to be known about the result, below both columns. */
  note?: ReactNode;
  /** The fragment of the tool, for links to it. */
  id?: string;
}

/**
 * The top of a page that is a tool: its title over its form, the result beside both. The island's host
 * has no box, so that form and result are cells of the grid.
 */
export function ToolHero({ title, text, children, note, id }: ToolHeroProps) {
  return (
    <div id={id} className="bg-raised">
      <div className="wrap grid gap-x-14 gap-y-6 py-7 sm:py-12 lg:grid-cols-[6fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-y-7 [&>[data-island]]:contents">
        <div>
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-3 text-lead text-quiet">{text}</p>
        </div>
        {children}
        {note && <div className="lg:col-span-2 lg:mt-3">{note}</div>}
      </div>
    </div>
  );
}

interface ToolPanelProps {
  /** Where the form's button leads. */
  id: string;
  children: ReactNode;
}

/** The result of a tool: as high up as the title, below the form on a phone. */
export function ToolPanel({ id, children }: ToolPanelProps) {
  return (
    <div
      id={id}
      className="min-w-0 self-start rounded-card border border-line bg-page p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {children}
    </div>
  );
}
