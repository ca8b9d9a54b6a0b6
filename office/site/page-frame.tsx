import type { ReactNode } from "react";
import { business } from "#content/dealership/business.ts";

/** A page under its heading. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} | ${business.name} office`}</title>
      <h1 className="text-title-2">{title}</h1>
      <div className="mt-5">{children}</div>
    </>
  );
}

/** A part of a page with a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line p-4 sm:p-5">
      <h2 className="text-title-3">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
