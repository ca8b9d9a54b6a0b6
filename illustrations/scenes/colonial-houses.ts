import { place, shape, type Spot, times } from "./parts.ts";

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
      shape("warm", `M-56 0v-88${steps}h24${down}V0z`),
      shape("shadow", `M34 0v-98h11v13h11V0z`),
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

/** A narrow clapboard house of two floors, its roof longer behind, white with dark shutters. */
export function drawSaltbox(spot: Spot): string {
  const windows = [
    [-40, -58],
    [-12, -58],
    [-40, -12],
  ] as const;
  return place(
    spot,
    [
      shape("warm", "M-16-108v-30H2v30z"),
      shape("dim", "M18 0v-92L62-38V0z"),
      shape("wall", "M-52 0v-88H18V0z"),
      shape("roof", "M-60-86l16-34h50l62 84-8 4-42-54z"),
      shape("shadow", "M-52-86h70v7h-70z"),
      shape("pane", windows.map(([x, y]) => `M${x} ${y}v-24h13v24z`).join("")),
      shape(
        "roof",
        windows.map(([x, y]) => `M${x - 6} ${y}v-24h6v24zM${x + 13} ${y}v-24h6v24z`).join(""),
      ),
      shape("pane", "M32-10v-20h12v20z"),
      shape("line", "M-18-40h26v4h-26z"),
      shape("deep", "M-13 0v-36H3V0z"),
      shape("leaf", "M-58 2q3-15 15-12 10-8 18 12zM14 2q4-13 14-10 12-8 20 10z"),
    ].join(""),
  );
}
