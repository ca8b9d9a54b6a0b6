import { place, shadow, shape, type Spot, times } from "./parts.ts";

/** A storybook cottage: a steep roof that sweeps low, a gable with timbers, a round-headed door. */
export function drawCottage(spot: Spot, roof: "warm" | "roof" | "shingle"): string {
  return place(
    spot,
    [
      shadow(-66, 84),
      shape("crag", "M44-92v-52h18v64z"),
      shape("dim", "M36-140h34v-9h-34z"),
      shape("dim", "M-8 0v-60h92v60z"),
      shape(roof, "M-30-52l26-70q2-6 9-6h44q8 0 11 7l22 47q8 15 22 22-8 4-18 4z"),
      shape("wall", "M-66 0v-56l38-70 38 70v56z"),
      shape("beam", "M-49-76h42v-5h-42zM-31-120h6v42h-6zM-62-55h68v-5h-68z"),
      shape(
        roof,
        "M-84-40q12-8 19-22l31-68q6-10 12 0l31 68q7 14 19 22l-8 6q-12-8-20-24l-28-58-28 58q-8 16-20 24z",
      ),
      shape("red", "M-28 0v-30q11-14 22 0v30z"),
      shape("pane", "M-56-16v-24h20v24zM26-18v-24h18v24zM54-18v-24h18v24zM-34-88v-14q6-7 12 0v14z"),
      shape("trim", "M-46-16v-24M-56-28h20M35-18v-24M63-18v-24"),
      shape("shadow", "M10-56h74v9h-68zM-9 0v-46l10-10v56z"),
      shape("leaf", "M-72 2q4-16 16-12 10-10 18 2l2 10zM18 2q6-14 18-10 12-9 20 1 14-6 26 9z"),
      shape("bloom", "M-58-5h0M-46-3h0M34-4h0M62-4h0"),
    ].join(""),
  );
}

/** A house of a suburb: two floors under a gable, a garage beside it, a lawn before it. */
export function drawSuburbHouse(spot: Spot, tint: "t0" | "t1" | "t2" | "t3" | "wall"): string {
  return place(
    spot,
    [
      shadow(-66, 134),
      shape("warm", "M-44-104v-34h16v30z"),
      shape("roof", "M36-56l22-30h66l20 30z"),
      shape("dim", "M44 0v-56h90v56z"),
      shape("wall", "M58 0v-40h62v40z"),
      shape("seam", "M58-10h62M58-20h62M58-30h62"),
      shape(tint, "M-66 0v-92h112v92z"),
      shape("roof", "M-76-90l24-40h84l24 40z"),
      shape(tint, "M-34-92v-6l24-26 24 26v6z"),
      shape("trim", "M-40-94l30-33 30 33M-66-1v-89M46-1v-89"),
      shape(
        "pane",
        "M-54-52v-24h18v24zM-19-52v-24h18v24zM16-52v-24h18v24zM-54-12v-24h18v24zM16-12v-24h18v24z",
      ),
      shape("roof", "M-60-52v-24h5v24zM-35-52v-24h5v24zM11-52v-24h5v24zM35-52v-24h5v24z"),
      shape("wall", "M-26-40h32v-6h-32zM-24 0v-40h4v40zM0 0v-40h4v40z"),
      shape("red", "M-17 0v-34h14v34z"),
      shape("shadow", "M-66-90h112v7h-112zM44-56h90v7h-82v49h-8zM-26-40h32v5h-32z"),
      shape("leaf", "M-72 3q2-16 14-13 10-9 18 1l8 12zM8 3q4-13 14-11 12-8 18 0l8 11z"),
    ].join(""),
  );
}

const rowWidth = 66;
const bricks = ["warm", "shingle", "warm", "red", "rock"] as const;

/** A row of brick houses wall to wall: cornices, sills, white steps to each door. */
export function drawBrickRow(spot: Spot, count: number, turn: number): string {
  return place(
    spot,
    shadow(0, count * rowWidth) +
      times(count, (index) => drawRowHouse(index, index + turn)).join(""),
  );
}

function drawRowHouse(index: number, turn: number): string {
  const x = index * rowWidth;
  const height = 128 + ((turn * 7) % 3) * 6;
  const window = (dx: number, y: number) => `M${x + dx} ${y}v-24h12v24z`;
  const upper = [-58, -96].flatMap((y) => [8, 27, 46].map((dx) => window(dx, y)));
  return [
    shape("crag", `M${x + 10}-${height}v-20h12v20z`),
    shape(bricks[turn % bricks.length] ?? "warm", `M${x} 0v-${height}h${rowWidth}V0z`),
    shape("dim", `M${x - 1}-${height - 4}h${rowWidth + 2}v-9h-${rowWidth + 2}z`),
    shape("pane", `${upper.join("")}M${x + 8}-14v-28h26v28z`),
    shape(
      "trim",
      `M${x + 6}-56.500h16M${x + 25}-56.500h16M${x + 44}-56.500h16M${x + 6}-94.500h16M${x + 25}-94.500h16M${x + 44}-94.500h16M${x + 6}-12.500h30M${x + 21}-14v-28`,
    ),
    shape("roof", `M${x + 43}-6v-38h16v38z`),
    shape("wall", `M${x + 40} 1v-5h3v-4h16v4h3v5zM${x + 41}-44h20v-4h-20z`),
    shape("shadow", `M${x}-${height - 4}h${rowWidth}v6h-${rowWidth}zM${x + 43}-44h16v5h-16z`),
    shape("seam", `M${x} 0v-${height - 6}`),
  ].join("");
}
