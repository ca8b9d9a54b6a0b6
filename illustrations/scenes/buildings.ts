import { place, shadow, shape, type Spot, times } from "./parts.ts";

/** A wall's color, one of those of `scene-style.ts`. */
export type WallTint = "t0" | "t1" | "t2" | "t3" | "wall";

/** A gray shingled cottage with white trim, as on Cape Cod and in Maine. */
export function drawShingleHouse(spot: Spot): string {
  return place(
    spot,
    [
      shadow(-46, 46),
      shape("line", "M-9-2h18l9 30h-38z"),
      shape("warm", "M22-84v-26h12v30z"),
      shape("shingle", "M-46 0v-48h92v48z"),
      shape("roof", "M-54-46l26-48h56l26 48z"),
      shape("shingle", "M-19-52v-24L0-92l19 16v24z"),
      shape("trim", "M-23-74L0-94l23 20M-46-1v-46h92v46"),
      shape("wall", "M-9-52v-20h18v20zM-38-14v-24h20v24zM18-14v-24h20v24zM-8 0v-34h16v34z"),
      shape("pane", "M-6-54v-15h12v15zM-35-17v-18h14v18zM21-17v-18h14v18z"),
      shape("warm", "M-5 0v-30h10v30z"),
      shape("shadow", "M46-46h-92v46h6v-39h86z"),
      shape("leaf", "M-54 3q2-15 13-12 10-8 18 12zM14 3q4-12 14-10 14-9 24 10z"),
    ].join(""),
  );
}

/** A house on piles with a deck toward the water. */
export function drawBeachHouse(spot: Spot, tint: WallTint): string {
  return place(
    spot,
    [
      shadow(-46, 54),
      shape("pile", "M-46 0v-44M-22 0v-44M2 0v-44M26 0v-44M50 0v-44"),
      shape("shade", "M-50 0v-42h104v42z"),
      shape("beam", "M-56-46h136v7h-136z"),
      shape(tint, "M-50-46v-52h92v52z"),
      shape("dim", "M-50-46v-52h20v52z"),
      shape("roof", "M-60-96l26-34h50l34 34z"),
      shape("pane", "M-45-58v-22h10v22zM-18-54v-30h16v30zM12-46v-38h16v38z"),
      shape("rail", "M42-62h36M44-46v-16m11 0v16m11-16v16m11-16v16"),
      shape("pile", "M74-42l28 42M86-42l28 42"),
      shape("shadow", "M-50-96h92v8h-92zM-56-39h136v6h-136z"),
      shape("blade", "M-56 5q2-16 10-26m-2 26q4-14 12-20M30 5q2-18 12-26m-4 26q6-12 14-16"),
    ].join(""),
  );
}

/** A pastel hotel of the 1930s: rounded corner, brows over its windows, a fin for its sign. */
export function drawHotel(spot: Spot, tint: WallTint, floors: number): string {
  const height = floors * 30 + 34;
  const rows = times(floors, (floor) => -height + 16 + floor * 30);
  return place(
    spot,
    [
      shadow(-52, 60),
      shape("dim", `M34 0v${14 - height}h26V0z`),
      shape(tint, `M-52 0V${10 - height}q0-10 12-10h76V0z`),
      shape("wall", `M-8 0V${-height - 26}h16V0z`),
      shape("pane", rows.map((y) => `M-42 ${y}h24v15h-24zM14 ${y}h14v15h-14z`).join("")),
      shape("trim", rows.map((y) => `M-50 ${y - 3}h40M10 ${y - 3}h25`).join("")),
      shape("warm", "M-60-24h120l6 7h-132z"),
      shape("pane", "M-40 0v-15h24v15zM14 0v-15h14v15z"),
      shape("shadow", `M-52-17h112v5h-112zM28 0v${11 - height}h6V0z`),
      shape("line", "M-12-1h24l8 18h-40z"),
      shape("leaf", "M-60 3q2-11 12-9 8-6 14 9zM30 3q4-11 12-9 12-6 20 9z"),
    ].join(""),
  );
}

/** A lighthouse with its keeper's cottage; at dusk it shines. */
export function drawLighthouse(spot: Spot): string {
  return place(
    spot,
    [
      `<g class="night">${shape("ray", "M0-175l-1500-150v230zM0-175l1500-150v230z")}</g>`,
      shadow(-19, 84),
      shape("wall", "M-19 0l6-160h26l6 160z"),
      shape("dim", "M-19 0l6-160h11V0z"),
      shape("red", "M-16.800-58l1.600-44h30.400l1.600 44z"),
      shape("ink", "M-20-160h40v-6h-40zM-13-184h26v-3h-26z"),
      shape("lamp pane", "M-9-166h18v-18h-18z"),
      shape("warm", "M-13-186q13-20 26 0z"),
      shape("wall", "M22 0v-38h62v38z"),
      shape("warm", "M16-36l14-28h46l14 28z"),
      shape("pane", "M32-10v-16h10v16zM62-10v-16h10v16z"),
      shape("shadow", "M20-36h64v8H30V0h-8v-28z"),
      shape("leaf", "M-28 3q4-12 14-9 8-5 12 9zM74 3q4-11 12-8 8-3 10 8z"),
    ].join(""),
  );
}

