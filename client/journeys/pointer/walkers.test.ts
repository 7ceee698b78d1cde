import { members } from "@eightcount/demo/content/members";
import { readyMadeKinds } from "./ready-made-kinds";
import { addressCount, everyone, halves, walkers, walkersOfDay } from "./walkers";

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

  it.each([
    ["a full run", everyone()],
    ["a normal run", walkers()],
  ])("both halves of %s together contain everyone and take about as long", (_, all) => {
    const [one, other] = halves(all);
    expect(new Set([...one, ...other])).toEqual(new Set(all));
    expect(one.length + other.length).toBe(all.length);
    expect(addressCount(one) / addressCount(other)).toBeGreaterThan(0.8);
    expect(addressCount(one) / addressCount(other)).toBeLessThan(1.25);
  });

  it("of a day walk in one layout each, in the other four days later, and in two files of each", () => {
    const [today, next] = [20_784, 20_788];
    const all = walkers();
    const [desk, phone] = [walkersOfDay(all, "desk", today), walkersOfDay(all, "phone", today)];
    expect(new Set([...desk, ...phone])).toEqual(new Set(all));
    expect(desk.length + phone.length).toBe(all.length);
    expect(walkersOfDay(all, "phone", next)).toEqual(desk);
    for (const file of [...halves(desk), ...halves(phone)]) expect(file).not.toEqual([]);
  });

  it("a normal run has the visitor and at least four kinds of members, a full run everyone", () => {
    const names = everyone().map(({ name }) => name);
    expect(names).toEqual(["visitor", ...readyMadeKinds()]);
    const roles = new Set(walkers().map(({ role }) => role));
    expect(walkers().length).toBeGreaterThanOrEqual(5);
    expect(roles).toEqual(new Set(["visitor", "member", "subscriber", "unconfirmed"]));
  });
});
