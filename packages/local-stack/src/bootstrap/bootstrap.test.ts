import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { checkout } from "../checkout/checkout";
import { BootstrapCopy } from "../testing/bootstrap-copy";

let copy: BootstrapCopy;

beforeEach(() => {
  copy = new BootstrapCopy();
});

afterEach(() => copy.remove());

const inRoot = (file: string) => copy.inRoot(file);
const write = (file: string, text: string) => copy.write(file, text);
const evaluate = (module: string, code: string) => copy.evaluate(module, code);

const lockfile = (packages: object) => JSON.stringify({ packages });
const DIFFERENCE = "console.log(subject.firstDifference());";

describe("packages", () => {
  const present = { "node_modules/a": { version: "1.0.0" } };

  it("asks for an install when node_modules is missing", () => {
    write("package-lock.json", lockfile(present));
    expect(evaluate("packages", DIFFERENCE)).toBe("node_modules\n");
  });

  it("names the first package that is missing or has another version", () => {
    const wanted = { ...present, "node_modules/b": { version: "2.0.0" } };
    write("package-lock.json", lockfile(wanted));
    write("node_modules/.package-lock.json", lockfile(present));
    expect(evaluate("packages", DIFFERENCE)).toBe("node_modules/b\n");
    const older = { ...present, "node_modules/b": { version: "1.9.0" } };
    write("node_modules/.package-lock.json", lockfile(older));
    expect(evaluate("packages", DIFFERENCE)).toBe("node_modules/b\n");
  });

  it("does not miss the optional packages of other platforms", () => {
    const elsewhere = { "node_modules/mac-only": { version: "1.0.0", optional: true } };
    write("package-lock.json", lockfile({ "": {}, ...present, ...elsewhere }));
    write("node_modules/.package-lock.json", lockfile(present));
    expect(evaluate("packages", DIFFERENCE)).toBe("null\n");
  });
});

describe("what is built", () => {
  const WORK = `const plan = { name: "x", inputs: ["source"], outputs: ["made"] };
    const { writeFileSync } = await import("node:fs");
    console.log(await subject.runIfChanged(plan, async () => writeFileSync("made", "")));`;

  it("is built again when a source changed or the result is gone, and not otherwise", () => {
    write("source/a.ts", "1");
    expect(evaluate("fingerprint", WORK)).toBe("true\n");
    expect(evaluate("fingerprint", WORK)).toBe("false\n");
    write("source/a.ts", "2");
    expect(evaluate("fingerprint", WORK)).toBe("true\n");
    rmSync(inRoot("made"));
    expect(evaluate("fingerprint", WORK)).toBe("true\n");
    write("source/node_modules/x.js", "not a source");
    expect(evaluate("fingerprint", WORK)).toBe("false\n");
  });

  it("is not taken for built when building failed", () => {
    write("source/a.ts", "1");
    write("made", "");
    const failing = WORK.replace('writeFileSync("made", "")', '{ throw new Error("no") }');
    expect(() => evaluate("fingerprint", failing)).toThrow();
    expect(evaluate("fingerprint", WORK)).toBe("true\n");
  });
});

describe("the lock of a build", () => {
  const BUILD = `console.log(await subject.withBuildLock(console.log, async () => "built"));`;

  it("of a process that is gone, or that a full disk left empty, is taken over", () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    write(".cache/build.lock", String(pid));
    expect(evaluate("build-lock", BUILD)).toBe("built\n");
    write(".cache/build.lock", "");
    utimesSync(inRoot(".cache/build.lock"), 1, 1);
    expect(evaluate("build-lock", BUILD)).toBe("built\n");
  });
});

describe("a failing program", () => {
  const FAIL = `await runCommand(1, (progress) => progress.step("Breaking", () =>
    runProgram({ name: "the breaker", command: process.execPath,
      args: ["--eval", "console.error('line one'); process.exit(9)"] })));`;

  it("is named with its last lines and exit code, and no stack trace", () => {
    const imports = ["run-command", "run-program"].map(
      (name) => `await import(${JSON.stringify(copy.module(name))})`,
    );
    const script = `const { runCommand } = ${imports[0]}; const { runProgram } = ${imports[1]};\n${FAIL}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stdout).toContain("[1/1] Breaking – failed");
    expect(stderr).toBe("\nline one\n\nthe breaker failed (exit code 9)\n");
  });
});

it("keeps its own step count: start shows as many steps as the supervisor reports", () => {
  const supervisor = readFileSync(
    path.join(checkout, "packages/local-stack/src/stack/stack.ts"),
    "utf8",
  );
  const reported = supervisor.match(/reporter\.step\(/g)?.length;
  const shown = evaluate("supervise-stack", "console.log(subject.SUPERVISOR_STEPS);");
  expect(Number(shown)).toBe(reported);
});

describe("the terminal", () => {
  it("repeats the work in the background below other lines only until it is over", () => {
    const shown = evaluate(
      "progress",
      `const out = { isTTY: true, columns: 80, written: "", write(text) { this.written += text; } };
      const progress = new subject.Progress(1, out);
      progress.live("films: salsa ready (19 of 19)");
      progress.print("viewing: slow");
      progress.live("");
      progress.print("films: all 19 ready");
      progress.print("viewing: slow again");
      console.log(JSON.stringify(out.written));`,
    );
    const [during = "", after = ""] = (JSON.parse(shown) as string).split("films: all 19 ready");
    expect(during.split("19 of 19")).toHaveLength(3);
    expect(after).not.toContain("19 of 19");
  });
});
