import { installedOf } from "./lockfile.mjs";
import { printable } from "./printable.mjs";
import { NotChecked, queryRegistry } from "./query-npm.mjs";

/** `direct` and `asked` hold specs such as `name@1.0.0`. */
export async function findDeprecated({ packages, direct, queried }, live) {
  const marked = new Map(
    installedOf(packages)
      .filter(({ deprecated }) => deprecated)
      .map(({ name, version, deprecated }) => [`${name}@${version}`, deprecated]),
  );
  const { found, unchecked } = await queryEach(
    queried.filter((spec) => !marked.has(spec)),
    live,
  );
  const all = [...marked, ...found];
  const own = all.filter(([spec]) => direct.has(spec));
  return { own, indirect: all.length - own.length, queried: queried.length, unchecked };
}

async function queryEach(specs, live) {
  const found = [];
  const unchecked = [];
  for (const [index, spec] of specs.entries()) {
    live(`${index} of ${specs.length}`);
    try {
      const reason = await queryRegistry(["view", spec, "deprecated"]);
      if (typeof reason === "string") found.push([spec, reason]);
    } catch (error) {
      if (!(error instanceof NotChecked)) throw error;
      unchecked.push(`${spec} (${error.message})`);
    }
  }
  return { found, unchecked };
}

export const deprecatedSummary = ({ own, indirect, queried, unchecked }) =>
  [
    `${own.length} direct, ${indirect} indirect`,
    `${queried} looked up in the registry`,
    unchecked.length > 0 && `UNKNOWN: ${unchecked.join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ");

export const deprecatedLines = ({ own }) =>
  own.map(([spec, reason]) => `${spec}: ${printable(reason)}`);
