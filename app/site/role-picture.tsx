import { ShopPicture } from "./shop-picture.tsx";

interface Room {
  /** Its symbol of public/pictures/shop.svg. */
  scene: string;
  /** In a room with a cart, that of what is in front of the cart. */
  frontScene?: string;
  carts?: Parameters<typeof ShopPicture>[0]["carts"];
}

/** A cart of the lineup at 4/5 of a unit for each centimeter, the scale of the people beside it. */
function park(id: string, length: number, height: number, place: { x: number; groundY?: number }) {
  return {
    id,
    x: place.x,
    groundY: place.groundY ?? 240,
    width: length * 0.8,
    height: height * 0.8,
  };
}

/** The rooms of the shop, all of one size. */
const rooms: Record<string, Room> = {
  Sales: {
    scene: "sales",
    frontScene: "sales-front",
    carts: [{ ...park("evolution-d5-ranger-2-plus", 266, 207, { x: 46 }), color: "#a82027" }],
  },
  "Service technicians": {
    scene: "service-technicians",
    frontScene: "service-technicians-front",
    carts: [{ ...park("denago-ev-city", 262, 195, { x: 46 }), color: "#2d6599" }],
  },
  Rentals: { scene: "rentals" },
  Delivery: {
    scene: "delivery-at-home",
    frontScene: "delivery-at-home-front",
    carts: [
      {
        ...park("evolution-classic-2-plus", 269, 195, { x: 8, groundY: 212 }),
        color: "#7fbcc4",
      },
    ],
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
