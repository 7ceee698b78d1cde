import { execFileSync } from "node:child_process";
import { inRoot, pinnedNode } from "../paths.mjs";

const PROGRAM = "packages/local-stack/bootstrap/load/print-settings.mjs";

/** The settings of the stack that this run started. Null of another one, which are unknown. */
export function readStackSettings(own) {
  if (own === null) return null;
  return JSON.parse(execFileSync(pinnedNode, [inRoot(PROGRAM)], { encoding: "utf8" }));
}

/** Settings in one line. */
export const settingsText = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");

/** Whether two runs had the same settings, or null if those of one are unknown. */
export function haveSameSettings(one, other) {
  if (!one || !other) return null;
  return settingsText(one) === settingsText(other);
}

/** Names what differs between two runs. */
export function settingsDifference(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const text = (value) => value ?? "the default";
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} was ${text(before[name])} and is ${text(after[name])}`)
    .join(", ");
}
