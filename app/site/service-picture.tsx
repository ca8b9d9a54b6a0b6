import type { StandingCart } from "#content/vehicles/drawn-frame.ts";
import type { ServiceCard } from "#content/dealership/services.ts";
import { ShopPicture } from "./shop-picture.tsx";

/** On the floor of the drawn storage. */
const storedCart: StandingCart = {
  id: "evolution-classic-2-plus",
  x: 20,
  groundY: 109,
  width: 86,
};

interface ServicePictureProps {
  id: ServiceCard["id"];
  className: string;
}

/** The drawing of a thing that the shop does. */
export function ServicePicture({ id, className }: ServicePictureProps) {
  return (
    <ShopPicture
      scene={`service-${id}`}
      carts={id === "storage" ? [storedCart] : undefined}
      viewBox="0 0 160 120"
      className={className}
    />
  );
}
