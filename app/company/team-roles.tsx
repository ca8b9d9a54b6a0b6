import { formatRoleId, RolePicture } from "./role-picture.tsx";

/** Where in its drawing the people of a role stand: what moves them into a square. */
const closeUps: Record<string, string> = {
  sales: "ml-0",
  "service-technicians": "-ml-[18%]",
  rentals: "-ml-[50%]",
  delivery: "-ml-[140%]",
  "parts-and-storage": "-ml-[72%]",
  office: "-ml-[62%]",
};

interface TeamRolesProps {
  members: readonly {
    name?: string;
    role: string;
    experience: string;
    description: string;
  }[];
}

/**
 * Who does what. A role gets a name once the dealership has given it. The top of the page shows the
 * whole drawings; a narrow one, where they are small there, repeats their people up close.
 */
export function TeamRoles({ members }: TeamRolesProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
      {members.map((member) => (
        <li
          key={member.role}
          id={formatRoleId(member.role)}
          className="grid grid-cols-[5.5rem_1fr] items-start gap-x-4 lg:block lg:border-t lg:border-line lg:pt-5"
        >
          <CloseUp role={member.role} />
          <div>
            <h3 className="text-title-3">{member.role}</h3>
            {member.name && <p className="mt-1 font-semibold">{member.name}</p>}
            <p className="mt-1">{member.description}</p>
            <p className="mt-1 text-small text-quiet">Knows: {member.experience}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The people of a role: a square of 200 centimeters of the drawing's 480, without its upper 10. */
function CloseUp({ role }: { role: string }) {
  return (
    <div className="aspect-square overflow-hidden rounded-card bg-page lg:hidden">
      <RolePicture
        role={role}
        className={`-mt-[5%] block w-[240%] max-w-none ${closeUps[formatRoleId(role)] ?? ""}`}
      />
    </div>
  );
}
