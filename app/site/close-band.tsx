import type { ReactNode } from "react";
import { business } from "#content/dealership/business.ts";
import { CallLink } from "./call-link.tsx";

interface CloseBandProps {
  title: string;
  text: string;
  /** The other way, beside the call. */
  children: ReactNode;
}

/** The end of a page: the next step once more, on a desk in one line with its words. */
export function CloseBand({ title, text, children }: CloseBandProps) {
  return (
    <section className="bg-tinted">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-16 gap-y-4 py-7 lg:flex-nowrap sm:py-10 lg:py-12">
        <div className="max-w-prose">
          <h2 className="text-title-2">{title}</h2>
          <p className="mt-1 text-quiet">{text}</p>
        </div>
        <div className="hero-actions shrink-0 max-sm:w-full">
          <CallLink phone={business.phone} label="Call" isWide />
          {children}
        </div>
      </div>
    </section>
  );
}
