import { queryRegistry } from "./query-npm.mjs";
import { LEVELS, levelBetween } from "./versions.mjs";

/** `ahead` counts packages newer than their `latest`, such as release candidates. */
export async function findOutdated(live) {
  const listed = Object.entries(await queryRegistry(["outdated"], live)).flatMap(([name, uses]) =>
    [uses].flat().map(({ current, wanted, latest }) => [name, current ?? wanted, latest]),
  );
  // npm lists a package once per workspace that uses it.
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

export const outdatedSummary = ({ behind, ahead }) =>
  [
    behind.length === 0 ? "no direct dependency" : `${behind.length} direct: ${counts(behind)}`,
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
