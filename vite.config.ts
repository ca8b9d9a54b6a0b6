import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { createPagesOnServerOnly } from "./tools/react-router/pages-on-server-only.ts";

export default defineConfig({
  // The server reads the client's manifest to know which scripts an island is made of.
  // Browsers that run the islands know module preloading themselves.
  build: { manifest: true, modulePreload: { polyfill: false } },
  plugins: [
    mdx({ remarkPlugins: [remarkGfm] }),
    tailwindcss(),
    createPagesOnServerOnly("./app.css"),
    reactRouter(),
  ],
});
