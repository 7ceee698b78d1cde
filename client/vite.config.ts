import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const edge = process.env.EIGHTCOUNT_EDGE_URL ?? "http://localhost:4000";
// The gateway takes posts from the edge's own pages only; this server stands in for the edge.
const toEdge = { target: edge, changeOrigin: false, headers: { origin: new URL(edge).origin } };

/** The two Latin files every page draws with; asked for before the style sheet names them. */
const PRELOADED_FONTS = /(archivo-latin-standard|hanken-grotesk-latin-wght)-normal[^/]*\.woff2$/;

const DESIGN_OF_EVERY_PAGE =
  /client\/src\/design\/\w+\/(theme|tokens|type|breakpoints|VisuallyHidden|Button|IconButton|Count|Page|Stretch|Logo|Loading|GlobalStyle|Notifications|Avatar|Dropdown)\.|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared)/;
const CARDS_OF_EVERY_LIST =
  /client\/src\/(components\/(\w+\/)?(ClassCard|ClassGrid|ClassStill|ClassPreview|SaveStar|StarButton|watchedShare|LoadMore)\.|format\/countOf\.|components\/\w+\/__generated__\/(ClassCard|ClassGrid|ClassStill|ClassPreview|SaveStar)|design\/\w+\/(Grid|FadeImage|LevelTicks|Progress8|useMedia|EmptyState|Segmented|Checkbox)\.)|lucide-react\/dist\/esm\/icons\/(chevron-down|check|x)\./;
/** A few lines each, for several pages but not for the first. */
const OF_SOME_FORMS =
  /packages\/rules\/\w+\/\w+\/(billing-dates|email|money|name|plans|registration-flow|verification-code)\.|client\/src\/(design\/art\/(confirm|signin)|screens\/Reset\/resetState)\./;
const FOR_ATTENTION = /client\/src\/design\/\w+\/(usePausableTimeout|useSoleAttention)\./;
const SOME_ICONS =
  /lucide-react\/dist\/esm\/icons\/(chevron-left|chevron-right|circle-exclamation-point|plus)\./;
const WITH_EVERY_PAGE = /assets\/(react|relay|router|styled|design|index|rolldown-runtime)-/;

// Quality 9 costs a second where 11 costs ten, for two per cent more bytes.
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

/** Writes the smaller twins of the built text files, so that no server compresses them again. */
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

/**
 * What the libraries carry for builds other than ours: the router's warnings for developers, and
 * the fragment hook Relay keeps for a flag (ENABLE_ACTIVITY_COMPATIBILITY) that is on by default.
 */
const UNUSED_TWINS: readonly (readonly [RegExp, string, string])[] = [
  [/react-router\/dist\/development\/[^/]+\.mjs$/, "/development/", "/production/"],
  [/relay-hooks\/useFragmentInternal_CURRENT(\.js)?$/, "_CURRENT", "_EXPERIMENTAL"],
];

function leaveOutUnusedTwins(): Plugin {
  return {
    name: "eightcount:leave-out-unused-twins",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const twin = found && UNUSED_TWINS.find(([path]) => path.test(found.id));
      return twin ? { ...found, id: found.id.replace(twin[1], twin[2]) } : found;
    },
  };
}

export default defineConfig({
  plugins: [
    leaveOutUnusedTwins(),
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
      // Every browser the target names knows modulepreload.
      polyfill: false,
      // What the page itself has already asked for needs no second mention with every screen.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => !WITH_EVERY_PAGE.test(file)),
    },
    // Fonts and pictures come as files: the page's policy takes no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // A name that several chunks share costs more than its value.
      optimization: { inlineConst: { mode: "all" } },
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
            // What every page draws with, and what every list of classes draws with: one file each
            // instead of a dozen small ones.
            { name: "design", test: DESIGN_OF_EVERY_PAGE, priority: 1 },
            { name: "classes", test: CARDS_OF_EVERY_LIST, priority: 1 },
            // The first page knows every file by name, which costs more than a few lines in it.
            { name: "forms", test: OF_SOME_FORMS, priority: 1 },
            { name: "attention", test: FOR_ATTENTION, priority: 1 },
            { name: "icons", test: SOME_ICONS, priority: 1 },
          ],
        },
      },
    },
  },
});
