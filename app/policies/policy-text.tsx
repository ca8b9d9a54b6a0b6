// Declares what importing an .mdx file gives.
import type { MDXContent } from "mdx/types";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { prose } from "#app/site/prose.tsx";

/** The heading of the section that sums a policy up. */
const summaryTitle = "In short";

interface WithChildren {
  children?: ReactNode;
}

interface PolicyParts {
  /** On sand, told apart from the sections; not every document has one. */
  summary: ReactNode;
  sections: ReactNode;
}

/**
 * A document's summary and its sections. An MDX module knows no sections: called as a function, as for
 * the contents list, it returns its elements, which are parted here.
 */
export function readPolicyParts(document: MDXContent): PolicyParts {
  const root = document({ components: prose }) as ReactElement<WithChildren>;
  const elements = Children.toArray(root.props.children);
  const [first, next] = elements.flatMap((element, index) => (isHeading(element) ? [index] : []));
  if (first === undefined || readTitle(elements[first]) !== summaryTitle) {
    return { summary: null, sections: elements };
  }
  const summary = (
    <>
      {elements.slice(0, first)}
      <div className="rounded-card bg-tinted p-5 *:last:mb-0 sm:p-6 beside-headings lg:[--heading:10.5rem] print:bg-transparent print:p-0">
        {elements.slice(first, next)}
      </div>
    </>
  );
  return { summary, sections: elements.slice(next ?? elements.length) };
}

function isHeading(element: ReactNode): element is ReactElement<WithChildren> {
  return isValidElement(element) && element.type === prose.h2;
}

function readTitle(element: ReactNode): ReactNode {
  return isHeading(element) ? element.props.children : undefined;
}
