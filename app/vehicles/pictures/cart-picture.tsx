import { findOwnPicture, plainPictureUrl } from "#domain/catalogue/vehicle-pictures.ts";
import { pictureWidths } from "#content/vehicles/picture-sizes.ts";
import { CartDrawing } from "./cart-drawing.tsx";

export interface CartPictureProps {
  vehicle: {
    id: string;
    name: string;
    images: readonly string[];
    specifications: { seatingCapacity: number };
  };
  /** How wide the picture is shown, for the browser's choice of file. */
  sizes: string;
  isFirst?: boolean;
}

/** The first picture of a vehicle, or a drawing of the right kind of cart. */
export function CartPicture({ vehicle, sizes, isFirst = false }: CartPictureProps) {
  const [image] = vehicle.images;
  return (
    <div
      data-travel={`cart-${vehicle.id}`}
      className="travels stage grid aspect-8/5 place-items-center"
    >
      {image ? (
        <VehicleImage image={image} name={vehicle.name} sizes={sizes} isFirst={isFirst} />
      ) : (
        <div className="w-4/5 text-sea">
          <CartDrawing seats={vehicle.specifications.seatingCapacity} />
        </div>
      )}
    </div>
  );
}

interface VehicleImageProps {
  image: string;
  /** The vehicle's name. */
  name: string;
  sizes: string;
  isFirst?: boolean;
}

/** One picture of a vehicle: ours in the browser's best format and size, others as they are. */
export function VehicleImage({ image, name, sizes, isFirst = false }: VehicleImageProps) {
  const own = findOwnPicture(image);
  const sourceSet = (type: string) =>
    pictureWidths.map((width) => `${own}-${width}.${type} ${width}w`).join(", ");
  const picture = (
    <img
      src={plainPictureUrl(image)}
      alt={own ? `Illustration of the ${name}${formatView(own)}` : name}
      width={960}
      height={600}
      className="h-full w-full object-contain"
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
  if (!own) return picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet("webp")} sizes={sizes} />
      {picture}
    </picture>
  );
}

/** The name of a picture of ours ends with the side it shows: front, side or rear. */
function formatView(own: string): string {
  if (own.endsWith("-side")) return ", from the side";
  if (own.endsWith("-rear")) return ", from behind";
  return "";
}
