import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = join(__dirname, "..");

/** Test files that still answer requests by hand. The list only gets shorter. */
const HAND_WRITTEN = [];

const RENDERS = /\b(?:renderRoute|renderPage|createFakeGraph)\b/;
/** An option of the two that fixes answers: `graph: …`, `graph,`, `answers: …`, `answers,`. */
const FIXES =
  /[{,]\s*(?:\.\.\.)?(?:graph\s*(?=[:,}])(?!\s*:\s*MemoryGraph)|answers\s*[:,}])|\bcreateFakeGraph\b/;

const answersByHand = (source: string) => RENDERS.test(source) && FIXES.test(withoutReads(source));

/** Leaves out `const { graph } = …` and parameters, which read the graph that a page has. */
const withoutReads = (source: string) =>
  source.replaceAll(/\{[^{}]*\}(?=\s*(?:=[^>]|:\s*\w|\)\s*=>))/g, "{}");

it("only the listed tests answer requests by hand, and no listed one has stopped", () => {
  const files = globSync("**/*.test.{ts,tsx}", { cwd: SOURCE })
    .filter((file) => !file.startsWith("testing/"))
    .filter((file) => answersByHand(readFileSync(join(SOURCE, file), "utf8")));
  expect(files.sort()).toEqual(HAND_WRITTEN);
});

it.each([
  [true, 'renderRoute("/", { as: subscriber, graph: { styles: [] } })'],
  [true, 'renderRoute("/", { as: subscriber, graph })'],
  [true, "renderPage({ routes, at, answers: {} })"],
  [true, "renderRoute; createFakeGraph({})"],
  [false, 'const { graph, user } = await renderRoute("/", { as: "visitor", world })'],
  [false, "renderPage({ routes, at, world: { classes } })"],
])("finds %s in %s", (isByHand, source) => {
  expect(answersByHand(source)).toBe(isByHand);
});
