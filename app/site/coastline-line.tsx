interface CoastlineLineProps {
  path: string;
  viewBox: string;
  className?: string;
}

/** The real shoreline as one thin stroke of even width at any size, in the current color. */
export function CoastlineLine({ path, viewBox, className }: CoastlineLineProps) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
