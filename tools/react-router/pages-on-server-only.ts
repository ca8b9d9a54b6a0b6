import type { Plugin } from "vite";

/**
 * The browser runs islands and no pages. React Router would build every page for it all the same,
 * and what pages and islands have in common became small files of its own, each a request.
 * @param stylesheet what the root of the app imports; the stylesheet of all pages hangs on it.
 */
export function createPagesOnServerOnly(stylesheet: string): Plugin {
  return {
    name: "pages-on-server-only",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\?__react-router-build-client-route$/ },
      handler: (_, id) => (id.includes("/root.tsx") ? `import "${stylesheet}";` : "export {};"),
    },
  };
}
