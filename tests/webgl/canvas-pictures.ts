import type { Page } from "playwright-core";
import sharp from "sharp";
import { waitTimeoutMs } from "#tests/browser/browser.ts";

interface WindowWithFrames {
  /** Frames that the page has asked for and not been given. */
  framesAwaited: number;
  /** Frames that the page has asked for since it was opened. */
  framesAsked: number;
}

/** Counts the frames that the documents of a page ask for from now on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = Object.assign(window, { framesAwaited: 0, framesAsked: 0 });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counts.framesAsked += 1;
      counts.framesAwaited += 1;
      return ask((time) => {
        counts.framesAwaited -= 1;
        callback(time);
      });
    };
  });
}

/** The canvas as it is seen. */
export function takePicture(page: Page): Promise<Buffer> {
  return page.locator("canvas").screenshot();
}

/**
 * The canvas once it shows something else than before and the page asks for no further frame.
 * @throws when it looks the same for `waitTimeoutMs`
 */
export async function takeChangedPicture(page: Page, before: Buffer): Promise<Buffer> {
  const until = Date.now() + waitTimeoutMs;
  for (;;) {
    await waitForRest(page);
    const picture = await takePicture(page);
    if (!picture.equals(before)) return picture;
    if (Date.now() > until) throw new Error("The picture on the canvas never changed");
  }
}

/** How many frames the page asks for while the screen is drawn thirty times. */
export async function countFramesAskedAtRest(page: Page): Promise<number> {
  await waitForRest(page);
  return page.evaluate(async () => {
    const counts = window as unknown as WindowWithFrames;
    const before = counts.framesAsked;
    const screens = 30;
    for (let screen = 0; screen < screens; screen += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return counts.framesAsked - before - screens;
  });
}

/** Share of the picture's pixels that a test of red, green and blue picks. */
export async function readPixelShare(
  picture: Buffer,
  isPicked: (red: number, green: number, blue: number) => boolean,
): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picked = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (isPicked(red, green, blue)) picked += 1;
  }
  return picked / (info.width * info.height);
}

/** Waits until the page asks for no further frame of the canvas. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as WindowWithFrames).framesAwaited === 0,
    undefined,
    // Polling by frames, which is the default, would ask for the frames that are counted.
    { polling: 50, timeout: waitTimeoutMs },
  );
}
