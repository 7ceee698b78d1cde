import { fileURLToPath } from "node:url";
import { root, workspaceOf } from "../../paths.mjs";

const SHOWN = 12;
/** Time in which the process had nothing to do. */
const IDLE = "(idle)";

/** Path below the checkout, or below its packages. */
function pathOf(url) {
  const file = url.startsWith("file:") ? fileURLToPath(url) : url;
  return file.replace(`${root}/`, "").replace(/^.*node_modules\//, "node_modules/");
}

function placeOf({ functionName, url, lineNumber }) {
  const name = functionName || "(anonymous)";
  return url ? `${name} ${pathOf(url).replace("node_modules/", "")}:${lineNumber + 1}` : name;
}

/** A package of npm, a workspace, or Node itself. */
function ownerOf({ functionName, url }) {
  if (!url) return functionName === "(garbage collector)" ? functionName : "node, native";
  if (url.startsWith("node:")) return "node";
  const file = pathOf(url);
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? workspaceOf(file);
}

/** Shares of the time in which the process was busy, the largest first. */
function sharesBy(nameOf, { nodes, samples, timeDeltas }) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    if (frame.functionName === IDLE) continue;
    const name = nameOf(frame);
    times.set(name, (times.get(name) ?? 0) + timeDeltas[at]);
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / busy }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, SHOWN);
}

/** Whose code took the most time itself: which packages, and which functions. */
export const selfTimes = (profile) => ({
  packages: sharesBy(ownerOf, profile),
  functions: sharesBy(placeOf, profile),
});
