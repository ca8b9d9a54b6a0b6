import type { TeamMember } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { RolePicture } from "#app/site/role-picture.tsx";

/** Who does what: each role in its room, with the page it leads to. A name shows once it is given. */
export function TeamRoles({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3">
      {members.map(({ role, name, description, experience, link }) => (
        <li
          key={role}
          className="relative flex flex-col overflow-hidden rounded-card border border-line bg-page hover:border-sea"
        >
          <RolePicture role={role} className="-mt-[8%] block w-full border-b border-line" />
          <div className="flex grow flex-col p-3 pb-1 sm:p-5 sm:pb-2">
            <h3 className="text-title-3">{role}</h3>
            {name && <p className="mt-1 font-semibold">{name}</p>}
            <p className="mt-1 max-sm:text-small">{description}</p>
            <p className="mt-2 text-small text-quiet max-sm:hidden">Knows: {experience}</p>
            <a
              href={link.href}
              className="mt-auto flex min-h-11 items-center gap-1 font-semibold text-brand no-underline covers-card max-sm:text-small sm:pt-1"
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
