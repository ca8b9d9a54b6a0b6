import { PriceText } from "#app/ui/price-text.tsx";

/** Whether an answer is an amount of money, to be set like every price of the site. */
function isPriceText(figure: string): boolean {
  return figure.includes("$");
}

/** Letters of an answer that is as large as a price beside it. */
const shortAnswerMax = 16;

interface FigureTextProps {
  figure: string;
  /** A step smaller than the answer it comes after. */
  isSecond?: boolean;
}

/** A price is set like every price of the site, any other answer in the face of the titles. */
export function FigureText({ figure, isSecond = false }: FigureTextProps) {
  const look = isPriceText(figure)
    ? `price-figures ${isSecond ? "text-title-3" : "text-title-2"}`
    : `font-display font-bold ${figure.length <= shortAnswerMax ? "text-title-2" : "text-title-3"}`;
  return (
    <p className={look}>
      <PriceText text={figure} />
    </p>
  );
}
