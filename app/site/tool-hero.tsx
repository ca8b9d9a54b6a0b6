import type { ReactNode } from "react";

interface ToolHeroProps {
  title: string;
  text: string;
  /** The island of the tool: its `ToolAnswer`, its form, and its `ToolPanel`. */
  children: ReactNode;
  /** What to do next, in the foot of the result. */
  actions?: ReactNode;
  /** What has to be known about the result, below both columns. */
  note?: ReactNode;
  /** The fragment of the tool, for links to it. */
  id?: string;
}

/**
 * The top of a page that is a tool. On a wide screen its title over its form, and one card beside
 * both: the answer, what it consists of, the actions. On a phone the answer comes before the fields and
 * stays in sight while one types. The island's host has no box: what is in it are cells of the grid.
 */
export function ToolHero({ title, text, children, actions, note, id }: ToolHeroProps) {
  return (
    <div id={id} className="under-crumbs bg-raised">
      <div
        className={`wrap flex flex-col gap-y-6 py-7 sm:py-12 lg:grid lg:grid-cols-[7fr_9fr] lg:gap-x-12 lg:gap-y-0 [&>[data-island]]:contents [&_:is(input,select,summary)]:scroll-mt-52 ${actions ? "lg:grid-rows-[auto_1fr_auto_auto]" : "lg:grid-rows-[auto_1fr_auto]"}`}
      >
        <div className="hidden rounded-card border border-line bg-page lg:col-start-2 lg:row-[1/-1] lg:block" />
        <div className="lg:col-start-1 lg:row-start-1 lg:pb-8">
          <h1 className="text-title-1">{title}</h1>
          <p className="mt-3 text-lead text-quiet">{text}</p>
        </div>
        {children}
        {actions && (
          <div className="lg:col-start-2 lg:row-start-4 lg:px-8 lg:pb-8">
            <div className="hero-actions">{actions}</div>
          </div>
        )}
        {note && <div className="lg:col-span-2 lg:mt-8">{note}</div>}
      </div>
    </div>
  );
}

interface ToolAnswerProps {
  /** It answers what is typed, and stays in sight while one types. */
  isLive: boolean;
  children: ReactNode;
}

/**
 * The answer of a tool: the head of its card, and on a phone a card of its own. On a wide screen it may be
 * higher than the title beside it, which the form follows at once.
 */
export function ToolAnswer({ isLive, children }: ToolAnswerProps) {
  return (
    <div
      className={`rounded-card border border-line bg-page px-5 py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-transparent lg:bg-transparent lg:px-8 lg:pt-8 lg:pb-0 ${isLive ? "top-2 z-10 max-lg:[@media(height>=40rem)]:sticky" : ""}`}
    >
      {children}
    </div>
  );
}

interface ToolPanelProps {
  /** Where sending the form leads. */
  id: string;
  children: ReactNode;
}

/** What the answer of a tool consists of: below it beside the form, below the form on a phone. */
export function ToolPanel({ id, children }: ToolPanelProps) {
  return (
    <div
      id={id}
      className="min-w-0 scroll-mt-60 border-line pt-6 max-lg:border-t lg:col-start-2 lg:row-start-3 lg:px-8 lg:pb-6"
    >
      {children}
    </div>
  );
}
