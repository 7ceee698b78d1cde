import {
  axisMaximum,
  axisTicks,
  type Bucket,
  barsPerView,
  padToSlots,
  periodLabel,
  visibleBuckets,
} from "./chartRules";

const bucket = (total: number, timeRef = "2026-11-16T00:00:00Z"): Bucket => ({
  timeRef,
  beginner: total,
  intermediate: 0,
  advanced: 0,
});

describe("chart rules", () => {
  it("CAT-CHART-05 shows one bar per 48 pixels of width, less one", () => {
    expect(barsPerView(480)).toBe(9);
    expect(barsPerView(527)).toBe(9);
    expect(barsPerView(528)).toBe(10);
    expect(barsPerView(20)).toBe(1);
  });

  it("CAT-CHART-08 the axis ends at five or the next multiple of five", () => {
    expect(axisMaximum([])).toBe(5);
    expect(axisMaximum([bucket(5)])).toBe(5);
    expect(axisMaximum([bucket(2), bucket(6)])).toBe(10);
  });

  it.each([
    [5, [0, 1, 2, 3, 4, 5]],
    [10, [0, 2, 4, 6, 8, 10]],
    [35, [0, 7, 14, 21, 28, 35]],
  ])("CAT-CHART-08 an axis up to %i is labeled in whole classes", (top, ticks) => {
    expect(axisTicks(top)).toEqual(ticks);
  });

  it("CAT-CHART-05 the first weeks are as narrow as the later ones, at the right", () => {
    const few = [bucket(1), bucket(2)];
    expect(padToSlots(few, 4)).toEqual([null, null, ...few]);
    expect(padToSlots(few, 2)).toEqual(few);
    expect(padToSlots(few, 1)).toEqual(few);
  });

  it("CAT-CHART-10 a weekly label spans six days back to the bucket date", () => {
    expect(periodLabel("2026-11-16T00:00:00Z", "WEEK", "UTC")).toBe("Nov 10 – Nov 16");
    expect(periodLabel("2026-11-16T00:00:00Z", "DAY", "UTC")).toBe("Nov 16");
    expect(periodLabel("2026-11-01T00:00:00Z", "MONTH", "UTC")).toBe("November 2026");
  });

  it("CAT-CHART-10 a DST change within a week shifts no day", () => {
    const sunday = "2026-03-28T21:00:00Z";
    expect(periodLabel(sunday, "WEEK", "Asia/Jerusalem")).toBe("Mar 23 – Mar 29");
  });

  it("shows the newest at the right and slides back in time", () => {
    const buckets = [4, 3, 2, 1].map((total) => bucket(total));
    expect(visibleBuckets(buckets, 0, 3).map((b) => b.beginner)).toEqual([2, 3, 4]);
    expect(visibleBuckets(buckets, 1, 3).map((b) => b.beginner)).toEqual([1, 2, 3]);
  });
});
