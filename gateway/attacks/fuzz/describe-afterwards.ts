import type { Vitals } from "./vitals";

const P99_MS = 1_500;

/** Tests of what many requests leave behind: how long each took, and the memory they used. */
export function describeAfterwards(milliseconds: readonly number[], before: () => Vitals): void {
  describe("afterwards", () => {
    it("99 of 100 requests were over in time", () => {
      const at = (share: number) => Math.round(quantile(milliseconds, share));
      const figures = { p50: at(0.5), p99: at(0.99), max: at(1) };
      process.stderr.write(`${milliseconds.length} requests, ms: ${JSON.stringify(figures)}\n`);
      expect(figures.p99).toBeLessThan(P99_MS);
    });

    it("memory came back", async () => {
      const { grown, figures } = await before().growth();
      process.stderr.write(`${figures}\n`);
      expect(grown).toEqual([]);
    });
  });
}

/** The value below which this share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
