import { isRendered, plainPictureUrl } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** The pictures of a cart in their order, the first one as cards show it. */
export function CartThumbnails({ vehicle }: { vehicle: Vehicle }) {
  if (vehicle.images.length === 0) return <p>None yet: the site shows a drawing.</p>;
  return (
    <ul className="grid grid-cols-2 gap-3">
      {vehicle.images.map((image) => (
        <li key={image}>
          <CartThumbnail vehicle={vehicle} image={image} />
        </li>
      ))}
    </ul>
  );
}

/** One picture, or where it is when it is on another site, which pages of the office may not load. */
export function CartThumbnail({
  vehicle,
  image,
}: {
  vehicle: Pick<Vehicle, "name" | "imageTexts">;
  image: string;
}) {
  const kind = isRendered(image) ? "Illustration" : "Photo";
  if (!image.startsWith("/")) return <p className="text-small break-all">{image}</p>;
  return (
    <figure>
      <img
        src={plainPictureUrl(image)}
        alt={vehicle.imageTexts?.[image] ?? `${kind} of ${vehicle.name}`}
        width={480}
        height={300}
        className="aspect-8/5 h-auto w-full rounded-field bg-raised object-contain"
      />
      <figcaption className="text-small text-quiet">{kind}</figcaption>
    </figure>
  );
}

/** Pictures in their order, small, to compare two lists of them. */
export function SmallPictures({ images }: { images: readonly string[] }) {
  if (images.length === 0) return "none";
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((image) => (
        <li key={image} className="w-24">
          <CartThumbnail vehicle={{ name: "this cart" }} image={image} />
        </li>
      ))}
    </ul>
  );
}
