import { RolePicture } from "./role-picture.tsx";

interface Department {
  href: string;
  /** The room of the shop that is drawn beside it. */
  room: string;
  title: string;
  text: string | null;
}

/** Buy, rent, service: each a drawing of its room and the way to its page. */
export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-3">
      {departments.map(({ href, room, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="grid grid-cols-[4rem_1fr] lg:grid-cols-[8rem_1fr] items-center gap-x-4 py-2 text-text no-underline"
          >
            <RolePicture role={room} className="row-span-2 rounded-card bg-tinted" />
            <span className="self-end font-display text-title-2 font-bold text-brand">{`${title} →`}</span>
            <span className="self-start text-small text-quiet">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
