import { members } from "@eightcount/demo/content/members";
import { readyMadeKinds } from "./ready-made-kinds";
import { everyone, halves, walkers } from "./walkers";

const TABLE = `# Members

| Kind | Where they stand |
|---|---|
| inactive | never bought anything |
| active monthly, active yearly | paid |
`;

describe("walkers", () => {
  it("every kind in the document's table", () => {
    expect(readyMadeKinds(TABLE)).toEqual(["inactive", "active monthly", "active yearly"]);
  });

  it("a document without the table fails", () => {
    expect(() => readyMadeKinds("# Members\n")).toThrow(
      "no table of kinds in docs/ready-made-members.md",
    );
  });

  it("the document and the seed name the same kinds", () => {
    expect([...readyMadeKinds()].sort()).toEqual(members.map(({ kind }) => kind).sort());
  });

  it("both halves together contain everyone", () => {
    const [one, other] = halves(everyone());
    expect(new Set([...one, ...other])).toEqual(new Set(everyone()));
    expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(1);
  });

  it("a normal run has the visitor and at least four kinds of members, a full run everyone", () => {
    const names = everyone().map(({ name }) => name);
    expect(names).toEqual(["visitor", ...readyMadeKinds()]);
    const roles = new Set(walkers().map(({ role }) => role));
    expect(walkers().length).toBeGreaterThanOrEqual(5);
    expect(roles).toEqual(new Set(["visitor", "member", "subscriber", "unconfirmed"]));
  });
});
