interface PaymentBarProps {
  /** Distinct among the bars of a page. */
  hatchId: string;
  height: number;
  /** Shares of the full width: what repays the loan, in full color, and interest, hatched. */
  repaidPercent: number;
  interestPercent: number;
}

/** What repays the loan and, hatched behind it, what is interest. */
export function PaymentBar({ hatchId, height, repaidPercent, interestPercent }: PaymentBarProps) {
  return (
    <svg width="100%" height={height} className="block" aria-hidden="true" focusable="false">
      <Hatch id={hatchId} />
      <rect width={`${repaidPercent}%`} height={height} className="fill-brand" />
      <rect
        x={`${repaidPercent}%`}
        width={`${interestPercent}%`}
        height={height}
        fill={`url(#${hatchId})`}
      />
    </svg>
  );
}

/** The key to one of the bar's two parts, before its name. */
export function Swatch({ isHatched = false }: { isHatched?: boolean }) {
  return (
    <svg width="12" height="12" className="mr-1 inline" aria-hidden="true" focusable="false">
      {isHatched && <Hatch id="payment-hatch-key" />}
      <rect
        width="12"
        height="12"
        {...(isHatched ? { fill: "url(#payment-hatch-key)" } : { className: "fill-brand" })}
      />
    </svg>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" className="fill-page" />
      <path d="M-1 7 7-1M2 10 10 2M-4 4 4-4" strokeWidth="2" className="stroke-brand" />
    </pattern>
  );
}
