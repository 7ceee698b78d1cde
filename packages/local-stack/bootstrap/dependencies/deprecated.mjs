import { askRegistry, NotAsked } from "./ask-npm.mjs";
import { installedOf } from "./lockfile.mjs";
import { printable } from "./printable.mjs";

/** `direct` and `asked` hold specs such as `name@1.0.0`. */
export async function findDeprecated({ packages, direct, asked }, live) {
  const marked = new Map(
    installedOf(packages)
      .filter(({ deprecated }) => deprecated)
      .map(({ name, version, deprecated }) => [`${name}@${version}`, deprecated]),
  );
  const { found, unasked } = await askEach(
    asked.filter((spec) => !marked.has(spec)),
    live,
  );
  const all = [...marked, ...found];
  const own = all.filter(([spec]) => direct.has(spec));
  return { own, indirect: all.length - own.length, asked: asked.length, unasked };
}

async function askEach(specs, live) {
  const found = [];
  const unasked = [];
  for (const [index, spec] of specs.entries()) {
    live(`${index} of ${specs.length}`);
    try {
      const reason = await askRegistry(["view", spec, "deprecated"]);
      if (typeof reason === "string") found.push([spec, reason]);
    } catch (error) {
      if (!(error instanceof NotAsked)) throw error;
      unasked.push(`${spec} (${error.message})`);
    }
  }
  return { found, unasked };
}

export const deprecatedSummary = ({ own, indirect, asked, unasked }) =>
  [
    `${own.length} direct, ${indirect} indirect`,
    `${asked} looked up in the registry`,
    unasked.length > 0 && `UNKNOWN: ${unasked.join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ");

export const deprecatedLines = ({ own }) =>
  own.map(([spec, reason]) => `${spec}: ${printable(reason)}`);
