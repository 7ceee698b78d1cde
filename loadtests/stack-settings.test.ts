import { execFileSync } from "node:child_process";
import path from "node:path";
import { anOperation, figures } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";

const ROOT = path.resolve(__dirname, "..");
const PROGRAM = path.join(ROOT, "packages/local-stack/bootstrap/load/print-settings.mjs");
const PINNED_NODE = path.join(ROOT, "node_modules/node/bin/node");

/** What a stack that `make load` starts with these variables would run with. */
function settingsWith(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const given = { PATH: process.env.PATH ?? "", ...env };
  return JSON.parse(execFileSync(PINNED_NODE, [PROGRAM], { encoding: "utf8", env: given }));
}

describe("the settings of a run", () => {
  it("are those that differ from the defaults of the processes", () => {
    expect(
      settingsWith({
        EIGHTCOUNT_YOUNG_HEAP_MB: "16",
        EIGHTCOUNT_VIEWING_FLUSH_MAX_ROWS: "",
        EIGHTCOUNT_SHED_AT_IN_FLIGHT: "200",
        EIGHTCOUNT_NO_SUCH_KEY: "1",
        HOME: "/home/somebody",
      }),
    ).toEqual({ EIGHTCOUNT_YOUNG_HEAP_MB: "16" });
  });

  it("are not those that every load has, nor where the stack listens and keeps its data", () => {
    expect(
      settingsWith({
        ...{ ALTCHA_WORK: "2", EIGHTCOUNT_RENDER_FILMS: "false" },
        ...{ EIGHTCOUNT_GATEWAY_PORT: "5001", EIGHTCOUNT_DATA_FOLDER: "elsewhere" },
      }),
    ).toEqual({});
    expect(settingsWith({ EIGHTCOUNT_RENDER_FILMS: "true" })).toEqual({
      EIGHTCOUNT_RENDER_FILMS: "true",
    });
  });

  it("hold no secret, password, or address of a person", () => {
    expect(
      settingsWith({
        EIGHTCOUNT_GATEWAY_SECRET: "a-secret-of-enough-letters",
        EIGHTCOUNT_ENGAGEMENT_KEY: "a-key",
        SMTP_URL: "smtp://name:word@mail.example",
        REDIS_URL: "redis://name:wo/rd@redis.example",
        EIGHTCOUNT_EMPLOYEE_EMAILS: "tess@example.com,noa@example.com",
      }),
    ).toEqual({
      REDIS_URL: "redis://[redacted]@redis.example",
      EIGHTCOUNT_EMPLOYEE_EMAILS: "[redacted]@example.com,[redacted]@example.com",
    });
  });

  it("are unknown of a stack that ran already", () => {
    expect(evaluate("stack-settings", "subject.readStackSettings(null)")).toBeNull();
    const sentences = (stackSettings: object | null) =>
      evaluate("describe-run", "subject.verdictSentences(input)", {
        ...{ figures: figures({}), reasons: [], run: {}, stackSettings },
      });
    expect(sentences(null)).toEqual(["The stack ran already, so its settings are unknown."]);
    expect(sentences({ A: "1", B: "x" })).toEqual(["Settings of the stack: A=1, B=x."]);
    expect(sentences({})).toEqual([]);
  });
});

const run = (p50: number, stackSettings?: object) => ({
  machine: { cpu: "Fast", cores: 2 },
  breakpoint: null,
  figures: figures({ operations: [anOperation("steady", { p50 })] }),
  stackSettings,
});

const compared = (before?: object, after?: object) =>
  evaluate<{ text: string; isSlower: boolean }>("compare", "subject.describeComparison(...input)", [
    run(20, before),
    run(90, after),
  ]);

describe("a slower run", () => {
  it("is a regression with the same settings", () => {
    const { text, isSlower } = compared({ A: "1" }, { A: "1" });
    expect(isSlower).toBe(true);
    expect(text).not.toContain("settings");
  });

  it("is none with other settings, which are named", () => {
    const { text, isSlower } = compared({ A: "1", B: "2" }, { B: "3", C: "4" });
    expect(isSlower).toBe(false);
    expect(text).not.toContain("SLOWER");
    expect(text).toMatch(
      /The settings differ, so this is no regression: A was 1 and is the default, B was 2 and is 3, C was the default and is 4\.$/,
    );
  });

  it("is one with a warning if the settings of a run are unknown", () => {
    const { text, isSlower } = compared(undefined, {});
    expect(isSlower).toBe(true);
    expect(text).toContain("The settings may differ");
  });
});

it("the history counts runs with the same settings, and says how many had others", () => {
  const placeOf = (earlier: readonly (object | null)[]) =>
    evaluate<string>("finish", "subject.placeInHistory(...input)", [
      earlier.map((stackSettings) => ({ stackSettings })),
      { stackSettings: { A: "1" } },
    ]);
  expect(placeOf([])).toBe("run 1 of this load");
  expect(placeOf([{ A: "1" }])).toBe("run 2 of this load");
  expect(placeOf([{ A: "1" }, {}, null])).toBe(
    "run 2 of this load with these settings, after 2 with others",
  );
});
