import { pictureExpiry, stillPath } from "./picture.rules";

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

  it("addresses of one hour expire together, one to two hours ahead", () => {
    const expiry = (time: string) => pictureExpiry(new Date(`2026-11-20T${time}Z`)).toISOString();
    expect(expiry("12:00:00.000")).toBe("2026-11-20T14:00:00.000Z");
    expect(expiry("12:59:59.999")).toBe("2026-11-20T14:00:00.000Z");
    expect(expiry("13:00:00.000")).toBe("2026-11-20T15:00:00.000Z");
  });
});
