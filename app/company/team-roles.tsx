import { formatRoleId } from "./role-picture.tsx";

interface TeamRolesProps {
  members: readonly {
    name?: string;
    role: string;
    experience: string;
    description: string;
  }[];
}

/** Who does what. A role gets a name once the dealership has given it. */
export function TeamRoles({ members }: TeamRolesProps) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
      {members.map((member) => (
        <li
          key={member.role}
          id={formatRoleId(member.role)}
          className="border-t border-line pt-4 lg:pt-5"
        >
          <h3 className="text-title-3">{member.role}</h3>
          {member.name && <p className="mt-1 font-semibold">{member.name}</p>}
          <p className="mt-1">{member.description}</p>
          <p className="mt-1 text-small text-quiet">Knows: {member.experience}</p>
        </li>
      ))}
    </ul>
  );
}
