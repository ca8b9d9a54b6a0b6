import { CartDrawing } from "./cart-drawing.tsx";

/** A line drawing of a cart beside the title of a page without pictures; hidden on phones. */
export function HeroDrawing({ seats }: { seats: number }) {
  return (
    <div className="mx-auto hidden w-3/4 text-sea lg:block" aria-hidden="true">
      <CartDrawing seats={seats} />
    </div>
  );
}
