import type { AreaService } from "#content/pages/words/state.ts";
import { RolePicture } from "#app/site/role-picture.tsx";

interface AreaServicesProps {
  services: readonly (AreaService & {
    /** Whose room is drawn beside the title. */
    role: string;
  })[];
}

/** What the dealership does for a place: a column each, on a phone rows of title and link. */
export function AreaServices({ services }: AreaServicesProps) {
  return (
    <ul className="service-rows">
      {services.map(({ title, role, text, href, linkText }) => (
        <li key={title}>
          <h3 className="text-title-3">
            <RolePicture role={role} className="rounded-card" />
            {title}
          </h3>
          <p className="text-quiet">{text}</p>
          <a href={href} className="py-2 font-semibold text-brand">
            {linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}
