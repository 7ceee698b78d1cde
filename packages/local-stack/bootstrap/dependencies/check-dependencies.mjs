import { firstDifference } from "../packages.mjs";
import { advisoryLines, advisorySummary, findAdvisories, isFailing } from "./advisories.mjs";
import { deprecatedLines, deprecatedSummary, findDeprecated } from "./deprecated.mjs";
import { installedOf, lockfileFaults, readLockfile } from "./lockfile.mjs";
import { directDependencies, overridesOf, readManifests, unpinned } from "./manifests.mjs";
import { findOutdated, outdatedLines, outdatedSummary } from "./outdated.mjs";
import { NotChecked, runNpm } from "./query-npm.mjs";

const checks = [
  ["Exact versions", checkPins],
  ["Lockfile", checkLockfile],
  ["Outdated", checkOutdated],
  ["Deprecated", checkDeprecated],
  ["Advisories", checkAdvisories],
];

export const DEPENDENCY_STEPS = checks.length;

const count = (faults) => `${faults} ${faults === 1 ? "problem" : "problems"}`;

function checkPins({ manifests }) {
  const lines = unpinned(manifests);
  const named = directDependencies(manifests).length;
  const of = `${named} dependencies in ${manifests.length} manifests, ${overridesOf(manifests).length} overrides`;
  return { summary: `${lines.length} unpinned of ${of}`, lines, faults: lines.length };
}

async function checkLockfile({ manifests, packages }) {
  const hasAddresses = Object.values(packages).some(({ link, resolved }) => resolved && !link);
  const registry = hasAddresses ? (await runNpm(["config", "get", "registry"])).trim() : "";
  const folders = manifests.map(({ folder }) => folder).filter(Boolean);
  const lines = lockfileFaults(packages, { registry, folders });
  const summary = `${count(lines.length)} in ${installedOf(packages).length} packages`;
  return { summary, lines, faults: lines.length };
}

async function checkOutdated(facts, live) {
  // npm compares with the installed packages and omits missing ones.
  if (firstDifference()) throw new NotChecked("the lockfile is not installed; run `npm ci` first");
  facts.outdated = await findOutdated(live);
  return { summary: outdatedSummary(facts.outdated), lines: outdatedLines(facts.outdated) };
}

async function checkDeprecated({ manifests, packages, outdated, isEvery }, live) {
  const direct = new Set(
    directDependencies(manifests).map(({ name, range }) => `${name}@${range}`),
  );
  const behind = outdated?.behind.map(({ name, current }) => `${name}@${current}`);
  const queried = isEvery ? [...direct] : (behind ?? []);
  const found = await findDeprecated({ packages, direct, queried }, live);
  if (!isEvery && !behind)
    found.unchecked.push("the outdated packages, which are unknown themselves");
  return {
    summary: deprecatedSummary(found),
    lines: deprecatedLines(found),
    isIncomplete: found.unchecked.length > 0,
  };
}

async function checkAdvisories(_, live) {
  const found = await findAdvisories(live);
  const faults = found.filter(isFailing).length;
  return { summary: advisorySummary(found), lines: advisoryLines(found), faults };
}

async function attempt(check, facts, live) {
  try {
    return await check(facts, live);
  } catch (error) {
    if (!(error instanceof NotChecked)) throw error;
    return { summary: `UNKNOWN: ${error.message}`, lines: [], isIncomplete: true };
  }
}

export async function checkDependencies(progress, { isEvery }) {
  const facts = { manifests: readManifests(), packages: readLockfile(), isEvery };
  const unchecked = [];
  let faults = 0;
  for (const [title, check] of checks) {
    let result;
    await progress.step(title, async (live) => {
      result = await attempt(check, facts, live);
      return result.summary;
    });
    for (const line of result.lines) progress.print(`      ${line}`);
    faults += result.faults ?? 0;
    if (result.isIncomplete) unchecked.push(title.toLowerCase());
  }
  const gaps = unchecked.length > 0 ? `; not checked: ${unchecked.join(", ")}` : "";
  progress.print(`${count(faults)}${gaps}`);
  return faults;
}
