import { layoutOfDay } from "./layouts";

const FILES = ["sign-in", "progress", "catalogue", "gift-card", "sums", "profile"].map(
  (name) => `/checkout/client/journeys/${name}.test.ts`,
);
const layoutsOn = (seed: number) => FILES.map((file) => layoutOfDay(file, seed)[0]);

describe("the layout of a journey in the short run", () => {
  it("is the other one four days later, when the file has its turn again", () => {
    const [today, next] = [layoutsOn(20_261_120), layoutsOn(20_261_124)];
    expect(today.some((name, index) => name === next[index])).toBe(false);
    expect(layoutsOn(20_261_128)).toEqual(today);
  });

  it("depends on the file's name alone, and differs between files", () => {
    const [file = ""] = FILES;
    expect(layoutOfDay(`/elsewhere/${file}`, 1)).toBe(layoutOfDay(file, 1));
    expect([...new Set(layoutsOn(1))].sort()).toEqual(["on a desk", "on a phone"]);
  });
});
