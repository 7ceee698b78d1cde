import { layoutOfDay } from "./layouts";

const FILES = ["sign-in", "progress", "catalogue", "gift-card", "sums", "profile"].map(
  (name) => `/checkout/client/journeys/${name}.test.ts`,
);
const layoutsOn = (turn: number) => FILES.map((file) => layoutOfDay(file, turn)[0]);

describe("the layout of a journey in the short run", () => {
  it("is the other one four days later, when the file has its turn again", () => {
    const [today, next] = [layoutsOn(20_784), layoutsOn(20_788)];
    expect(today.some((name, index) => name === next[index])).toBe(false);
    expect(layoutsOn(20_792)).toEqual(today);
  });

  it("depends on the file's name alone, and differs between files", () => {
    const [file = ""] = FILES;
    expect(layoutOfDay(`/elsewhere/${file}`, 1)).toBe(layoutOfDay(file, 1));
    expect([...new Set(layoutsOn(1))].sort()).toEqual(["on a desk", "on a phone"]);
  });
});
