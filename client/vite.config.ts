import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const edge = process.env.EIGHTCOUNT_EDGE_URL ?? "http://localhost:4000";
const toEdge = { target: edge, changeOrigin: false };

/** The two Latin files every page draws with; asked for before the style sheet names them. */
const PRELOADED_FONTS = /(archivo-latin-standard|hanken-grotesk-latin-wght)-normal[^/]*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "eightcount:preload-fonts",
    transformIndexHtml(html, { bundle }) {
      const files = Object.keys(bundle ?? {}).filter((file) => PRELOADED_FONTS.test(file));
      const tags = files.map((file) => ({
        tag: "link",
        attrs: {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: "",
          href: `/${file}`,
        },
        injectTo: "head-prepend" as const,
      }));
      return { html, tags };
    },
  };
}

export default defineConfig({
  plugins: [
    babel({
      include: /\/client\/src\/.*\.[jt]sx?$/,
      exclude: [/__generated__/, /node_modules/],
      plugins: [["relay", { eagerEsModules: true }]],
    }),
    react(),
    preloadFonts(),
  ],
  server: {
    port: 4003,
    proxy: {
      "/graphql": toEdge,
      "/media": toEdge,
      "/otlp": toEdge,
      "/recurly": toEdge,
      "/recurly.js": toEdge,
    },
  },
  build: {
    outDir: "dist/browser",
    target: "es2022",
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: "relay",
              test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|nullthrows)\//,
              priority: 2,
            },
            { name: "router", test: /node_modules\/react-router/, priority: 2 },
            { name: "styled", test: /node_modules\/(styled-components|stylis)\//, priority: 2 },
          ],
        },
      },
    },
  },
});
