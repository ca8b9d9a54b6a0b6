import type { ReactNode } from "react";
import type { AreaService } from "#content/pages/words/state.ts";

interface ServiceRowsProps {
  services: readonly AreaService[];
  /** One for each service. */
  pictures: readonly ReactNode[];
}

/** What the dealership does for a state or a place: a column each with its picture, on a phone below each other. */
export function ServiceRows({ services, pictures }: ServiceRowsProps) {
  return (
    <ul className="service-rows">
      {services.map(({ title, text, href, linkText }, index) => (
        <li key={title}>
          {pictures[index]}
          <h3 className="text-title-3">{title}</h3>
          <p>{text}</p>
          <a href={href}>{linkText}</a>
        </li>
      ))}
    </ul>
  );
}
