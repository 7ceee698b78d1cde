const SERVER = /^subgraphs\/[^/]+\/src\//;

/** In this order, so that a rules file of a subgraph counts as a rule. SQL is drawn from text. */
const PATHS = {
  rules: /^packages\/rules\/src\/|^subgraphs\/.*\.rules\.ts$/,
  services: /^subgraphs\/.*\.service\.ts$/,
  repositories: /^subgraphs\/.*\.(repository|read-model)\.ts$/,
  gateway: /^gateway\/src\//,
  "player engine": /^client\/src\/player\/engine\//,
  session: /^client\/src\/session\//,
};
export const SQL = "SQL";
export const AREAS = [...Object.keys(PATHS), SQL];

const SOURCE = /\.tsx?$/;
const NOT_JUDGED =
  /(^|\/)(testing|generated|__generated__|_example|bench)\/|\.(test|contract|d)\.tsx?$|\/main\.ts$/;

const isJudged = (file) => SOURCE.test(file) && !NOT_JUDGED.test(file);

export const mayHoldSql = (file) => SERVER.test(file) && isJudged(file);

/** Returns null for a file whose code is in no area. Its SQL may be. */
export function areaOf(file) {
  if (!isJudged(file)) return null;
  return Object.keys(PATHS).find((area) => PATHS[area].test(file)) ?? null;
}
