import type { TeamMember } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { RolePicture } from "#app/site/role-picture.tsx";

/**
 * Who does what: each role in its room, with the page it leads to; what it knows on wider screens. All
 * of a row have their lines at one height. A name shows once it is given.
 */
export function TeamRoles({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="-mb-4 grid grid-cols-2 gap-x-4 sm:-mb-8 sm:gap-x-8 lg:-mb-10 lg:grid-cols-3">
      {members.map(({ role, name, description, experience, link }) => (
        <li
          key={role}
          className="relative row-span-5 grid grid-rows-subgrid gap-y-0 pb-4 sm:pb-8 lg:pb-10"
        >
          <RolePicture role={role} className="block w-full rounded-card" />
          <div className="mt-2 sm:mt-4">
            <h3 className="text-title-3 max-sm:text-body">{role}</h3>
            {name && <p className="mt-1 font-semibold">{name}</p>}
          </div>
          <p className="mt-1 max-sm:text-small">{description}</p>
          <p className="mt-3 border-t border-line pt-2 text-small text-quiet max-sm:hidden">
            <span className="font-semibold text-text">Knows </span>
            {experience}
          </p>
          <a
            href={link.href}
            className="row-start-5 flex min-h-11 items-center gap-1 font-semibold text-brand no-underline covers-card"
          >
            {link.label}
            <ChevronIcon className="size-4 -rotate-90" />
          </a>
        </li>
      ))}
    </ul>
  );
}
