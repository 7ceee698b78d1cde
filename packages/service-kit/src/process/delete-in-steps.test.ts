import { deleteInSteps } from "./delete-in-steps";

describe("deleting in steps", () => {
  const table = (rows: number) => {
    const steps: number[] = [];
    let left = rows;
    const deleteSome = async (limit: number) => {
      const deleted = Math.min(limit, left);
      left -= deleted;
      steps.push(deleted);
      return { count: deleted };
    };
    return { steps, deleteSome };
  };

  it("never deletes more rows at a time than its limit, and all of them in the end", async () => {
    const { steps, deleteSome } = table(12);
    await expect(deleteInSteps(deleteSome, 5)).resolves.toBe(12);
    expect(steps).toEqual([5, 5, 2]);
  });

  it("stops after an empty step when the rows fill their last one", async () => {
    const { steps, deleteSome } = table(10);
    await expect(deleteInSteps(deleteSome, 5)).resolves.toBe(10);
    expect(steps).toEqual([5, 5, 0]);
  });

  it("asks an empty table once", async () => {
    const { steps, deleteSome } = table(0);
    await expect(deleteInSteps(deleteSome)).resolves.toBe(0);
    expect(steps).toEqual([0]);
  });
});
