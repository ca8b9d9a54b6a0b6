interface CartDrawingProps {
  seats: number;
  isLifted?: boolean;
  hasCargoBed?: boolean;
}

/** Centimetres, like everything in the drawing: the front axle is x 0 and the ground is y 0. */
const rowPitch = 80;
const wheelbaseOfOneRow = 168;

/** A side view for a vehicle that has no picture: the right kind of cart, in the text's own color. */
export function CartDrawing({ seats, isLifted = false, hasCargoBed = false }: CartDrawingProps) {
  const hasRearSeat = seats > 2 && !hasCargoBed;
  const forwardRows = Math.max(1, Math.ceil(seats / 2) - (hasRearSeat ? 1 : 0));
  const wheelbase = wheelbaseOfOneRow + (forwardRows - 1) * rowPitch;
  const tail = wheelbase + (hasRearSeat ? 74 : 56);
  const tireRadius = isLifted ? 29 : 26;
  const center = (tail + 12 - 58) / 2;
  const width = Math.max(372, tail + 106);
  const lastRow = 88 + (forwardRows - 1) * rowPitch;
  const rows = Array.from({ length: forwardRows }, (_, row) => 88 + row * rowPitch);
  const kind = `${isLifted ? "lifted " : ""}cart with ${seats} seats${hasCargoBed ? " and a cargo bed" : ""}`;

  return (
    <svg
      viewBox={`${center - width / 2} ${-width * 0.625 + (width > 372 ? 30 : 14)} ${width} ${width * 0.625}`}
      role="img"
      aria-label={`Drawing of a ${kind}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={width / 130}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={`M-62 2H${tail + 16}`} opacity=".35" />
      <g transform={`translate(0 ${isLifted ? -12 : 0})`}>
        <path d={bodyOutline(wheelbase)} />
        <path d="M-43-77l15-3 8 9-22 2zM44-68l-10-4M-52-52h16" />
        {rows.map((front) => (
          <path key={front} d={seatOutline(front, 1)} />
        ))}
        {hasRearSeat && <path d={`${seatOutline(lastRow + 124, -1)}M${wheelbase + 45}-38h28v-5`} />}
        {hasCargoBed && <path d={cargoBedOutline(lastRow + 62, wheelbase + 54)} />}
        <path d={roofOutline(hasRearSeat ? wheelbase + 28 : lastRow + 66, rows, hasRearSeat)} />
        <path d="M58-72l16-36M64-112l20 9" strokeWidth={width / 80} />
      </g>
      {[0, wheelbase].map((axle) => (
        <g key={axle} transform={`translate(${axle} ${-tireRadius})`}>
          <circle r={tireRadius} />
          <circle r="17.5" />
          <path d="M0-17V17M-17 0H17M-12-12 12 12M12-12-12 12" opacity=".6" />
        </g>
      ))}
    </svg>
  );
}

function bodyOutline(wheelbase: number): string {
  const arch = (axle: number) => `H${axle + 33}A33 34 0 0 0 ${axle - 33}-33`;
  const rearEdge = wheelbase + 48;
  return (
    "M-33-33H-50C-54-52-48-66-42-80-24-91 6-99 36-101L46-34H93C90-46 92-60 96-68" +
    `H${rearEdge - 8}q9 1 9 12l-3 23${arch(wheelbase)}H46${arch(0)}`
  );
}

/** One bench; `facing` is 1 towards the front of the cart and -1 towards its rear. */
function seatOutline(frontEdge: number, facing: 1 | -1): string {
  const along = (length: number) => length * facing;
  return (
    `M${frontEdge}-68q${along(-6)}-13 ${along(4)}-14h${along(38)}l${along(8)}-42` +
    `q${along(7)}-5 ${along(11)} 2l${along(-8)} 54z`
  );
}

function cargoBedOutline(front: number, rear: number): string {
  const middle = (front + rear) / 2;
  return `M${front}-70v-28H${rear}v28zM${front}-88H${rear}M${middle}-70v-28`;
}

function roofOutline(rear: number, rows: number[], hasRearSeat: boolean): string {
  const posts = rows.slice(1).map((front) => `M${front - 16}-68V-181`);
  const rearPost = hasRearSeat ? `M${rear - 4}-68L${rear - 16}-181` : `M${rear - 8}-70V-181`;
  return (
    `M36-101 62-181${rearPost}${posts.join("")}` +
    `M26-181C26-188 50-193 70-193H${rear - 16}q28 0 28 12z`
  );
}
