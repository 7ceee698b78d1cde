import { heartbeatDelay, heartbeatForLoad, heartbeatUnderPressure } from "./heartbeat";

describe("heartbeat", () => {
  it("AMB-81 is ten seconds, spread by a fifth either way", () => {
    expect(heartbeatDelay(10, 0)).toBe(8_000);
    expect(heartbeatDelay(10, 0.5)).toBe(10_000);
    expect(heartbeatDelay(10, 0.999_999)).toBeLessThanOrEqual(12_000);
  });

  it("stays within 10–60 s whatever the server requests", () => {
    expect(heartbeatDelay(0, 0.5)).toBe(10_000);
    expect(heartbeatDelay(600, 0.5)).toBe(60_000);
  });

  it.each([
    [0, 10],
    [0.24, 10],
    [0.25, 15],
    [0.5, 30],
    [0.8, 60],
    [1, 60],
  ])("a queue filled to %d requests %d s", (fill, seconds) => {
    expect(heartbeatForLoad(fill)).toBe(seconds);
  });

  it("grows with each level of pressure, up to a minute", () => {
    expect([0, 1, 2, 3, 4, 5].map(heartbeatUnderPressure)).toEqual([10, 15, 30, 60, 60, 60]);
  });
});
