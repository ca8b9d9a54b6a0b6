import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { waitTimeoutMs } from "./browser.ts";

/** More stops no way on this site needs. */
const stopsMax = 60;

/** Presses Tab until the target has the focus, and looks at every stop on the way. */
export async function tabTo(page: Page, target: Locator, max = stopsMax): Promise<void> {
  const element = await target.elementHandle();
  const stops: string[] = [];
  for (let count = 0; count < max; count += 1) {
    await page.keyboard.press("Tab");
    const { name, problem, isTarget } = await page.evaluate(readFocus, element);
    stops.push(name);
    expect(problem, `${name} at ${page.url()}`).toBeNull();
    if (isTarget) return;
  }
  throw new Error(`Tab did not reach ${String(target)} in ${max} stops, but ${stops.join(" | ")}`);
}

export async function waitForFocus(target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus, { timeout: waitTimeoutMs }).toBe(true);
}

interface Focus {
  name: string;
  /** Why a person could not see that it has the focus. */
  problem: string | null;
  isTarget: boolean;
}

/** Runs in the browser. */
function readFocus(target: Node | null): Focus {
  const element = document.activeElement;
  const isTarget = element === target;
  if (!(element instanceof HTMLElement)) {
    return { name: "nothing", problem: "has no focus", isTarget };
  }
  const name = `${element.tagName} ${element.getAttribute("name") ?? element.innerText}`.trim();
  // The button in a date field has the focus inside the field; Chromium draws its ring.
  const isDatePicker = element.matches("[type=date]:focus-within:not(:focus)");
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isMarked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  if (!isMarked && !isDatePicker) return { name, problem: "shows no focus", isTarget };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const shown = document.elementFromPoint(x, y);
  const isSeen = shown !== null && (element.contains(shown) || shown.contains(element));
  return { name, problem: isSeen ? null : "is covered, or out of view", isTarget };
}
