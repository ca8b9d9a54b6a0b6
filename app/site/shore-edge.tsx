interface ShoreEdgeProps {
  /** A piece of shore of the build's illustrations: `SiteContext.illustrations.place(…).shoreUrl`. */
  url: string;
  className?: string;
}

/** A piece of shore as the upper edge of the tinted section below it. */
export function ShoreEdge({ url, className = "" }: ShoreEdgeProps) {
  return (
    <img
      src={url}
      alt=""
      width="1600"
      height="80"
      loading="lazy"
      className={`shore-edge no-print ${className}`.trim()}
    />
  );
}
