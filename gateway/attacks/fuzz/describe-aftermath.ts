import type { Vitals } from "./vitals";

const P99_MS = 1_500;

/** Tests latency and memory after many requests. */
export function describeAftermath(milliseconds: readonly number[], before: () => Vitals): void {
  describe("afterwards", () => {
    it("99 of 100 requests finished in time", () => {
      const at = (share: number) => Math.round(quantile(milliseconds, share));
      const figures = { p50: at(0.5), p99: at(0.99), max: at(1) };
      process.stderr.write(`${milliseconds.length} requests, ms: ${JSON.stringify(figures)}\n`);
      expect(figures.p99).toBeLessThan(P99_MS);
    });

    it("memory was released", async () => {
      const { grown, figures } = await before().growth();
      process.stderr.write(`${figures}\n`);
      expect(grown).toEqual([]);
    });
  });
}

/** Returns the value below which this share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
