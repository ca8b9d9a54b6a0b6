import type { TeamMember } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { RolePicture } from "#app/site/role-picture.tsx";

/**
 * Who does what: each role in its room, with the page it leads to; what it knows on wider screens. A
 * name shows once it is given.
 */
export function TeamRoles({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-3">
      {members.map(({ role, name, description, experience, link }) => (
        <li key={role} className="relative flex flex-col">
          <RolePicture role={role} className="block w-full rounded-card" />
          <div className="mt-2 flex grow flex-col sm:mt-4">
            <h3 className="text-title-3 max-sm:text-body">{role}</h3>
            {name && <p className="mt-1 font-semibold">{name}</p>}
            <p className="mt-1 max-sm:text-small">{description}</p>
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
