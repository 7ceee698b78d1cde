import {
  formatListDate,
  isNew,
  isoSeconds,
  isReleased,
  newListingTitle,
  releasedWithinStart,
} from "./release-dates";

const now = new Date("2026-11-20T12:00:00.500Z");
const ago = (days: number, hours = 0, seconds = 0): Date =>
  new Date(now.getTime() - ((days * 24 + hours) * 3600 + seconds) * 1000);

describe("release dates", () => {
  it("CAT-CARD-01 CONST-19 NEW when released within 14 days: 13 d 23 h yes, 14 d 1 s no", () => {
    expect(isNew(ago(13, 23), now)).toBe(true);
    expect(isNew(ago(14, 0, 1), now)).toBe(false);
  });

  it("CAT-CARD-01 exactly 14 days is no longer NEW and a future release is not NEW yet", () => {
    expect(isNew(ago(14), now)).toBe(false);
    expect(isNew(ago(-1), now)).toBe(false);
  });

  it("CAT-CARD-02 the listing's window is one hour longer than the badge's", () => {
    expect(releasedWithinStart(14, now)).toEqual(ago(14, 1));
  });

  it("CAT-CLS-17 dates are compared as ISO strings cut to 19 characters", () => {
    expect(isoSeconds(now)).toBe("2026-11-20T12:00:00");
    expect(isReleased(new Date("2026-11-20T12:00:00.999Z"), now)).toBe(true);
    expect(isReleased(new Date("2026-11-20T12:00:01.000Z"), now)).toBe(false);
  });

  it("the listing's title is singular for one class", () => {
    expect(newListingTitle(1)).toBe("Class in the last 2 weeks");
    expect(newListingTitle(0)).toBe("Classes in the last 2 weeks");
    expect(newListingTitle(7)).toBe("Classes in the last 2 weeks");
  });

  it("dates read MMM DD, YYYY", () => {
    expect(formatListDate(new Date("2026-11-06T23:30:00Z"))).toBe("Nov 06, 2026");
    expect(formatListDate(new Date("2026-11-06T23:30:00Z"), "Europe/Warsaw")).toBe("Nov 07, 2026");
    expect(formatListDate(new Date("2026-09-30T08:00:00Z"))).toBe("Sep 30, 2026");
  });
});
