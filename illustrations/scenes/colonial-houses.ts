import { place, shadow, shape, type Spot } from "./parts.ts";

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
