import type { ReactNode } from "react";

interface MapPictureProps {
  address: string;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

/**
 * A map that is a file: 400 px high from the first byte on, as wide as its column, the ground beneath
 * it the sea's. Wherever it is laid over, its middle is the frame's middle.
 */
export function MapPicture({ address, label, children }: MapPictureProps) {
  return (
    <div className="relative overflow-hidden rounded-card bg-water">
      <img
        src={address}
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
