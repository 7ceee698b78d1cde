import { pictureExpiry, stillPath } from "./picture.rules";

const HOUR_MS = 3_600_000;

describe("pictures", () => {
  it.each([
    [100, "a/b-320.webp"],
    [320, "a/b-320.webp"],
    [321, "a/b.webp"],
    [640, "a/b.webp"],
    [1000, "a/b-1280.webp"],
    [9999, "a/b-1280.webp"],
  ])("a still for %i pixels is %s", (width, path) => {
    expect(stillPath("a/b.webp", width)).toBe(path);
  });

  it("a URL is valid for one to two days and changes once a day", () => {
    const start = Date.parse("2026-11-20T00:00:00.000Z");
    const expiries = Array.from({ length: 49 }, (_, hour) => {
      const now = start + hour * HOUR_MS;
      const ahead = pictureExpiry("a.webp", new Date(now)).getTime() - now;
      expect(ahead).toBeGreaterThan(24 * HOUR_MS);
      expect(ahead).toBeLessThanOrEqual(48 * HOUR_MS);
      return now + ahead;
    });
    expect(new Set(expiries).size).toBeLessThanOrEqual(3);
  });

  it("files do not all change at the same moment", () => {
    const now = new Date("2026-11-20T12:00:00.000Z");
    const hours = Array.from({ length: 200 }, (_, number) =>
      pictureExpiry(`images/classes/song-${number}.webp`, now).getUTCHours(),
    );
    expect(new Set(hours).size).toBeGreaterThan(12);
  });
});
