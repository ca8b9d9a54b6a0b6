import type { Page } from "playwright-core";

/** Notes every layout shift of the documents that a page opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts of the document that is open, 0 when nothing moved. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An observer hears of a shift after the frame that showed it.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}
