import type { ReactNode } from "react";

interface MapFrameProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The sea: 400 px high from the first byte on, as wide as its column. */
export function MapFrame({ label, className = "", children }: MapFrameProps) {
  return (
    <svg
      // A drawing has no fieldset; without the role, its label would be read of nothing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      width="100%"
      height="400"
      className={`@container block h-[400px] w-full bg-water ${className}`}
    >
      {children}
    </svg>
  );
}

interface MapSheetProps {
  width: number;
  height: number;
  /** Where the middle of the map is in a frame wider than it. */
  align?: "xMidYMid" | "xMinYMax" | "xMaxYMin";
  className?: string;
  children: ReactNode;
}

/** A map's own pixels, its middle in the frame's; the ground goes on beyond it. */
export function MapSheet({ align = "xMidYMid", ...sheet }: MapSheetProps) {
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={`${align} meet`}
      overflow="visible"
      className={sheet.className}
    >
      {sheet.children}
    </svg>
  );
}
