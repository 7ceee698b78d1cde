import { ADDRESSES, FLOW_ADDRESSES } from "../pages/addresses";
import { readyMadeKinds } from "../pointer/ready-made-kinds";
import { selectPeople } from "./people";

describe("people whose screens are pictured", () => {
  const everybody = selectPeople("everybody");

  // client/src/app/everyPage.test.ts checks that every route has an address.
  it("see every address of the product", () => {
    const seen = everybody.flatMap(({ screens }) => screens.map(({ at, shows }) => shows ?? at));
    const addresses: readonly string[] = [...Object.values(ADDRESSES).flat(), ...FLOW_ADDRESSES];
    expect(addresses.filter((address) => !seen.includes(address))).toEqual([]);
  });

  it("are visitors and every kind of ready-made member", () => {
    expect(readyMadeKinds()).toContain("active yearly");
    expect(readyMadeKinds()).toContain("FreeAccess");
    expect(everybody).toHaveLength(readyMadeKinds().length + 5);
    expect(selectPeople("")).toHaveLength(4 + 5);
    expect(selectPeople("trial,owing").map(({ name }) => name)).toEqual(["trial", "owing"]);
    expect(() => selectPeople("nobody")).toThrow(/Unknown name nobody; use first-visit, visitor/);
  });

  it("have unique screen names", () => {
    for (const { screens } of everybody) {
      const names = screens.map(({ name, layout }) => `${name}.${layout ?? "both"}`);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
