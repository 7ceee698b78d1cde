import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

const TESTS_PER_FILE = 5;
const LINES_PER_TEST = 6;

/** Lines about the failed tests of Jest's results, short enough for the end of a long log. */
export function describeFailedTests(results) {
  return results.filter(({ status }) => status === "failed").flatMap(describeFile);
}

function describeFile({ name, message, assertionResults = [] }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const reasons =
    failed.length > 0
      ? failed.slice(0, TESTS_PER_FILE).flatMap(describeTest)
      : beginningOf(message).map(indented);
  const rest = failed.length - TESTS_PER_FILE;
  return [
    path.relative(root, name),
    ...reasons,
    ...(rest > 0 ? [indented(`and ${rest} more`)] : []),
  ];
}

const describeTest = ({ fullName, failureMessages = [] }) => [
  indented(fullName),
  ...failureMessages.flatMap(beginningOf).map(indented).map(indented),
];

/** What went wrong, without its stack and colors. */
function beginningOf(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return said.slice(0, LINES_PER_TEST);
}

const indented = (line) => `  ${line}`;
