/** Sea and beach behind a cart: a horizon, a line of surf, a dune fence, and sand to stand on. */
export function HeroShore() {
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="hero-shore absolute inset-0 size-full bg-water"
    >
      <path d="M-800 205H1600V420H-800z" className="fill-sea" opacity=".34" />
      <path d="M-800 262q300 14 620 2t640 6 1140-4V420H-800z" className="fill-sea" opacity=".3" />
      {/* Sails. */}
      <path d="M652 204l20-52v52zM676 204v-36l13 36z" className="fill-page" opacity=".9" />
      <path
        d="M120 240h90m60 14h150m190-16h110m-640 46h80m420 6h120"
        className="fill-none stroke-page"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
      <path
        d="M-800 330q420-52 760-24t520-16 1120 20V900H-800z"
        className="fill-page"
        opacity=".75"
      />
      <path d="M-800 338q420-50 760-22t520-16 1120 20V900H-800z" className="fill-land" />
      {/* A dune fence; on a desk the shore fades out there. */}
      <path
        d="M20 296v46m16-48v46m16-48v47m16-49v47m16-49v48m16-50v48m16-50v49m16-51v49M14 308l128-8M14 326l128-8"
        className="fill-none stroke-quiet lg:hidden"
        strokeWidth="4"
        opacity=".55"
      />
      <path
        d="M690 342q-8-30-22-42m24 42q-2-34 4-56m2 56q4-30 20-44m-16 44q12-20 30-24"
        className="fill-none stroke-good"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
