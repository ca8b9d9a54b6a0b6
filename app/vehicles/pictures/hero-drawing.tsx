import { CartDrawing } from "./cart-drawing.tsx";

/** A cart in one line beside the words of a page that sells nothing; phones go without it. */
export function HeroDrawing({ seats }: { seats: number }) {
  return (
    <div className="mx-auto hidden w-3/4 text-sea lg:block" aria-hidden="true">
      <CartDrawing seats={seats} />
    </div>
  );
}
