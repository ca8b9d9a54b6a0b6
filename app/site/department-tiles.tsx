import { RolePicture } from "./role-picture.tsx";

interface Department {
  href: string;
  /** The room of the shop that is drawn beside it. */
  room: string;
  title: string;
  text: string | null;
}

/** Buy, rent, service: each a drawing of its room, on a phone a small one, and the way to its page. */
export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-3">
      {departments.map(({ href, room, title, text }) => (
        <li key={href}>
          <a
            href={href}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 py-2 text-text no-underline sm:block"
          >
            <span className="row-span-2 grid items-end overflow-hidden rounded-card bg-tinted sm:mb-3 sm:aspect-3/2">
              <RolePicture role={room} className="w-full" />
            </span>
            <span className="self-end font-display text-title-2 font-bold text-brand">{`${title} →`}</span>
            <span className="block self-start text-quiet max-sm:text-small">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
