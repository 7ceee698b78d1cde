import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { citedIds } from "./cited-ids";
import { citations, testSources, unlistedIds } from "./proofs";
import { proofsPage } from "./proofs-page";
import { specifiedSections } from "./specified-lines";
import { testTitles } from "./test-titles";

// Put together here, so that these lines are no titles of this file's own.
const planted = (title: string) => ({ file: "planted.test.ts", text: `it("${title}", () => {});` });
const PROGRESS = { name: "progress", ids: ["VIEW-PROG-01", "VIEW-PROG-02"] };

describe("titles of tests", () => {
  it.each([
    ["a plain test", 'it("one", run)', ["one"]],
    ["a test that runs alone", 'it.only("one", run)', ["one"]],
    ["a table", 'it.each([1, 2])("one %s", run)', ["one %s"]],
    ["a table of a group", 'describe.each(table)("one", run)', ["one"]],
    ["a group and its test", 'describe("one", () => { test("two", run); })', ["one", "two"]],
    ["a composed title", `it(\`one \${two} three\`, run)`, ["one … three"]],
    ["one that is skipped", 'it.skip("one", run)', []],
    ["one to be written", 'it.todo("one")', []],
    ["something else", 'visit("one", run)', []],
  ])("are read off %s", (_, text, titles) => {
    expect(testTitles("planted.test.ts", text)).toEqual(titles);
  });

  it("are read off a file with elements", () => {
    const text = 'it("one", () => { render(<Card title="two" />); });';
    expect(testTitles("planted.test.tsx", text)).toEqual(["one"]);
  });
});

describe("ids in a title", () => {
  it.each([
    ["VIEW-PROG-05 never downgrades", ["VIEW-PROG-05"]],
    ["FUN-REG-1a and ROUTE-02", ["FUN-REG-1a", "ROUTE-02"]],
    ["CAT-SRCH-09…11 find", ["CAT-SRCH-09", "CAT-SRCH-10", "CAT-SRCH-11"]],
    ["AMB-03 is no line", []],
    ["nothing", []],
  ])("%s", (title, ids) => {
    expect(citedIds(title)).toEqual(ids);
  });
});

describe("the proofs", () => {
  it("refuse an id that is not specified, and leave other abbreviations alone", () => {
    const sources = [planted("VIEW-PROG-99 moves back"), planted("reads UTF-8")];
    expect(unlistedIds([PROGRESS], citations(sources))).toEqual([
      "planted.test.ts: VIEW-PROG-99 is not a line of the specification",
    ]);
  });

  it("list each line with the files that name it", () => {
    const page = proofsPage([PROGRESS], citations([planted("VIEW-PROG-02 restarts")]));
    expect(page).toContain("**1 of 2 lines are named by a test.**");
    expect(page).toContain("| VIEW-PROG-01 | none yet |");
    expect(page).toContain("| VIEW-PROG-02 | `planted.test.ts` |");
  });

  it("read the whole specification of this checkout", () => {
    const sections = specifiedSections(checkout);
    expect(sections.flatMap(({ ids }) => ids)).toHaveLength(750);
    expect(unlistedIds(sections, citations(testSources(checkout)))).toEqual([]);
  });
});
