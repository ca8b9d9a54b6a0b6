import { drawnSizesById } from "#content/vehicles/drawn-frame.ts";
import { ShopPicture } from "./shop-picture.tsx";

interface Room {
  /** Its symbol of public/pictures/shop.svg. */
  scene: string;
  /** In a room with a cart, that of what is in front of the cart. */
  frontScene?: string;
  carts?: Parameters<typeof ShopPicture>[0]["carts"];
}

/** A cart at 4/5 of a unit for each centimeter, the scale of the people beside it. */
function park(id: string, x: number, groundY = 240) {
  return { id, x, groundY, width: (drawnSizesById[id]?.lengthCentimeters ?? 0) * 0.8 };
}

/** The rooms of the shop, all of one size. */
const rooms: Record<string, Room> = {
  Sales: {
    scene: "sales",
    frontScene: "sales-front",
    carts: [park("evolution-d5-ranger-2-plus", 46)],
  },
  "Service technicians": {
    scene: "service-technicians",
    frontScene: "service-technicians-front",
    carts: [park("denago-ev-city", 46)],
  },
  Rentals: { scene: "rentals" },
  Delivery: {
    scene: "delivery-at-home",
    frontScene: "delivery-at-home-front",
    carts: [park("evolution-classic-2-plus", 8, 212)],
  },
  "Parts and storage": { scene: "parts-and-storage" },
  Office: { scene: "office" },
};

/** The room of a role, with its people at work. */
export function RolePicture({ role, className }: { role: string; className: string }) {
  const room = rooms[role];
  if (!room) return null;
  return <ShopPicture {...room} viewBox="0 0 260 240" className={className} />;
}
