import type { NextConfig } from "next";

const config: NextConfig = {
  // Another lock file is in the folder of the site, which is not a part of this project.
  turbopack: { root: import.meta.dirname },
  // The types of the copied components are checked where they are written.
  typescript: { ignoreBuildErrors: true },
};

export default config;
