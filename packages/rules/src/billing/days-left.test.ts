import { daysLeft } from "./days-left";

const at = (text: string) => new Date(text);
const utc = () => 0;
/** New York: daylight saving time from March 8 to November 1, 2026. */
const newYork = (moment: Date) =>
  moment >= at("2026-03-08T07:00:00Z") && moment < at("2026-11-01T06:00:00Z") ? 240 : 300;

describe("days left on a plan", () => {
  it("BILL-CANCEL-14 counts the days to the next billing date, a started one included", () => {
    const now = at("2026-11-25T12:00:00Z");
    expect(daysLeft(at("2026-12-05T12:00:00Z"), now, utc)).toBe(10);
    expect(daysLeft(at("2026-12-05T12:00:01Z"), now, utc)).toBe(11);
    expect(daysLeft(at("2026-11-25T12:00:01Z"), now, utc)).toBe(1);
  });

  it("BILL-CANCEL-14 is 0 on the billing date and after it", () => {
    const now = at("2026-11-25T12:00:00Z");
    expect(daysLeft(now, now, utc)).toBe(0);
    expect(daysLeft(at("2026-11-01T12:00:00Z"), now, utc)).toBe(0);
  });

  it("BILL-CANCEL-14 the hour of daylight saving time adds no day in fall and takes none in spring", () => {
    // Noon to noon in New York, over the night when the clocks go back: 169 hours.
    expect(daysLeft(at("2026-11-04T17:00:00Z"), at("2026-10-28T16:00:00Z"), newYork)).toBe(7);
    // An hour past noon to noon a week later, over the night when they go forward.
    expect(daysLeft(at("2026-03-11T16:00:00Z"), at("2026-03-04T17:00:00Z"), newYork)).toBe(7);
    expect(daysLeft(at("2026-03-11T16:30:00Z"), at("2026-03-04T17:00:00Z"), newYork)).toBe(8);
  });
});
