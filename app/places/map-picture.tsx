import type { ReactNode } from "react";

interface MapPictureProps {
  url: string;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** What lies over the picture. */
  children?: ReactNode;
  /** Its height. */
  className?: string;
}

/**
 * A map that is a file: as high before it has loaded as after, as wide as its column, and on the color
 * of the sea. The middle of the picture is always in the middle of the frame, which a taller neighbor
 * does not stretch: what lies over the picture has the frame's size.
 */
export function MapPicture({ url, label, children, className = "h-[400px]" }: MapPictureProps) {
  return (
    <div className="relative w-full self-start overflow-hidden rounded-card bg-water">
      <img
        src={url}
        alt={label}
        width="1200"
        height="400"
        loading="lazy"
        decoding="async"
        className={`block w-full ${className}`}
      />
      {children}
    </div>
  );
}
