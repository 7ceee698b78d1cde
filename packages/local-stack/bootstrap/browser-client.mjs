import { existsSync } from "node:fs";
import { runIfChanged } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

const INPUTS = [
  "client/src",
  "client/public",
  "client/index.html",
  "client/vite.config.ts",
  "client/relay.config.json",
  "client/package.json",
  "client/schema.graphql",
  "packages/rules/src",
  "package-lock.json",
];

const inClient = (name, args) => runProgram({ name, args, cwd: inRoot("client") });

export async function buildBrowserClient(live) {
  if (!existsSync(inRoot("client/vite.config.ts"))) return "missing";
  const plan = { name: "browser-client", inputs: INPUTS, outputs: ["client/dist/browser"] };
  const built = await runIfChanged(plan, async () => {
    live("Relay");
    await inClient("the Relay compiler", ["tools/relay.mjs"]);
    live("bundling");
    await inClient("vite build", [
      inRoot("node_modules/vite/bin/vite.js"),
      "build",
      "--configLoader",
      "native",
    ]);
  });
  return built ? "bundled" : "up to date";
}
