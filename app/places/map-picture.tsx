import type { ReactNode } from "react";

interface MapPictureProps {
  url: string;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

/**
 * A map that is a file: 400 px high before it has loaded, as wide as its column, and on the color of
 * the sea. The middle of the picture is always in the middle of the frame.
 */
export function MapPicture({ url, label, children }: MapPictureProps) {
  return (
    <div className="relative overflow-hidden rounded-card bg-water">
      <img
        src={url}
        alt={label}
        width="1200"
        height="400"
        loading="lazy"
        decoding="async"
        className="block h-[400px] w-full"
      />
      {children}
    </div>
  );
}
