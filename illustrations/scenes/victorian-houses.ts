import type { WallTint } from "./buildings.ts";
import { place, shadow, shape, type Spot, times } from "./parts.ts";

// Painted houses of Victorian towns, each of its own build, all of one width: a person is 52 units high.
// Their origin is the middle of the front.

/** A Queen Anne: a round turret, a gable, a porch across the front. */
export function drawTurretHouse(spot: Spot, tint: WallTint): string {
  return place(
    spot,
    [
      shadow(-104, 112),
      // The wing behind, and its chimney.
      shape("warm", "M-74-148v-46h-16v46z"),
      shape("dim", "M-50 0v-118h-54V0z"),
      shape("roof", "M-46-116l-14-40h-34l-16 40z"),
      shape(tint, "M66 0v-136H-60V0z"),
      shape("roof", "M78-132L3-200l-75 68z"),
      shape(tint, "M54-134L3-180l-51 46z"),
      shape("trim", "M66-134H-60"),
      shape(tint, "M110 0v-144h-54V0z"),
      shape("dim", "M74 0v-144h-18V0z"),
      shape("warm", "M118-140q-35 9-70 0L83-212z"),
      shape("mast", "M83-210v-6"),
      shape(
        "pane",
        "M102-90v-36h-13v36zM84-90v-36h-11v36zM46-88v-34h-20v34zM8-88v-34h-20v34zM-28-88v-34h-20v34zM-72-66v-34h-18v34zM12-146v-14q-9-9-18 0v14z",
      ),
      shape("trim", "M103-105h-30M46-105h-20M8-105h-20M-28-105h-20"),
      shape("pane", "M102-16v-40h-24v40zM50-16v-42h-28v42zM-28-14v-44h-26v44zM-70-16v-40h-18v40z"),
      shape("red", "M12-6v-54h-24v54z"),
      shape("pane", "M6-34v-20h-12v20z"),
      shape("warm", "M116-64q0-12-14-14H-70q-8 2-14 14z"),
      shape("shadow", "M110-64H-78v8h188zM56-132H-60v6H56z"),
      shape("line", "M108-6H20v8h88zM-20-6H-78v8H-20z"),
      shape("trim", "M106 0v-64m-40 64v-64m-44 64v-64m-44 64v-64m-52 64v-64M106-24h-84M-22-24h-52"),
      shape("rail", "M106-56q-20-16-40 0-22-16-44 0-22-16-44 0-26-16-52 0"),
      drawBushes([-94, 52]),
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
      shape("dim", "M-92 0v-134h22V0z"),
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
