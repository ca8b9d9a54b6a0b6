import { expect, test } from "vitest";
import { shadow } from "./parts.ts";
import { sceneClassNames } from "./scene-style.ts";

test("a shadow lies on the ground from a foot's left to its right, and reaches to the left of it", () => {
  expect(shadow(-40, 60)).toBe('<path class="shadow" d="M-40-3H60l-14 13H-66z"/>');
  expect(sceneClassNames).toContain("shadow");
});
