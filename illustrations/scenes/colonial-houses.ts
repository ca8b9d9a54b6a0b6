import { place, shadow, shape, type Spot, times } from "./parts.ts";

// Houses of a town that the Dutch settled and the English built on. Their origin is the middle of the
// front, on the street.

/** A brick hall with a stepped gable, as in Hoorn: pale bands, a clock, striped shutters, an arched door. */
export function drawSteppedGable(spot: Spot): string {
  const steps = times(4, () => "v-13h11").join("");
  const down = times(4, () => "h11v13").join("");
  const window = (x: number, y: number) => `M${x} ${y}v-24h12v24z`;
  const windows = [-34, -6, 22].flatMap((x) => [window(x, -14), window(x, -52)]);
  const shutters = [-41, -22, -13, 6, 15, 34].flatMap((x) => [`M${x} -52v-24h7v24z`]);
  return place(
    spot,
    [
      shadow(-56, 56),
      shape("warm", `M-56 0v-88${steps}h24${down}V0z`),
      shape("shadow", `M-34 0v-114h-11v13h-11V0z`),
      // Sandstone: the bands, the copings of the steps, the frame of the door.
      shape(
        "line",
        `M-56-88h112v5h-112zM-56-44h112v5h-112zM-59-92h17v5h-17zM-48-105h17v5h-17zM-37-118h17v5h-17zM-26-131h17v5h-17zM-15-144h30v6h-30zM9-131h17v5H9zM20-118h17v5H20zM31-105h17v5H31zM42-92h17v5H42z`,
      ),
      shape("line", "M-5-144v-12q5-8 10 0v12z"),
      '<circle class="line" cy="-106" r="10"/><circle class="roof" cy="-106" r="7"/>',
      shape("pane", windows.filter((_, index) => index !== 2).join("")),
      shape("trim", times(3, (index) => `M${-34 + index * 28}-64h12`).join("")),
      shape("line", shutters.join("")),
      shape(
        "red",
        shutters
          .map((d) => d.replace(/ -52v-24h7v24z/, " -58l7-6v6l-7 6zm0-12l7-6v6l-7 6z"))
          .join(""),
      ),
      shape("line", "M-13 0v-30q13-14 26 0V0z"),
      shape("deep", "M-9 0v-27q9-10 18 0V0z"),
    ].join(""),
  );
}

/** A house of cedar shingles under a gambrel, with shutters, a chimney at its end and dormers. */
export function drawGambrelHouse(spot: Spot): string {
  const windows = [-56, -30, 20, 46];
  return place(
    spot,
    [
      shadow(-70, 70),
      shape("warm", "M42-106v-32h18v36z"),
      shape("shingle", "M-70 0v-52H70V0z"),
      shape("roof", "M-78-50l12-40 18-26h96l18 26 12 40z"),
      shape("shadow", "M-66-90h132l-4-6H-62zM-70-52H70v7H-70z"),
      shape("wall", "M-80-52h160v6H-80z"),
      shape("wall", "M-50-58v-26l15-13 15 13v26zM20-58v-26l15-13 15 13v26z"),
      shape("pane", "M-43-60v-22h16v22zM27-60v-22h16v22z"),
      shape("trim", "M-52-83l17-15 17 15M18-83l17-15 17 15M-35-60v-22M35-60v-22"),
      shape("pane", windows.map((x) => `M${x}-12v-26h13v26z`).join("")),
      shape("deep", windows.map((x) => `M${x - 6}-12v-26h6v26zM${x + 13}-12v-26h6v26z`).join("")),
      shape("trim", windows.map((x) => `M${x - 1}-11h15M${x}-25h13`).join("")),
      shape("wall", "M-14 0v-40L0-49l14 9V0z"),
      shape("red", "M-8 0v-36H8V0z"),
      shape("leaf", "M-76 2q3-15 15-12 10-8 17 12zM24 2q4-13 14-10 12-8 20 10z"),
    ].join(""),
  );
}

/** A clapboard house with dark shutters: before its ridge two floors, behind it a long roof down to a low wall. */
export function drawSaltbox(spot: Spot): string {
  const windows = [
    [-61, -48],
    [-39, -48],
    [-61, -10],
  ] as const;
  return place(
    spot,
    [
      shadow(-68, 60),
      shape("warm", "M-34-112v-30h20v30z"),
      // The front is in the shade, the gable in the light.
      shape("dim", "M-68 0v-84h50V0z"),
      shape("wall", "M-20 0v-82L2-118 60-44V0z"),
      shape("roof", "M-76-80l22-44H4l66 82-7 5L1-112l-16 32z"),
      shape("shadow", "M-68-80h50v7h-50zM1-112l59 71v8L1-104l-19 31v-9z"),
      shape("pane", windows.map(([x, y]) => `M${x} ${y}v-24h11v24z`).join("")),
      shape(
        "deep",
        windows.map(([x, y]) => `M${x - 4} ${y}v-24h4v24zM${x + 11} ${y}v-24h4v24z`).join(""),
      ),
      shape("trim", "M-56-48v-24M-34-48v-24M-56-10v-24"),
      shape("pane", "M-5-52v-22H8v22zM-5-12v-24H8v24zM28-12v-22h13v22z"),
      shape("trim", "M-7-51h17M-7-11h17M26-11h17M1.500-52v-22M1.500-12v-24M34.500-12v-22"),
      shape("red", "M-37 0v-36h14V0z"),
      shape("leaf", "M-80 2q3-15 15-12 6-8 14 12zM12 2q4-13 14-10 12-8 20 10z"),
    ].join(""),
  );
}
