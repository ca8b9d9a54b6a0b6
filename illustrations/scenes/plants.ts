import { place, shadow, shape, type Spot, times } from "./parts.ts";

/** A spruce of the northern coast. */
export function drawSpruce(spot: Spot): string {
  return place(
    spot,
    shadow(-30, 30) +
      shape("beam", "M5 0v-20h-10v20z") +
      shape(
        "deep",
        "M0-190l-22 50h10l-24 46h13l-28 50h15l-24 36h120l-24-36h15l-28-50h13l-24-46h10z",
      ) +
      shape("leaf", "M0-190l22 50h-10l24 46h-13l28 50h-15l24 36h-44q-10-60-16-132z"),
  );
}

/** A palm, its fronds in the wind. */
export function drawPalm(spot: Spot): string {
  return place(
    spot,
    shadow(-16, 12) +
      shape("trunk", "M0 0q16-90-4-176") +
      shape(
        "deep",
        "M-4-178q-46-36-86 14q44-22 86-14zm0 0q-62 2-66 66q26-52 66-66zm0 0q58-6 70 60q-30-50-70-60z",
      ) +
      shape(
        "leaf",
        "M-4-178q22-58 82-36q-46 6-82 36zm0 0q58-20 92 30q-44-32-92-30zm0 0q-18-52-66-46q42 12 66 46zm0 0q-30 18-30 72q10-50 30-72zm0 0q34 24 26 72q-8-50-26-72z",
      ),
  );
}

/** A live oak, wider than high, moss hanging from it. */
export function drawLiveOak(spot: Spot): string {
  return place(
    spot,
    [
      shadow(-120, 130),
      shape(
        "beam",
        "M20 0q-14-40 6-74l58-32-6-9-66 26-10-44h-14l-4 46-72-32-6 9 66 42q12 30-4 68z",
      ),
      shape(
        "deep",
        "M196-92q34-40-12-70q0-56-68-52q-48-48-100-28q-70-24-106 22q-68-8-74 48q-32 32-8 70q38 26 74 0q38 28 80 0q38 24 76 4q70 36 138 6z",
      ),
      shape(
        "leaf",
        "M180-112q18-30-22-50q-10-40-62-34q-44-36-86-18q-60-18-90 18q60-8 92 14q52-14 84 18q50-2 84 52z",
      ),
      shape("moss", "M150-92v34M128-88v46M92-90v28M-60-98v40M-86-98v26M-128-92v48M-150-92v28"),
    ].join(""),
  );
}

/** A round tree of a field or a street. */
export function drawTree(spot: Spot): string {
  return place(
    spot,
    shadow(-24, 22) +
      shape("beam", "M7 0q-4-28-3-60h-8q1 32-3 60z") +
      shape(
        "deep",
        "M30-42q26-4 20-30q4-22-18-28q-8-26-36-22q-28-2-30 24q-22 6-16 30q2 24 28 24q26 10 52 2z",
      ) +
      shape("leaf", "M44-62q4-24-16-30q-10-26-38-22 18 4 24 20 20 4 30 32z"),
  );
}

/** Grass of the dunes, bent by the wind. */
export function drawDuneGrass(spot: Spot): string {
  const blades = times(9, (index) => {
    const x = -44 + index * 11;
    return `M${x} 8q${4 + index}-${40 + ((index * 17) % 30)} ${22 + ((index * 13) % 20)}-${58 + ((index * 23) % 34)}`;
  });
  return place(spot, shape("blade", blades.join("")));
}

/** Sea oats: tall stalks with heavy heads. */
export function drawSeaOats(spot: Spot): string {
  const tips = times(5, (index) => [-30 + index * 16, -96 - ((index * 29) % 42)] as const);
  const stalks = tips.map(([x, y]) => `M${x - 10} 8Q${x} ${y / 2} ${x + 14} ${y}`);
  const ears = tips.map(([x, y]) => `M${x + 14} ${y}q9 5 12 22`);
  return (
    drawDuneGrass(spot) + place(spot, shape("blade", stalks.join("")) + shape("ear", ears.join("")))
  );
}

/** Rugosa roses in bloom over their leaves. */
export function drawBeachRoses(spot: Spot): string {
  return place(
    spot,
    shape("deep", "M-74 10q-12-44 24-46q8-34 42-24q30-18 48 12q36-2 36 58z") +
      shape("leaf", "M-58-6q4-32 30-28q14-24 40-12q26-8 34 18q-50-18-104 22z") +
      shape("bloom", "M-44-26h0M-14-44h0M18-34h0M44-20h0M-24-10h0M8-14h0"),
  );
}

/** Reeds in front of a marsh. */
export function drawReeds(spot: Spot): string {
  const stalks = times(11, (index) => {
    const x = -60 + index * 12;
    return `M${x} 8q2-40 ${((index * 7) % 15) - 4}-${70 + ((index * 31) % 46)}`;
  });
  return place(spot, shape("stalk", stalks.join("")) + drawDuneGrass({ x: 0, y: 0, scale: 0.8 }));
}

/** A tree that has lost its leaves. */
export function drawBareTree(spot: Spot): string {
  return place(
    spot,
    shape("beam", "M-6 0q8-60 3-112l-26-46 4-2 26 38 1-76h4l3 70 24-46 4 2-24 56q-4 50 0 116z") +
      shape(
        "seam",
        "M2-190q-2-22 4-44M3-170q18-16 20-42M2-150q-16-26-18-54M32-160q14-18 14-42M22-140q26-14 34-36M-24-158q-10-18-8-40M-18-146q-24-10-34-32M30-164q-2-20 4-36M44-184q12-6 18-20M-44-168q-4-14-2-24M0-208q-10-10-12-26M14-186q14-2 22-14M7-108q30-10 44-34M-4-112q-26-6-40-26",
      ),
  );
}
