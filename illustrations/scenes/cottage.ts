import { glaze, stroke } from "./bold-colors.ts";
import { place, shape, type Spot, times } from "./parts.ts";

/** A shingled cottage with a porch at its left half; its origin is the middle of its front, on the lawn. */
export function drawCottage(spot: Spot): string {
  const posts = [-238, -176, -100, -38];
  return place(
    spot,
    [
      shape("shadow", "M-244-6H240l-20 16H-290z"),
      shape("warm", "M118-240v-32h36v32z"),
      shape("shingle", "M-240 0v-150H240V0z"),
      drawShingles(),
      shape("roof", "M-262-146L-206-262H206L262-146z"),
      shape("shadow", "M-262-146L-206-262H-190L-240-146z"),
      drawDormer(),
      shape("wall", "M-264-150H264v8H-264z"),
      shape("shadow", "M-40-142H240v10H-40z"),
      // The porch is in the shade.
      shape("ghost", "M-240-128H-36V-12H-240z"),
      shape("wall", "M-160-14v-92h44v92z"),
      shape("water", "M-156-14v-88h36v88z"),
      glaze("M-150-64v-30h24v30zM-224-52v-46h46v46zM-98-52v-46h42v46z"),
      shape("trim", "M-201-52v-46M-226-74h50M-226-51h50M-100-51h46M-77-52v-46M-100-74h46"),
      shape("wall", posts.map((x) => `M${x - 5} 0v-130h10V0z`).join("")),
      stroke("paper", 4, "M-236-46h58M-98-46h58"),
      // Dashes are the balusters of the railing.
      '<path class="trim" style="stroke-width:34;stroke-dasharray:3 9" d="M-229-29h50M-91-29h50"/>',
      shape("line", "M-246-14H-32v14H-246z"),
      shape("dim", "M-172-8h70v8h-70zM-180 0h86v10h-86z"),
      shape("roof", "M-254-132L-228-172H-48L-24-132z"),
      shape("wall", "M-258-134H-20v9H-258z"),
      drawHedge(),
    ].join(""),
  );
}

/** Courses of shingles, so few that they are calm. */
function drawShingles(): string {
  return shape("shadow", times(6, (index) => `M-240 ${-126 + index * 22}h480v2h-480z`).join(""));
}

function drawDormer(): string {
  return [
    shape("shingle", "M-190-176v-46l34-26 34 26v46z"),
    shape("wall", "M-174-178v-42h36v42z"),
    glaze("M-170-182v-34h28v34z"),
    shape("trim", "M-156-182v-34M-196-216l40-32 40 32"),
  ].join("");
}

/** Bushes along the front, right of the porch. */
function drawHedge(): string {
  return shape("deep", `M-30 6q-2-44 34-40${"q24-18 44 0".repeat(6)}q20 4 20 40z`);
}
