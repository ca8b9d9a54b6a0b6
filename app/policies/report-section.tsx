import type { ReactNode } from "react";
import type { Heading } from "#app/site/prose.tsx";

interface ReportSectionProps extends Heading {
  paragraphs: readonly string[];
  points?: readonly string[];
  /** What the section comes down to, before its words. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a report under a rule. */
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
      className="stack-3 border-t border-line py-5 first:border-0 first:pt-0 lg:py-7"
    >
      <h2 id={id} className="scroll-mt-6 text-title-3 sm:text-[1.625rem] print:break-after-avoid">
        {title}
      </h2>
      <div className="stack-3 [&>:is(p,ul)]:max-w-[46rem]">
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
