import { Tally } from "./target-counts";

const STORED = { inactive: { "/classes": { desk: 40, phone: 38 }, "/gone": { desk: 3 } } };

describe("the number of targets", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(`${line}`) > 0);
  });
  afterEach(() => jest.restoreAllMocks());

  it("is printed", () => {
    new Tally("inactive", "desk", STORED).record("/classes", 40);
    expect(lines).toEqual(["inactive, desk, /classes: 40 targets\n"]);
  });

  it("fails when it falls", () => {
    const tally = new Tally("inactive", "desk", STORED);
    expect(tally.record("/classes", 39)).toMatch(/^39 targets, 40 are stored/);
    expect(tally.record("/classes", 40)).toBeNull();
  });

  it("may grow, which is printed", () => {
    expect(new Tally("inactive", "phone", STORED).record("/classes", 41)).toBeNull();
    expect(lines).toEqual(["inactive, phone, /classes: 41 targets, 3 more than stored\n"]);
  });

  it("fails for a page that was never counted", () => {
    expect(new Tally("inactive", "phone", STORED).record("/gone", 3)).toMatch(
      /never counted before/,
    );
  });

  it("names the stored pages that were not visited", () => {
    const tally = new Tally("inactive", "desk", STORED);
    tally.record("/classes", 40);
    expect(tally.missing(() => true)).toEqual(["/gone"]);
    expect(tally.missing((address) => address !== "/gone")).toEqual([]);
    expect(new Tally("inactive", "phone", STORED).missing(() => true)).toEqual(["/classes"]);
  });
});
