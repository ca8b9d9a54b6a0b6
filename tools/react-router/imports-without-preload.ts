import type { Plugin } from "vite";

/**
 * Vite wraps each `import()` in a function of 1 KB that loads the imported file's stylesheets and
 * scripts first. The stylesheet of all pages hangs on the root of the app, and the document names
 * an island's scripts (docs/decisions/131), so its list is always empty: the import alone remains.
 */
export function createImportsWithoutPreload(): Plugin {
  return {
    name: "imports-without-preload",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.isDynamicEntry) continue;
        const [stylesheet] = file.viteMetadata?.importedCss ?? [];
        if (stylesheet) this.error(`${file.fileName} would be shown without its ${stylesheet}`);
      }
    },
  };
}
