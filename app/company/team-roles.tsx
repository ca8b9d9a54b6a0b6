import type { TeamMember } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { RolePicture } from "#app/site/role-picture.tsx";

/** Who does what: each role in its room, with the page it leads to. A name shows once it is given. */
export function TeamRoles({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {members.map(({ role, name, description, experience, link }) => (
        <li
          key={role}
          className="relative grid grid-cols-[2fr_3fr] content-start items-start gap-x-4 sm:flex sm:flex-col"
        >
          <RolePicture role={role} className="block w-full rounded-card" />
          <div className="sm:mt-4 sm:flex sm:grow sm:flex-col">
            <h3 className="text-title-3">{role}</h3>
            {name && <p className="mt-1 font-semibold">{name}</p>}
            <p className="mt-1">{description}</p>
            <p className="mt-2 text-quiet max-sm:hidden">Knows: {experience}</p>
            <a
              href={link.href}
              className="mt-auto flex min-h-11 items-center gap-1 font-semibold text-brand no-underline covers-card"
            >
              {link.label}
              <ChevronIcon className="size-4 -rotate-90" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
