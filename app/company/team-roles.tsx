import { ShopPicture } from "#app/site/shop-picture.tsx";

/** The cart in the drawing of a role; a square is 480 by 220 centimeters. */
const cartsOfScenes: Record<string, Parameters<typeof ShopPicture>[0]["carts"]> = {
  sales: [
    {
      id: "evolution-d5-ranger-4-plus",
      x: 152,
      groundY: 200,
      width: 290,
      height: 192,
      color: "#a82027",
    },
  ],
  "service-technicians": [
    { id: "denago-ev-city", x: 206, groundY: 200, width: 246, height: 183, color: "#2d6599" },
  ],
  delivery: [
    {
      id: "evolution-classic-2-plus",
      x: 222,
      groundY: 158,
      width: 170,
      height: 123,
      color: "#7fbcc4",
    },
  ],
  "parts-and-storage": [
    {
      id: "evolution-turfman-200",
      x: 350,
      groundY: 200,
      width: 196,
      height: 125,
      color: "#6b7a41",
    },
  ],
};

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
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {members.map((member) => (
        <li key={member.role}>
          <RoleScene role={member.role} />
          <h3 className="mt-3 text-title-3">{member.role}</h3>
          {member.name && <p className="mt-1 font-semibold">{member.name}</p>}
          <p className="mt-2">{member.description}</p>
          <p className="mt-2 text-small text-quiet">Knows: {member.experience}</p>
        </li>
      ))}
    </ul>
  );
}

function RoleScene({ role }: { role: string }) {
  const scene = role.toLowerCase().replaceAll(" ", "-");
  return (
    <ShopPicture
      scene={scene}
      viewBox="0 0 480 220"
      carts={cartsOfScenes[scene]}
      className="w-full rounded-card bg-page p-4 pb-0"
    />
  );
}
