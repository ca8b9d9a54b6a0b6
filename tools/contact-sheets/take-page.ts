import type { BrowserContext } from "playwright-core";

/** A page as PNG files: what is seen first, and the whole of it. */
export interface PagePictures {
  first: Buffer;
  whole: Buffer;
}

/** What a page leaves out until it is scrolled to, it shows here. */
const everySectionDrawn = "*{content-visibility:visible!important}";

/** Takes a page when its heading font is there and each of its pictures is decoded. */
export async function takePage(context: BrowserContext, path: string): Promise<PagePictures> {
  const page = await context.newPage();
  // The heading font is optional: it is used from the second document on, out of the cache.
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.addStyleTag({ content: everySectionDrawn });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // A picture that is hidden at this width is never loaded.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  const first = await page.screenshot();
  const whole = await page.screenshot({ fullPage: true });
  await page.close();
  return { first, whole };
}
