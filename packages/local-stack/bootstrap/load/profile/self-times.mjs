import { fileURLToPath } from "node:url";
import { root } from "../../paths.mjs";

const SHOWN = 15;
/** Time in which the process waited. */
const IDLE = "(idle)";

function placeOf({ functionName, url, lineNumber }) {
  if (!url) return functionName || "(anonymous)";
  const file = url.startsWith("file:") ? fileURLToPath(url) : url;
  const short = file.replace(`${root}/`, "").replace(/^.*\/?node_modules\//, "");
  return `${functionName || "(anonymous)"} ${short}:${lineNumber + 1}`;
}

/** The functions that took the most time themselves, as shares of the time of the profile. */
export function selfTimes({ nodes, samples, timeDeltas }) {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const place = places.get(id);
    times.set(place, (times.get(place) ?? 0) + timeDeltas[at]);
  }
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .filter(([place]) => place !== IDLE)
    .map(([place, time]) => ({ place, share: time / whole }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, SHOWN);
}
