import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { createPagesOnServerOnly } from "#tools/react-router/pages-on-server-only.ts";

export default defineConfig({
  publicDir: false,
  // The policy of the office allows fonts and pictures from files only.
  build: { assetsInlineLimit: 0 },
  plugins: [tailwindcss(), createPagesOnServerOnly("./office.css"), reactRouter()],
});
