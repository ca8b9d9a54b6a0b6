interface LogoMarkProps {
  /** The coast of the mark, 600 wide: Maine on the left, Florida's tip on the right. */
  path: string;
  className?: string;
}

/** A cart on the shoreline, all in one stroke. Decorative: the name stands beside it. */
export function LogoMark({ path, className = "size-8" }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {/* 1.75 / 0.05: the stroke as wide as the cart's. */}
      <path d={path} strokeWidth="35" transform="translate(1 22.6)scale(.05)" />
      {/* The front wheel stands in Georgia's bight, the rear one behind Cape Cod: six degrees. */}
      <g transform="rotate(6.8 8 21.5)">
        <MarkCart />
      </g>
    </svg>
  );
}

/** The cart of the mark alone, within 32 by 28 units; strokes are the caller's. */
export function MarkCart() {
  return (
    <>
      <path d="M5 5q9-1.6 18 0M7.5 4.7l.8 8M19.5 4.6l4 9M4.5 16v-1.3q0-2 2-2h5l1.8 6h5l1.7-5.2h3.5q3.8 .5 4.2 4.5" />
      <circle cx="8" cy="21.5" r="2.9" />
      <circle cx="24" cy="21.5" r="2.9" />
    </>
  );
}