/** An arcade on a boardwalk, with a striped awning and flags. */
export function drawArcade(spot: Spot): string {
  return place(
    spot,
    [
      shadow(-130, 130),
      shape("t1", "M-130 0v-60h260v60z"),
      shape("wall", "M-34 0v-86q34-26 68 0v86z"),
      shape("dim", "M-130 0v-60h30v60z"),
      shape("mast", "M-124-60v-34M0-98v-34M124-60v-34"),
      shape("red", "M-124-94l24 7-24 7zM0-132l24 7-24 7zM124-94l24 7-24 7zM-134-46h268v-14h-268z"),
      shape("wall", times(9, (index) => `M${-134 + index * 30}-46h15v-14h-15z`).join("")),
      shape("pane", "M-116-6v-32h40v32zM-66-6v-32h26v32zM-18-2v-44q18-14 36 0v44zM42-6v-32h40v32z"),
    ].join(""),
  );
}

/** The wheel of an amusement pier; its legs reach down behind the boards. */
export function drawFerrisWheel(spot: Spot): string {
  const rim = times(12, (index) => {
    const angle = (index * Math.PI) / 6;
    return [Math.round(Math.cos(angle) * 74), Math.round(Math.sin(angle) * 74) - 106] as const;
  });
  return place(
    spot,
    [
      shape("wire", "M-73 80L0-106L73 80"),
      `<circle class="wire" cy="-106" r="74"/><circle class="wire" cy="-106" r="60"/>`,
      shape("wire", rim.map(([x, y]) => `M0-106L${x} ${y}`).join("")),
      shape("cabin", rim.map(([x, y]) => `M${x} ${y}h0`).join("")),
    ].join(""),
  );
}

/** A red barn with a silo. */
export function drawBarn(spot: Spot): string {
  return place(
    spot,
    [
      shadow(-64, 104),
      shape("line", "M-34-2h48l16 40h-90z"),
      shape("rock", "M70 0v-112h34v112z"),
      shape("dim", "M70 0v-112h12v112z"),
      shape("roof", "M68-110q19-30 38 0z"),
      shape("red", "M-64 0v-62l22-34h44l22 34v62z"),
      shape("roof", "M-72-58l26-42h56l26 42-8 4-22-36h-48l-22 36z"),
      shape("trim", "M-34 0v-40h48v40l-48-40m48 0l-48 40M-20-58h20v-16h-20z"),
      shape("shadow", "M-46 0v-86l-18 24v62z"),
      shape("leaf", "M-72 3q2-14 14-11 10-7 16 11zM50 3q5-12 15-9 12-7 20 9z"),
    ].join(""),
  );
}

/** Brick fronts with awnings, four or those from `first` up to `end`. */
export function drawMainStreet(spot: Spot, first = 0, end = 4): string {
  const fronts = [
    { x: -168, width: 76, height: 88, tint: "warm" },
    { x: -92, width: 84, height: 104, tint: "t0" },
    { x: -8, width: 72, height: 80, tint: "t2" },
    { x: 64, width: 88, height: 96, tint: "shingle" },
  ];
  const drawn = fronts
    .slice(first, end)
    .map(({ x, width, height, tint }) =>
      [
        shape(tint, `M${x} 0v-${height}h${width}V0z`),
        shape("roof", `M${x - 3}-${height}h${width + 6}v-8h-${width + 6}z`),
        shape(
          "pane",
          times(3, (index) => `M${x + 12 + index * 22}-${height - 14}h12v24h-12z`).join(""),
        ),
        shape("pane", `M${x + 8} 0v-28h${width - 16}V0z`),
        shape("red", `M${x + 4}-30h${width - 8}l5 12h-${width + 2}z`),
        shape("shadow", `M${x}-18h${width}v4h-${width}zM${x}-${height}h${width}v5h-${width}z`),
      ].join(""),
    );
  const ends = fronts.slice(first, end);
  const [left, right] = [ends.map(({ x }) => x), ends.map(({ x, width }) => x + width)];
  return place(spot, shadow(Math.min(...left), Math.max(...right)) + drawn.join(""));
}

/** The white steeple of a church that stands behind other houses. */
export function drawSteeple(spot: Spot): string {
  return place(
    spot,
    shape("wall", "M-18-60v-76h36v76zM-10-136v-26h20v26z") +
      shape("roof", "M-14-160l14-66 14 66z") +
      shape("pane", "M-5-144v-12q5-6 10 0v12z"),
  );
}
