interface ShoreDividerProps {
  /** A shore laid level, left to right: sea above, land below. */
  path: string;
  viewBox: string;
  className?: string;
  /** Class of the area below the line, where the next section has its own background. */
  landClassName?: string;
}

/** A real coastline across the whole width, laid flat to the height that it is given. */
export function ShoreDivider({
  path,
  viewBox,
  className = "block h-auto w-full text-sea",
  landClassName,
}: ShoreDividerProps) {
  const [, , width = "0", height = "0"] = viewBox.split(" ");
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={className}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {landClassName ? (
        <path d={`${path}L${width} ${height}H0Z`} className={landClassName} />
      ) : null}
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
