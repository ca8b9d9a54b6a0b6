/** Whether an answer is an amount of money, to be set like every price of the site. */
export function isPriceText(figure: string): boolean {
  return figure.includes("$");
}

/** A price is set like every price of the site; any other answer is a line of text. */
export function FigureText({ figure }: { figure: string }) {
  const look = isPriceText(figure)
    ? "price-figures text-title-2"
    : "font-display font-bold text-title-3";
  return <p className={look}>{figure}</p>;
}
