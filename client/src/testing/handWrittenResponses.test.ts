import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = join(__dirname, "..");

/** Test files that still write responses by hand. The list may only get shorter. */
const HAND_WRITTEN: readonly string[] = [
  "components/billing/cardFlow.test.ts",
  "player/useStartPlayback.test.tsx",
  "survey/survey.test.tsx",
];

/** Matches a response that names its type, or a Relay environment of the test's own. */
const WRITES_RESPONSES = /__typename|\bcreate(?:Mock)?Environment\b/;

it("only the listed tests write responses by hand, and no listed one has stopped", () => {
  const files = globSync("**/{*.test.{ts,tsx},testing/**/*.{ts,tsx}}", { cwd: SOURCE })
    .filter((file) => !file.startsWith("testing/"))
    .filter((file) => WRITES_RESPONSES.test(readFileSync(join(SOURCE, file), "utf8")));
  expect(files.sort()).toEqual(HAND_WRITTEN);
});

it.each([
  [true, 'respond({ data: { saveClass: { __typename: "ClassSaved" } } })'],
  [true, "const environment = createMockEnvironment();"],
  [false, 'renderRoute("/", { as: "visitor", world: { classes: [aClass()] } })'],
])("finds %s in %s", (isByHand, source) => {
  expect(WRITES_RESPONSES.test(source)).toBe(isByHand);
});
