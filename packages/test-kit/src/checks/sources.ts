import { listFiles } from "../specification/list-files";
import { unlistedIn } from "../specification/proofs";
import { misnamed } from "./file-names";
import { storedChoices } from "./first-visit";
import { bypassingHands, journeySources } from "./hands";
import { measureSizes } from "./sizes";

const MAX_MEDIAN = 60;
const SOURCE =
  /^(client\/(src|server|journeys)|gateway|subgraphs|packages|loadtests|helm)\/.*\.tsx?$/;
const TABLES = /\/(country-table|content\/[a-z-]+|design\/tokens)\.ts$|\.d\.ts$/;

export const sourceFiles = (listed: readonly string[]): readonly string[] =>
  listed.filter((file) => SOURCE.test(file) && !/__generated__|\/generated\//.test(file));

function sizes(root: string, files: readonly string[]): readonly string[] {
  const report = measureSizes(
    root,
    files.filter((file) => !TABLES.test(file)),
  );
  const median =
    report.median > MAX_MEDIAN ? [`the median file has ${report.median} lines, more than 60`] : [];
  return [...median, ...report.tooLong.map(({ file, lines }) => `${file}: ${lines} lines`)];
}

export function sourceProblems(
  root: string,
): readonly (readonly [name: string, problems: readonly string[]])[] {
  const listed = listFiles(root);
  const files = sourceFiles(listed);
  const journeys = journeySources(root, files);
  return [
    ["file names", misnamed(files)],
    ["file sizes", sizes(root, files)],
    ["journeys use hands", bypassingHands(journeys)],
    ["first visits store nothing", storedChoices(journeys)],
    ["ids of the specification", unlistedIn(root, listed)],
  ];
}
