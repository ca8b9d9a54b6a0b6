import type { ReactNode } from "react";
import type { Heading } from "#app/site/prose.tsx";

interface ReportSectionProps extends Heading {
  paragraphs: readonly string[];
  points?: readonly string[];
  /** What the section comes down to, before its words. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a report under a rule: on a desk its heading beside its text, else over it. */
export function ReportSection({
  id,
  title,
  paragraphs,
  points,
  lead,
  children,
}: ReportSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-3 border-t border-line py-5 first:border-0 first:pt-0 lg:grid-cols-3 lg:py-6"
    >
      <h2 id={id} className="scroll-mt-6 text-title-3 print:break-after-avoid">
        {title}
      </h2>
      <div className="stack-3 lg:col-span-2">
        {lead}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {points && (
          <ul className="list-disc stack-1.5 ps-5 marker:text-sea">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
