import { Group } from "three";
import { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import type { CloseUpDetail } from "#carts/assembly/cart-assembly.ts";
import { addFenders } from "./body/fenders.ts";
import { addFront } from "./body/front.ts";
import { addRear } from "./body/rear.ts";
import type { CartLayout } from "#carts/specification/layout.ts";
import type { Materials } from "#carts/assembly/materials.ts";
import { addBrushGuard } from "./parts/brush-guard.ts";
import { addChassis } from "./parts/chassis.ts";
import { addCockpit } from "./parts/cockpit.ts";
import { addRoof } from "./parts/roof.ts";
import { addSeats } from "./parts/seats.ts";
import { addRearDeck } from "#carts/parts/rear-deck.ts";
import { addTub } from "./parts/tub.ts";
import { addWheels } from "./parts/wheels.ts";
import { addWindshield } from "./parts/windshield.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";

export interface Cart {
  /** Centered between the axles, standing on y 0, looking towards +x. */
  root: Group;
  materials: Materials;
  layout: CartLayout;
}

/** Builds a whole cart; `detail` 1 is for the turntable's closest look, more for stills. */
export function buildCart(
  specification: CartSpecification,
  detail = 1,
  closeUp?: CloseUpDetail,
): Cart {
  const steps = buildCartInSteps(specification, detail, closeUp);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same, pausing after every piece of work so that a page stays responsive. */
export function* buildCartInSteps(
  specification: CartSpecification,
  detail: number,
  closeUp?: CloseUpDetail,
): Generator<void, Cart> {
  const cart = new CartAssembly(specification, detail, closeUp);
  yield* addWheels(cart);
  yield* addFront(cart);
  yield* addFenders(cart);
  yield* addRear(cart);
  yield* addTub(cart);
  yield* addCockpit(cart);
  yield* addSeats(cart);
  yield* addRearDeck(cart);
  yield* addRoof(cart);
  yield* addWindshield(cart);
  yield* addBrushGuard(cart);
  yield* addChassis(cart);
  const root = new Group();
  root.name = specification.id;
  root.add(cart.chassis, cart.body);
  root.position.x = cart.layout.wheelbase / 2;
  const outer = new Group();
  outer.add(root);
  outer.updateMatrixWorld(true);
  return { root: outer, materials: cart.materials, layout: cart.layout };
}
