import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { pingPath } from "#domain/analytics/event.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { HoursTable } from "./hours-table.tsx";

export interface Heading {
  id: string;
  title: string;
}

interface WithChildren {
  children?: ReactNode;
}

/** Components that documents use by name; each document hands in the facts. */
const facts = {
  CallLink: ({ to }: { to: { display: string; link: string } }) => (
    <TextLink href={to.link} isCall>
      {to.display}
    </TextLink>
  ),
  MailLink: ({ to }: { to: string }) => <TextLink href={`mailto:${to}`}>{to}</TextLink>,
  HoursTable: ({
    hours,
    department,
  }: {
    hours: readonly DepartmentHours[];
    department: DepartmentHours["id"];
  }) => (
    <div className="my-5 max-w-prose print:break-inside-avoid">
      {hours
        .filter(({ id }) => id === department)
        .map((found) => (
          <HoursTable key={found.id} department={found} />
        ))}
    </div>
  ),
};

/** What an MDX document is rendered with: `<Content components={prose} />`. */
export const prose: MDXComponents = {
  h2: ({ children }: WithChildren) => <SectionHeading {...readHeading(children)} />,
  p: Paragraph,
  ul: BulletList,
  ol: ({ children }: WithChildren) => (
    <ol className="my-3 max-w-prose list-decimal stack-1.5 ps-6 marker:text-quiet">{children}</ol>
  ),
  a: TextLink,
  table: ({ children }: WithChildren) => (
    <table
      className={`my-5 w-full max-w-prose border-collapse text-start tabular-figures sm:[&_td:first-child]:min-w-38 print:break-inside-avoid ${isOfAmounts(children) ? "[&_:is(th,td):last-child]:text-end" : ""}`}
    >
      {children}
    </table>
  ),
  th: ({ children }: WithChildren) => (
    <th
      scope="col"
      className="border-b-2 border-line py-2 pe-4 text-start align-bottom text-small text-quiet last:pe-0"
    >
      {children}
    </th>
  ),
  td: ({ children }: WithChildren) => (
    <td className="border-b border-line py-2 pe-4 align-top text-balance last:pe-0">{children}</td>
  ),
  ...facts,
};

/**
 * The headings of an MDX document, for its contents list. Called without its own `h2`, an MDX
 * module's default export is a plain function that returns its elements, so the list is read from
 * the document itself and cannot differ from it.
 */
export function readHeadings(content: MDXContent): Heading[] {
  const root = content({ components: facts }) as ReactElement<WithChildren>;
  return Children.toArray(root.props.children)
    .filter((child) => isValidElement<WithChildren>(child))
    .filter(({ type }) => type === "h2")
    .map(({ props }) => readHeading(props.children));
}

/**
 * "Cancel or change" is at `#cancel-or-change`. Headings are plain text: one with a figure in it is
 * refused, because its id would change with the figure.
 */
function readHeading(children: ReactNode): Heading {
  if (typeof children !== "string") throw new TypeError("A heading must be plain text");
  const id = children.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return { id: id.replace(/^-|-$/g, ""), title: children };
}

/** Whether a table is a list of what things cost or pay back: amounts stand at its right edge. */
function isOfAmounts(children: ReactNode): boolean {
  const [, body] = readElements(children);
  const rows = readElements(body?.props.children).map((row) => readElements(row.props.children));
  return rows.some((cells) => cells.length === 2 && /^[$\d]\S*[\d%]/.test(readText(cells[1])));
}

function readElements(children: ReactNode): ReactElement<WithChildren>[] {
  return Children.toArray(children).filter((child) => isValidElement<WithChildren>(child));
}

function readText(node: ReactNode): string {
  if (isValidElement<WithChildren>(node)) return readText(node.props.children);
  if (Array.isArray(node)) return node.map(readText).join("");
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

function SectionHeading({ id, title }: Heading) {
  return (
    <h2
      id={id}
      className="mt-8 mb-3 scroll-mt-6 sm:mt-10 text-title-3 first:mt-0 print:break-after-avoid"
    >
      {title}
    </h2>
  );
}

function Paragraph({ children }: WithChildren) {
  return <p className="my-3 max-w-prose">{children}</p>;
}

function BulletList({ children }: WithChildren) {
  return <ul className="my-3 max-w-prose list-disc stack-1.5 ps-6 marker:text-sea">{children}</ul>;
}

function TextLink({
  href,
  isCall = false,
  children,
}: WithChildren & { href?: string | undefined; isCall?: boolean }) {
  return (
    <a
      href={href}
      {...(isCall ? { ping: pingPath } : {})}
      className={`text-brand underline decoration-1 underline-offset-3 hover:decoration-2 ${isCall ? "whitespace-nowrap" : ""}`}
    >
      {children}
    </a>
  );
}
