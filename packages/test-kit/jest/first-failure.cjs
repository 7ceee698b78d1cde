const { writeSync } = require("node:fs");
const { stripVTControlCharacters } = require("node:util");

const firstLine = (text = "") => stripVTControlCharacters(text).split("\n")[0];

/** Prints the first failed test as JSON and ends Jest. `--bail` would finish the test's file. */
module.exports = class FirstFailure {
  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    if (status === "failed")
      end({ file: path, test: fullName, why: firstLine(failureMessages[0]) });
  }

  /** A file may fail outside of its tests. */
  onTestResult({ path }, { testExecError, numFailingTests, failureMessage }) {
    if (!testExecError && numFailingTests === 0) return;
    end({
      file: path,
      test: "(the file)",
      why: firstLine(failureMessage ?? testExecError?.message),
    });
  }
};

function end(failure) {
  writeSync(1, `\n${JSON.stringify({ firstFailure: failure })}\n`);
  process.exit(1);
}
