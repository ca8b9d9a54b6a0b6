/** A round sample of a paint; forced colors leave it as it is. */
export function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`${className} forced-color-adjust-none`}>
      <circle cx="16" cy="16" r="15" fill={color} stroke="currentColor" strokeOpacity=".35" />
    </svg>
  );
}
