import { slo } from "../slo.ts";
import { mixed } from "./mix.ts";

const often = {
  usersPerArrival: 2,
  mostUsers: 40,
  objectives: { recordProgress: slo.recordProgress },
  reported: ["classPage" as const],
};
const rarely = {
  usersPerArrival: 10,
  graceSeconds: 30,
  objectives: { classPage: slo.page, classList: slo.page },
  own: { lost: [{ threshold: "count==0" }] },
};

const mix = mixed([
  { act: often, share: 0.9 },
  { act: rarely, share: 0.1 },
]);

describe("a mix of acts", () => {
  it("judges each operation by its own objective, also one that another act only reports", () => {
    expect(mix.objectives).toEqual({
      recordProgress: slo.recordProgress,
      classPage: slo.page,
      classList: slo.page,
    });
    expect(mix.reported).toEqual([]);
    expect(mix.own).toEqual(rarely.own);
  });

  it("has virtual users for both, and spare ones", () => {
    expect(mix.usersPerArrival).toBeCloseTo(0.9 * 2 + 0.1 * 10 + 0.5);
    expect(mix).toMatchObject({ mostUsers: 40, graceSeconds: 30 });
  });
});
