import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  children: ReactNode;
  ground?: "page" | "raised" | "tinted";
  /** The fragment of the section, for links to it. */
  id?: string;
  className?: string;
}

const grounds = { page: "", raised: "bg-raised", tinted: "bg-tinted" };

/** A block of a page under a heading of the second level. */
export function Section({
  title,
  intro,
  children,
  ground = "page",
  id,
  className = "",
}: SectionProps) {
  return (
    <section id={id} className={`${grounds[ground]} ${className}`.trim() || undefined}>
      <div className="wrap py-6 sm:py-12 lg:py-16">
        <h2 className="text-title-2">{title}</h2>
        {intro && <p className="mt-3 max-w-prose text-lead text-quiet">{intro}</p>}
        <div className="mt-5 sm:mt-6">{children}</div>
      </div>
    </section>
  );
}
