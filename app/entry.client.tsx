// Small, because it is asked for while the page is not painted yet: React and the islands come after.

if (import.meta.hot) await import("virtual:react-router/inject-hmr-runtime");
// For `hydrateIslands`: what was chosen before an island answered.
addEventListener("change", ({ target }) => (target as Element).toggleAttribute("data-early", true));
void start();

/**
 * Not before the page is parsed, which from a cache it may not be yet, nor before it is painted, so
 * that no script keeps what one reads waiting. A page in the background is not painted. Whatever
 * browser runs the islands (`toSorted`) tells of paints.
 */
async function start(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => {
      addEventListener("DOMContentLoaded", resolve, { once: true });
    });
  }
  if (!document.hidden) {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    });
  }
  preloadScripts();
  const { hydrateIslands } = await import("./hydrate-islands.tsx");
  hydrateIslands();
}

/** Asks at once for all files that the islands are made of, which would else ask for each other. */
function preloadScripts(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="island-scripts"]');
  for (const href of meta?.content.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}
