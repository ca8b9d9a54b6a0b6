import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { defineConfig, type Plugin } from "vite";

/**
 * The browser runs islands and no pages. React Router would build every page for it all the same,
 * and what pages and islands have in common became small files of its own, each a request.
 */
const pagesOnServerOnly: Plugin = {
  name: "pages-on-server-only",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\?__react-router-build-client-route$/ },
    handler: (_, id) =>
      // The stylesheet of all pages hangs on the root.
      id.includes("/root.tsx") ? 'import "./app.css";' : "export {};",
  },
};

export default defineConfig({
  // The server reads the client's manifest to know which scripts an island is made of.
  build: { manifest: true },
  plugins: [mdx({ remarkPlugins: [remarkGfm] }), tailwindcss(), pagesOnServerOnly, reactRouter()],
});
