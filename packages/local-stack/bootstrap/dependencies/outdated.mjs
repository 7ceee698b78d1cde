import { askRegistry } from "./ask-npm.mjs";
import { LEVELS, levelBetween } from "./versions.mjs";

/**
 * Asks the registry which direct dependencies have a newer `latest`. `behind` holds those with
 * their level; `ahead` counts those whose `latest` is older than what is installed, as it is for
 * a release candidate.
 */
export async function findOutdated(live) {
  const listed = Object.entries(await askRegistry(["outdated"], live)).flatMap(([name, uses]) =>
    [uses].flat().map(({ current, wanted, latest }) => [name, current ?? wanted, latest]),
  );
  // One entry for each workspace that uses it.
  const unique = new Map(listed.map((one) => [one.join(" "), one]));
  const compared = [...unique.values()].map(([name, current, latest]) => ({
    name,
    current,
    latest,
    level: levelBetween(current, latest),
  }));
  const behind = compared.filter(({ level }) => level !== null);
  return { behind, ahead: compared.length - behind.length };
}

/** How many are behind by each level, as words. */
export const outdatedSummary = ({ behind, ahead }) =>
  [
    behind.length === 0 ? "none of the direct ones" : `${behind.length} direct: ${counts(behind)}`,
    ahead > 0 && `${ahead} newer than the tag "latest"`,
  ]
    .filter(Boolean)
    .join("; ");

const counts = (behind) =>
  LEVELS.map((level) => `${behind.filter((one) => one.level === level).length} ${level}`).join(
    ", ",
  );

export const outdatedLines = ({ behind }) =>
  LEVELS.flatMap((wanted) =>
    behind
      .filter(({ level }) => level === wanted)
      .map(({ name, current, latest }) => `${wanted}  ${name} ${current} -> ${latest}`),
  );
