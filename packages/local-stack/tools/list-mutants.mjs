import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { areaOf, mayHoldSql, SQL } from "../bootstrap/mutation/areas.mjs";
import { sqlMutations } from "../bootstrap/mutation/sql-mutations.mjs";

/** Text: messages, names, and keys. Where a string is a value, the compiler refuses the mutant. */
const TEXT = "StringLiteral";
/** What a log line contains is not behavior. */
const LOGS = /\b(log|logger|reporter)\.(trace|debug|info|warn|error)\(/;

const quiet = () => undefined;
const logger = {
  ...{ isDebugEnabled: () => false, isTraceEnabled: () => false },
  ...{ trace: quiet, debug: quiet, info: quiet },
  ...{ warn: console.error, error: console.error, fatal: console.error },
};
const options = { excludedMutations: [], ignorers: [], plugins: null, noHeader: true };
const instrumenter = new Instrumenter(logger);

function offsets(source) {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  return ({ line, column }) => starts[line] + column;
}

const onlyLogs = (text) =>
  LOGS.test(text) && text.split(";").filter((one) => /\w/.test(one)).length === 1;

function isInLog(source, { start, end }) {
  const lineStart = source.lastIndexOf("\n", start) + 1;
  return LOGS.test(source.slice(lineStart, start)) || onlyLogs(source.slice(start, end));
}

async function codeAndSql(file) {
  const source = readFileSync(file, "utf8");
  const offset = offsets(source);
  const { mutants } = await instrumenter.instrument(
    [{ name: file, mutate: true, content: source }],
    options,
  );
  const placed = mutants.map(({ mutatorName, location, replacement }) => {
    const [start, end] = [offset(location.start), offset(location.end)];
    return { mutator: mutatorName, start, end, replacement, original: source.slice(start, end) };
  });
  const area = areaOf(file);
  const code = placed
    .filter(({ mutator }) => area !== null && mutator !== TEXT)
    .filter((mutant) => !isInLog(source, mutant))
    .map((mutant) => ({ ...mutant, area }));
  const templates = placed.filter(
    ({ mutator, original }) => mutator === TEXT && original[0] === "`",
  );
  const sql = mayHoldSql(file) ? templates.flatMap((one) => sqlMutations(source, one)) : [];
  return [...code, ...sql.map((mutant) => ({ ...mutant, area: SQL }))].map((mutant) => ({
    file,
    line: source.slice(0, mutant.start).split("\n").length,
    ...mutant,
  }));
}

for (const file of process.argv.slice(2)) {
  for (const mutant of await codeAndSql(file)) process.stdout.write(`${JSON.stringify(mutant)}\n`);
}
