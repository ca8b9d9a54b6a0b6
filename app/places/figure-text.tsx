/** A price is set like every price of the site; any other answer is a line of text. */
export function FigureText({ figure }: { figure: string }) {
  const look = figure.includes("$")
    ? "price-figures text-title-2"
    : "font-display font-bold text-title-3";
  return <p className={look}>{figure}</p>;
}
