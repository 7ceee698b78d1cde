import { inTurns } from "./inTurns";

describe("inTurns", () => {
  it("works on so many at once, and a failure stops none of the others", async () => {
    let running = 0;
    let most = 0;
    const results = inTurns([1, 2, 3, 4, 5], 2, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (item === 2) throw new Error("two");
      return item * 10;
    });
    await expect(results[1]).rejects.toThrow("two");
    expect(await Promise.all(results.filter((_, at) => at !== 1))).toEqual([10, 30, 40, 50]);
    expect(most).toBe(2);
  });
});
