import { RolePicture } from "./role-picture.tsx";

interface Department {
  href: string;
  /** The room of the shop that is drawn beside it. */
  room: string;
  title: string;
  text: string | null;
}

/** Buy, rent, service: each a drawing of its room, whole, and the way to its page. */
export function DepartmentTiles({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2.5 sm:gap-x-8">
      {departments.map(({ href, room, title, text }) => (
        <li key={href}>
          <a href={href} className="block text-text no-underline">
            <span className="mb-1.5 block overflow-hidden rounded-card bg-tinted sm:mb-3">
              <RolePicture role={room} className="w-full" />
            </span>
            <span className="font-display text-title-3 font-bold text-brand sm:text-title-2">{`${title} →`}</span>
            <span className="block text-quiet max-sm:text-small">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
