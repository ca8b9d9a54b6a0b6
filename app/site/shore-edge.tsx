interface ShoreEdgeProps {
  /** A piece of shore of the build's illustrations: `SiteContext.illustrations.place(…).shoreUrl`. */
  url: string;
  className?: string;
  /** Whether it follows a section on deep water, which goes on up to its shoals. */
  isBelowDeepWater?: boolean;
}

/** A piece of shore as the upper edge of the tinted section below it. */
export function ShoreEdge({ url, className = "", isBelowDeepWater = false }: ShoreEdgeProps) {
  return (
    <img
      src={isBelowDeepWater ? `${url}#f` : url}
      alt=""
      width="1600"
      height="80"
      loading="lazy"
      className={`shore-edge no-print ${className}`.trim()}
    />
  );
}
