import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { createImportsWithoutPreload } from "./tools/react-router/imports-without-preload.ts";
import { createPagesOnServerOnly } from "./tools/react-router/pages-on-server-only.ts";

export default defineConfig({
  // The server reads the client's manifest to know which scripts an island is made of.
  build: {
    manifest: true,
    // The server names all files of a page's islands in its document (docs/decisions/131).
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What several islands share is one file: each of these parts would be a request.
        codeSplitting: {
          groups: [
            // The entry waits for the first paint: nothing that is large comes with it.
            { name: "entry.client", test: /entry\.client\.tsx$|vite\/preload-helper/ },
            // What every island runs on is one file: smaller, and fewer requests.
            {
              name: "react",
              test: /hydrate-islands\.tsx$|rolldown.runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            },
            // Two small files that the 3D view loads both.
            { name: "colors", test: /[\\/](?:swatch|cart-colors)\.tsx?$/, minShareCount: 2 },
            {
              name: "parts",
              test: /[\\/](?:app[\\/](?:ui|compare|site|vehicles[\\/]pictures)|domain|content)[\\/]/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  plugins: [
    mdx({ remarkPlugins: [remarkGfm] }),
    tailwindcss(),
    createPagesOnServerOnly("./app.css"),
    createImportsWithoutPreload(),
    reactRouter(),
  ],
});
