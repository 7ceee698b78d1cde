import { existsSync, readFileSync } from "node:fs";
import { fetchCounter, npmProgram } from "./npm.mjs";
import { hasPinnedNode, inRoot } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

const readPackages = (file) => JSON.parse(readFileSync(inRoot(file), "utf8")).packages;

export function firstDifference() {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(inRoot(installed))) return "node_modules";
  const present = readPackages(installed);
  for (const [place, wanted] of Object.entries(readPackages("package-lock.json"))) {
    // Optional packages for other platforms are never installed. Workspaces are links.
    if (!place.includes("node_modules/") || wanted.optional) continue;
    const { version, link } = present[place] ?? {};
    if (version !== wanted.version || link !== wanted.link) return place;
  }
  return null;
}

function npm(args, onLine) {
  const { command, first } = npmProgram();
  return runProgram({ name: `npm ${args[0]}`, command, args: [...first, ...args], onLine });
}

async function ensurePinnedNode(live) {
  if (hasPinnedNode()) return;
  live("downloading the pinned Node");
  await npm(["rebuild", "node"], () => {});
  if (hasPinnedNode()) return;
  throw new Error(
    "npm did not install the pinned Node, because its install script did not run. Run `npm ci` without " +
      "--ignore-scripts and try again.",
  );
}

export async function installPackages(live) {
  const difference = firstDifference();
  if (difference) {
    live("running npm ci");
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=http"];
    await npm(args, fetchCounter(live, "files fetched"));
  }
  await ensurePinnedNode(live);
  return difference ? "installed" : "up to date";
}
