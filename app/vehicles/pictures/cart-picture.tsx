import { findPictureSet, isRendered, plainPictureUrl } from "#domain/catalogue/vehicle-pictures.ts";
import { pictureWidths } from "#content/vehicles/picture-sizes.ts";
import { CartDrawing } from "./cart-drawing.tsx";

export interface CartPictureProps {
  vehicle: {
    id: string;
    name: string;
    images: readonly string[];
    imageTexts?: Readonly<Record<string, string>>;
    specifications: { seatingCapacity: number };
  };
  /** How wide the picture is shown, for the browser's choice of file. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
  /** The classes of its frame. */
  frame?: string;
}

/** The first picture of a vehicle, or a drawing of the right kind of cart. */
export function CartPicture({
  vehicle,
  sizes,
  isFirst = false,
  className = "",
  frame = "aspect-8/5",
}: CartPictureProps) {
  return (
    <div
      data-travel={`cart-${vehicle.id}`}
      className={`travels stage grid ${frame} place-items-center ${className}`.trim()}
    >
      <CartImage vehicle={vehicle} image={vehicle.images[0]} sizes={sizes} isFirst={isFirst} />
    </div>
  );
}

/** One picture of a vehicle, or a drawing where it has none. */
export function CartImage({
  image,
  vehicle,
  ...shown
}: Omit<CartPictureProps, "className" | "frame"> & {
  image: string | undefined;
  isDecorative?: boolean;
}) {
  if (image !== undefined) return <VehicleImage image={image} vehicle={vehicle} {...shown} />;
  return (
    <div className="w-4/5 text-sea">
      <CartDrawing seats={vehicle.specifications.seatingCapacity} />
    </div>
  );
}

interface VehicleImageProps {
  image: string;
  vehicle: Pick<CartPictureProps["vehicle"], "name" | "imageTexts">;
  sizes: string;
  isFirst?: boolean;
  /** Whether it stands beside the name of the vehicle, and says nothing more. */
  isDecorative?: boolean;
}

/** One picture of a vehicle: of a set in the browser's best format and size, others as they are. */
export function VehicleImage({
  image,
  vehicle,
  sizes,
  isFirst = false,
  isDecorative = false,
}: VehicleImageProps) {
  const set = findPictureSet(image);
  const sourceSet = pictureWidths.map((width) => `${set}-${width}.avif ${width}w`).join(", ");
  const picture = (
    <img
      src={plainPictureUrl(image)}
      {...(set !== null && { srcSet: sourceSet.replaceAll("avif", "webp"), sizes })}
      alt={isDecorative ? "" : formatPictureText(image, vehicle)}
      width={960}
      height={600}
      className="h-full w-full object-contain"
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
    />
  );
  if (set === null) return picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      {picture}
    </picture>
  );
}

/** What staff wrote, else what is known of the picture. */
function formatPictureText(
  image: string,
  { name, imageTexts }: VehicleImageProps["vehicle"],
): string {
  const text = imageTexts?.[image];
  if (text !== undefined) return text;
  return isRendered(image) ? `Illustration of the ${name}${formatView(image)}` : name;
}

/** The name of a rendered picture says the side it shows: front, side or rear. */
function formatView(image: string): string {
  const set = findPictureSet(image) ?? "";
  if (set.endsWith("-side")) return ", from the side";
  if (set.endsWith("-rear")) return ", from behind";
  return "";
}
