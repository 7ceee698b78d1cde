import { isReleased } from "@eightcount/rules/catalogue/release-dates";
import { releasedBefore } from "./visibility.rules";

describe("the release boundary", () => {
  it("CAT-CLS-17 agrees with the comparison of ISO strings cut to 19 characters", () => {
    const second = Date.parse("2026-11-20T12:00:00.000Z");
    for (const nowMs of [second, second + 1, second + 999]) {
      const now = new Date(nowMs);
      for (const releaseMs of [second - 1, second, second + 500, second + 999, second + 1000]) {
        const release = new Date(releaseMs);
        expect(release < releasedBefore(now)).toBe(isReleased(release, now));
      }
    }
  });
});
