/** Position and size of a part. Every part is drawn round its own origin. */
interface Spot {
  x: number;
  y: number;
  scale?: number;
  /** Mirrors the part. */
  isFlipped?: boolean;
}

/** A lighthouse on its foot, lantern and all. */
export function drawLighthouse(spot: Spot): string {
  return place(
    spot,
    '<path class="pale" d="M16 0v-22l14-12 14 12V0zM-11 0l4-88H7L11 0z"/><path class="roof" d="M12-20l18-17 18 17zM-9.5-33h19l1 20h-21zM-7-60H7l.8 16h-15.6zM-7-104H7l-7-11z"/><path class="iron" d="M-10-92h20v5h-20zM-6-104H6v12H-6z"/>',
  );
}

/** Three cottages in a row. */
export function drawCottages(spot: Spot): string {
  return place(
    spot,
    '<path class="pale" d="M0 0v-34l22-20 22 20V0zM50 0v-28h46V0zM104 0v-38l20-18 20 18V0z"/><path class="roof" d="M-4-32l26-25 26 25zM46-27l8-18h38l8 18zM100-36l24-23 24 23z"/><path class="pane" d="M17 0v-16h9V0zM60-20h8v9h-8zM78-20h8v9h-8zM120-20h9v10h-9z"/>',
  );
}

/** A boat under two sails. */
export function drawSailboat(spot: Spot): string {
  return place(
    spot,
    '<path class="pale" d="M1-5v-40l20 40zM-3-5v-30l-15 30z"/><path class="roof" d="M-18-1h38l-7 8h-24z"/>',
  );
}

/** A boat that goes out for fish: cabin aft of a high bow, booms up. */
export function drawWorkboat(spot: Spot): string {
  return place(
    spot,
    '<path class="pale" d="M-8-6v-16h20v16z"/><path class="roof" d="M-34-8h52l16-8-8 20h-54z"/><path class="mast" d="M-10-8l-8-40M-10-8l6-52M-18-48l14-12"/>',
  );
}

/** A wharf on piles with a shed, its deck the top of the part. */
export function drawWharf(spot: Spot): string {
  return place(
    spot,
    '<path class="roof" d="M20 0v-44l32-20 32 20V0z"/><path class="pale" d="M42 0v-24h20V0z"/><path class="iron" d="M-60-2h190v7h-190zM-52 5h6v44h-6zM-12 5h6v48h-6zM28 5h6v52h-6zM68 5h6v54h-6zM108 5h6v56h-6z"/>',
  );
}

/** A palm, its fronds in the wind. */
export function drawPalm(spot: Spot): string {
  return place(
    spot,
    '<path class="rock" d="M-4 0q10-54-3-108l7-1q13 56 4 109z"/><path class="leaf" d="M-3-108q-30-26-58 8q30-14 58-8zq-40-4-46 40q18-32 46-40zq14-36 52-20q-30 2-52 20zq38-12 54 22q-26-22-54-22zq26 10 24 46q-8-30-24-46zq-14-28-40-26q26 6 40 26z"/>',
  );
}

/** A live oak, wider than high, moss hanging from it. */
export function drawLiveOak(spot: Spot): string {
  return place(
    spot,
    '<path class="rock" d="M-14 0q10-30-4-54l-36-22 4-6 42 18 8-30h8l2 32 44-22 4 6-40 28q-10 22 2 50z"/><path class="leaf" d="M-120-66q-22-26 8-44q0-36 42-32q20-30 62-18q44-16 66 14q42-6 46 30q28 20 6 44q-24 16-46 0q-24 18-50 0q-24 16-48 2q-44 24-86 4z"/><path class="moss" d="M-96-62v22M-82-60v30M-58-64v18M38-66v26M54-66v16M82-66v30M96-70v16"/>',
  );
}

/** The cart of the mark, seen from the shore's path. */
export function drawRidingCart(spot: Spot): string {
  return place(
    spot,
    '<g class="cart"><path d="M-11-20q9-1.6 18 0M-8.5-20.3l.8 8M3.5-20.4l4 9M-11.5-9v-1.3q0-2 2-2h5l1.8 6h5l1.7-5.2h3.5q3.8 .5 4.2 4.5"/><circle cx="-8" cy="-3.5" r="2.9"/><circle cx="8" cy="-3.5" r="2.9"/></g>',
  );
}

function place({ x, y, scale = 1, isFlipped = false }: Spot, drawing: string): string {
  const size = isFlipped ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  return `<g transform="translate(${x} ${y})${scale === 1 && !isFlipped ? "" : size}">${drawing}</g>`;
}
