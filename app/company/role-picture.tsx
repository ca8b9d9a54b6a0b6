import { deliveredCart, ShopPicture } from "#app/site/shop-picture.tsx";

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
  delivery: [deliveredCart],
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

/** The fragment of a role on its page, and its symbol in the drawings of the shop. */
export function formatRoleId(role: string): string {
  return role.toLowerCase().replaceAll(" ", "-");
}

/** The drawing of a role at work. Side by side, their ground lines are one. */
export function RolePicture({ role, className }: { role: string; className: string }) {
  const scene = formatRoleId(role);
  return (
    <ShopPicture
      scene={scene}
      viewBox="0 0 480 220"
      carts={cartsOfScenes[scene]}
      className={className}
    />
  );
}
