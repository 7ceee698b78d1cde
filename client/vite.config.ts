import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const edge = process.env.EIGHTCOUNT_EDGE_URL ?? "http://localhost:4000";
// The gateway accepts POST requests only from the edge's origin, which Vite's server replaces.
const toEdge = { target: edge, changeOrigin: false, headers: { origin: new URL(edge).origin } };

/** Latin fonts of every page, preloaded before the style sheet is parsed. */
const PRELOADED_FONTS = /(archivo-latin-standard|hanken-grotesk-latin-wght)-normal[^/]*\.woff2$/;

/** Components of every class list. They share a chunk with their imports. */
const CARDS_OF_EVERY_LIST = /\/(ClassGrid|LoadMore|EmptyState|Segmented|Checkbox)\.tsx$/;
const WITH_EVERY_PAGE = /assets\/(libraries|index|rolldown-runtime)-/;

// Quality 9 takes 1 s instead of 10 s for quality 11, for 2% more bytes.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

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
        injectTo: "head" as const,
      }));
      return { html, tags };
    },
  };
}

/** Precompresses built text files so that the server does not. */
function compressAssets(): Plugin {
  const folder = fileURLToPath(new URL("dist/browser/assets/", import.meta.url));
  return {
    name: "eightcount:compress-assets",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(folder + file);
        writeFileSync(`${folder}${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${folder}${file}.br`, brotliCompressSync(bytes, BROTLI));
      }
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
    compressAssets(),
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
    modulePreload: {
      // All target browsers support modulepreload.
      polyfill: false,
      // Skips files that the page itself has already loaded.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !WITH_EVERY_PAGE.test(file)),
    },
    // The content security policy does not allow data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // A constant shared by several chunks costs more bytes than its inlined value.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        codeSplitting: {
          // Initial code. Two large files compress better than a dozen small ones.
          groups: [
            { name: "libraries", test: /node_modules/, tags: ["$initial"], priority: 2 },
            { name: "app", tags: ["$initial"], priority: 1 },
            { name: "classes", test: CARDS_OF_EVERY_LIST },
          ],
        },
      },
    },
  },
});
