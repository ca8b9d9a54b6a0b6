/** Capitals of one stroke, 14 units high, by their width and their path: a picture that is a file has no fonts. */
const capitals: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [10, "M0 14 5 0l5 14M2 9.5h6"],
  B: [9, "M0 0v14h5q4 0 4-3.7T5 6.6H0h4.6q3.6 0 3.6-3.3T4.6 0z"],
  C: [9.5, "M9.5 3Q8 0 5 0 0 0 0 7t5 7q3 0 4.5-3"],
  D: [9.5, "M0 0v14h3.5q6 0 6-7t-6-7z"],
  E: [8, "M8 0H0v14h8M0 7h7"],
  F: [8, "M8 0H0v14M0 7h7"],
  G: [9.5, "M9.5 3Q8 0 5 0 0 0 0 7t5 7q4.5 0 4.5-4.5V7.8H6"],
  H: [9, "M0 0v14M9 0v14M0 7h9"],
  I: [3, "M1.5 0v14"],
  J: [6, "M6 0v10q0 4-3 4t-3-3"],
  K: [9, "M0 0v14M8.5 0 0 8.5M3.2 5.5 9 14"],
  L: [7.5, "M0 0v14h7.5"],
  M: [11, "M0 14V0l5.5 8L11 0v14"],
  N: [9, "M0 14V0l9 14V0"],
  O: [10, "M5 0Q0 0 0 7t5 7 5-7-5-7z"],
  P: [9, "M0 14V0h5q4 0 4 4T5 8H0"],
  Q: [10, "M5 0Q0 0 0 7t5 7 5-7-5-7zM6 10l4 4.5"],
  R: [9, "M0 14V0h5q4 0 4 4T5 8H0M4.5 8 9 14"],
  S: [8.5, "M8 2.5Q7 0 4.3 0 .5 0 .5 3.5q0 2.7 3.8 3.4t4.2 3.6Q8.5 14 4.3 14 1 14 0 11.3"],
  T: [9, "M0 0h9M4.5 0v14"],
  U: [9, "M0 0v9q0 5 4.5 5T9 9V0"],
  V: [10, "M0 0l5 14L10 0"],
  W: [14, "M0 0l3.5 14L7 3l3.5 11L14 0"],
  X: [9, "M0 0l9 14M9 0 0 14"],
  Y: [9, "M0 0l4.5 7L9 0M4.5 7v7"],
  Z: [9, "M0 0h8.5L0 14h9"],
};
const letterGap = 4.6;
const wordGap = 5.4;

/** A name as it stands on a sign, and how wide it is; what is no letter is a gap. */
export function drawSignLetters(name: string): { width: number; path: string } {
  let x = 0;
  const letters = Array.from(name.toUpperCase(), (character) => {
    const [width, path] = capitals[character] ?? [wordGap - letterGap, ""];
    const drawn = path && `<path transform="translate(${Math.round(x * 10) / 10})" d="${path}"/>`;
    x += width + letterGap;
    return drawn;
  });
  return { width: Math.max(0, x - letterGap), path: letters.join("") };
}
