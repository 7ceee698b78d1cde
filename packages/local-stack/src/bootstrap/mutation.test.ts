import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkout } from "../checkout/checkout";

const FOLDER = path.join(checkout, "packages/local-stack/bootstrap/mutation");

/** What a piece of code that may use a module of the folder evaluates to. */
function evaluate<T>(module: string, code: string): T {
  const script = `import * as subject from ${JSON.stringify(path.join(FOLDER, `${module}.mjs`))};
    console.log(JSON.stringify(${code}));`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as T;
}

const code = (text: string) => ["$", "{", text, "}"].join("");
const template = (text: string, tag = "sql") => [tag, text, ""].join("`");

describe("mutants of SQL", () => {
  function mutated(source: string): string[] {
    const place = { start: source.indexOf("`"), end: source.length };
    const found = evaluate<{ start: number; end: number; replacement: string }[]>(
      "sql-mutations",
      `subject.sqlMutations(${JSON.stringify(source)}, ${JSON.stringify(place)})`,
    );
    return found.map(({ start, end, replacement }) =>
      (source.slice(0, start) + replacement + source.slice(end)).replace(/ +/g, " "),
    );
  }

  it("change an operator or leave out a condition with its value", () => {
    const member = code("f({ id })");
    const conditions = (some: string) => template(`DELETE FROM a WHERE b ${some} ORDER BY d`);
    expect(mutated(conditions(`>= ${code("now")} AND c = ${member}`))).toEqual([
      conditions(`> ${code("now")} AND c = ${member}`),
      conditions(`>= ${code("now")} OR c = ${member}`),
      conditions(`>= ${code("now")}`),
    ]);
  });

  it("leave code, comments and JSON operators alone", () => {
    const text = `SELECT ${code("a > b ? c : d")} -- a > b\n FROM e WHERE f->>'g' <> h`;
    expect(mutated(template(text))).toEqual([]);
  });

  it("are not found in a sentence", () => {
    expect(mutated(template(`The price is > ${code("least")}`, ""))).toEqual([]);
  });
});

describe("the sample", () => {
  const draw = (seed: number, sample: number) =>
    evaluate<{ area: string; id: string }[]>(
      "sample",
      `subject.drawSample(["rules", "SQL"].flatMap((area) => Array.from({ length: 20 },
        (_, line) => ({ area, file: area, line, mutator: "m", original: "a", replacement: "b" }))),
        { seed: ${seed}, sample: ${sample} })`,
    );

  it("is the same for the same seed, and begins the same when it is smaller", () => {
    expect(draw(7, 12)).toEqual(draw(7, 12));
    expect(draw(7, 4)).toEqual(draw(7, 12).slice(0, 4));
    expect(draw(8, 12)).not.toEqual(draw(7, 12));
  });

  it("takes from the areas in turn and nothing twice", () => {
    const drawn = draw(7, 12);
    expect(drawn.filter(({ area }) => area === "SQL")).toHaveLength(6);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(12);
  });
});

describe("related tests", () => {
  const related = (file: string) =>
    evaluate<string[]>(
      "related-tests",
      `new subject.RelatedTests((await import(${JSON.stringify(path.join(FOLDER, "mutants.mjs"))}))
        .sourceFiles()).of(${JSON.stringify(file)})`,
    );

  it("begin in the file's folder and include the client's tests of a rule", () => {
    const tests = related("packages/rules/src/watching/viewing-status.ts");
    expect(tests[0]).toBe("packages/rules/src/watching/viewing-status.test.ts");
    for (const place of [/^subgraphs\/viewing\//, /^client\/src\//]) {
      expect(tests).toContainEqual(expect.stringMatching(place));
    }
  });
});

it("strength counts what was caught of the valid", () => {
  const statuses = ["Killed", "Timeout", "CompileError", "Survived", "NoCoverage"];
  const mutants = JSON.stringify(statuses.map((status) => ({ status })));
  expect(evaluate("report", `subject.strengthOf(${mutants})`)).toBe(50);
});
