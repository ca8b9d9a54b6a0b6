import type { WallTint } from "./buildings.ts";
import { place, shadow, shape, type Spot, times } from "./parts.ts";

// Painted houses of Victorian towns, each of its own build, all of one width: a person is 52 units high.
// Their origin is the middle of the front.

/** A Queen Anne: a round turret, a gable, a porch across the front. */
export function drawTurretHouse(spot: Spot, tint: WallTint): string {
  return place(
    spot,
    [
      shadow(-112, 104),
      // The wing behind, and its chimney.
      shape("warm", "M74-148v-46h16v46z"),
      shape("dim", "M50 0v-118h54V0z"),
      shape("roof", "M46-116l14-40h34l16 40z"),
      shape(tint, "M-66 0v-136H60V0z"),
      shape("roof", "M-78-132L-3-200l75 68z"),
      shape(tint, "M-54-134L-3-180l51 46z"),
      shape("trim", "M-66-134H60"),
      shape(tint, "M-110 0v-144h54V0z"),
      shape("dim", "M-74 0v-144h18V0z"),
      shape("warm", "M-118-140q35 9 70 0L-83-212z"),
      shape("mast", "M-83-210v-6"),
      shape(
        "pane",
        "M-102-90v-36h13v36zM-84-90v-36h11v36zM-46-88v-34h20v34zM-8-88v-34h20v34zM28-88v-34h20v34zM72-66v-34h18v34zM-12-146v-14q9-9 18 0v14z",
      ),
      shape("trim", "M-103-105h30M-46-105h20M-8-105h20M28-105h20"),
      shape("pane", "M-102-16v-40h24v40zM-50-16v-42h28v42zM28-14v-44h26v44zM70-16v-40h18v40z"),
      shape("red", "M-12-6v-54h24v54z"),
      shape("pane", "M-6-34v-20h12v20z"),
      shape("warm", "M-116-64q0-12 14-14H70q8 2 14 14z"),
      shape("shadow", "M-110-64H78v8h-188zM-56-132H60v6H-56z"),
      shape("line", "M-108-6H-20v8h-88zM20-6H78v8H20z"),
      shape("trim", "M-106 0v-64m40 64v-64m44 64v-64m44 64v-64m52 64v-64M-106-24h84M22-24h52"),
      shape("rail", "M-106-56q20-16 40 0 22-16 44 0 22-16 44 0 26-16 52 0"),
      drawBushes([-112, 34]),
    ].join(""),
  );
}

/** A Second Empire: a mansard with dormers over a bracketed cornice, a small porch at the door. */
export function drawMansardHouse(spot: Spot, tint: WallTint): string {
  const brackets = times(11, (index) => `M${-86 + index * 17}-124v-12h5v6z`).join("");
  const columns = [-78, -44, 26, 60];
  return place(
    spot,
    [
      shadow(-92, 92),
      shape("warm", "M-66-176v-34h18v34zM48-176v-34h18v34z"),
      shape(tint, "M-92 0v-134H92V0z"),
      shape("dim", "M70 0v-134h22V0z"),
      shape("roof", "M-98-138q18-18 22-60H76q4 42 22 60z"),
      shape("trim", "M-80-198H80"),
      shape("wire", `M-66-206H66${times(12, (index) => `M${-66 + index * 12}-198v-10`).join("")}`),
      // Dormers, each under a round hood.
      shape("wall", times(3, (index) => `M${-64 + index * 50}-140v-36q14-14 28 0v36z`).join("")),
      shape("pane", times(3, (index) => `M${-58 + index * 50}-146v-26q8-8 16 0v26z`).join("")),
      shape("line", "M-100-130h200v-10h-200z"),
      shape("line", brackets),
      shape("pane", columns.map((x) => `M${x}-82v-34q9-8 18 0v34z`).join("")),
      shape("pane", "M-10-84v-34h20v34z"),
      shape("trim", `${columns.map((x) => `M${x - 3}-81h24M${x + 9}-82v-36`).join("")}M-13-82h26`),
      shape("pane", "M-80-14v-46h24v46zM56-14v-46h24v46z"),
      shape("trim", "M-84-12h32M52-12h32M-68-14v-46M68-14v-46"),
      // The door between the porch's columns.
      shape("shadow", "M-36-64h72v58h-72z"),
      shape("deep", "M-14-4v-56h28v56z"),
      shape("pane", "M-9-32v-22h7v22zM2-32v-22h7v22z"),
      shape("shadow", "M-92-130H92v7H-92zM-34-64h72v10h-72z"),
      shape("line", "M-42-64h84v-10h-84zM-38-6h76v8h-76z"),
      shape(
        "trim",
        "M-36 0v-64m10 64v-64M36 0v-64m-10 64v-64M-38-84h76M-36-74v-10m12 10v-10m12 10v-10m12 10v-10m12 10v-10m12 10v-10m12 10v-10",
      ),
      drawBushes([-94, 50]),
    ].join(""),
  );
}

/** A steep gable hung with carved boards, over porches on both floors. */
export function drawGalleryHouse(spot: Spot, tint: WallTint): string {
  const carved = (sign: "" | "-") => `${`q${sign}3 11 ${sign}12-10`.repeat(7)}z`;
  const posts = [-86, -30, 30, 86];
  return place(
    spot,
    [
      shadow(-94, 94),
      shape("dim", "M-90 0v-136H90V0z"),
      shape(tint, "M-90-132V0H90v-132z"),
      shape("roof", "M-104-130L0-218l104 88z"),
      shape(tint, "M-78-132L0-198l78 66z"),
      shape("pane", "M-26-138v-26h16v26zM10-138v-26h16v26zM-6-138v-34q6-8 12 0v34z"),
      shape("trim", "M-27-138h54"),
      // What the carver has sawn: along both slopes, and a drop under the ridge.
      shape("wall", `M-98-131l98-82 98 82h-12L0-203-86-131z`),
      shape("wall", `M-86-132${carved("")}M86-132${carved("-")}`),
      shape("wall", "M-12-194L0-206l12 12h-9v14l-3 5-3-5v-14z"),
      shape(
        "pane",
        "M-69-74v-46h22v46zM-11-74v-46h22v46zM47-74v-46h22v46zM-69-8v-44h22v44zM47-8v-44h22v44z",
      ),
      shape("red", "M-12-6v-54h24v54z"),
      shape("pane", "M-6-34v-20h12v20z"),
      shape("shadow", "M-90-132H90v12H-90zM-90-62H90v10H-90z"),
      shape("line", "M-98-72H98v10H-98zM-98-6h82v8h-82zM16-6H98v8H16zM-98-138H98v8H-98z"),
      shape(
        "trim",
        `${posts.map((x) => `M${x} 0v-132`).join("")}M-86-94H86M-86-26h56M30-26h56${times(22, (index) => `M${-84 + index * 8}-72v-22`).join("")}`,
      ),
      shape(
        "rail",
        "M-86-120q28-18 56 0 30-18 60 0 28-18 56 0M-86-50q28-18 56 0 30-18 60 0 28-18 56 0",
      ),
      drawBushes([-98, 40]),
    ].join(""),
  );
}

function drawBushes(xs: readonly number[]): string {
  return shape("leaf", xs.map((x) => `M${x} 4q3-24 18-19 14-14 26 2 14-2 16 17z`).join(""));
}
