import { RolePicture } from "./role-picture.tsx";

interface Way {
  href: string;
  /** The room of the shop that is drawn beside it. */
  room: string;
  title: string;
  text: string;
}

/** The ways on, one row of small tiles where there is room: a drawing, the name and what is there. */
export function WayTiles({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-3">
      {ways.map(({ href, room, title, text }) => (
        <li key={href}>
          <a href={href} className="flex items-center gap-4 py-2 text-text no-underline">
            <span className="grid w-16 shrink-0 items-end overflow-hidden rounded-card bg-tinted lg:w-24">
              <RolePicture role={room} className="w-full" />
            </span>
            <span>
              <span className="block font-display text-title-3 font-bold text-brand">{title}</span>
              <span className="block text-small text-quiet">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
