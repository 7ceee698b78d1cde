import { execFileSync } from "node:child_process";
import { inRoot } from "../paths.mjs";
import { runProgram } from "../run-program.mjs";
import { areaOf, mayHoldSql } from "./areas.mjs";

/** With new files that are not committed yet. */
export function sourceFiles() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: inRoot(), encoding: "utf8" });
  return [...new Set(listed.split("\0").filter(Boolean))];
}

/** Stryker needs a newer Node than the one that may run this command. */
export async function listMutants(files) {
  const mutants = [];
  await runProgram({
    name: "Stryker's instrumenter",
    args: [
      inRoot("packages/local-stack/tools/list-mutants.mjs"),
      ...files.filter((file) => areaOf(file) || mayHoldSql(file)),
    ],
    onLine: (line) => mutants.push(JSON.parse(line)),
  });
  return mutants;
}
