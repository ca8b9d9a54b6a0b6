import { ServicePicture } from "#app/site/service-picture.tsx";
import type { PlaceService } from "./place-services.ts";

/** What the dealership does for a place: a column each under a drawing, on a phone rows of title and link. */
export function AreaServices({ services }: { services: readonly PlaceService[] }) {
  return (
    <ul className="service-rows">
      {services.map(({ title, picture, text, href, linkText }) => (
        <li key={title}>
          <ServicePicture id={picture} className="rounded-card" />
          <h3 className="text-title-3">{title}</h3>
          <p className="text-quiet">{text}</p>
          <a href={href} className="py-2 font-semibold text-brand">
            {linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}
