import type { ReactNode } from "react";
import { business } from "#content/dealership/business.ts";
import { Section } from "#app/ui/section.tsx";
import { CallLink } from "./call-link.tsx";

interface CallSectionProps {
  title: string;
  text: string;
  /** The other way, beside the call. */
  children: ReactNode;
}

/** The last section of a page: the next step once more. */
export function CallSection({ title, text, children }: CallSectionProps) {
  return (
    <Section title={title} intro={text} ground="tinted">
      <div className="flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        {children}
      </div>
    </Section>
  );
}
