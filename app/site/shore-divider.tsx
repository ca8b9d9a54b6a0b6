interface ShoreDividerProps {
  className?: string;
  /** Class of the area below the line, where the next section has its own background. */
  landClassName?: string;
}

/**
 * Drawn by hand: a real coastline laid flat had a hill and a kink in it. The line is level wherever it
 * turns and at both ends, so that no width between a phone and a wide screen makes a corner of it.
 */
const shore = "M0 14C170 14 250 8 430 8S720 15 890 15S1090 11 1190 11S1350 13 1440 13";

/** A long, low shore across the whole width; never taller than 36 pixels. */
export function ShoreDivider({
  className = "block h-5 w-full text-sea sm:h-9",
  landClassName,
}: ShoreDividerProps) {
  return (
    <svg
      viewBox="0 0 1440 24"
      preserveAspectRatio="none"
      className={`max-h-9 ${className}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {landClassName ? <path d={`${shore}V24H0Z`} className={landClassName} /> : null}
      <path
        d={shore}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
