import { readFileSync } from "node:fs";
import path from "node:path";
import { accountFaults } from "./faults/fault-switches";
import { testCards } from "./recurly/cards/test-cards";
import { coupons } from "./recurly/catalogue/coupons";
import { giftCardSeeds } from "./recurly/catalogue/gift-cards";
import { webhookModes } from "./webhooks/webhook-mode";

const read = (file: string) => readFileSync(path.join(__dirname, file), "utf8");
const readme = read("../README.md");

describe("the sandbox's README", () => {
  it("ENG-12 names every test card, code, wallet switch, clock step, webhook mode and fault there is", () => {
    for (const { number } of Object.values(testCards)) expect(readme).toContain(number);
    for (const { code } of [...coupons, ...giftCardSeeds]) expect(readme).toContain(`\`${code}\``);
    for (const mode of webhookModes) expect(readme).toContain(`\`${mode}\``);
    for (const fault of accountFaults) expect(readme).toContain(`\`${fault}\``);
    for (const mode of ["1", "fail", "0"]) expect(readme).toContain(`\`?wallet=${mode}\``);
    for (const step of ["advanceDays", "toNextEvent", "stands"]) {
      expect(readme).toMatch(new RegExp(`POST /sandbox/clock[^-]*${step}`));
    }
    expect(readme).toMatch(/Mail .*six-digit code/);
    const product = read("../../../README.md");
    expect(product).toMatch(/\| Captcha \|.*\| Media \|.*\| Location \|/s);
    expect(read("../../../docs/ready-made-members.md")).toMatch(/password/i);
  });

  it("names no card that is none", () => {
    const known = new Set(Object.values(testCards).map(({ number }) => number));
    const named = readme.match(/\b\d{15,16}\b/g) ?? [];
    expect(named.filter((number) => !known.has(number))).toEqual(["4222222222222222"]);
  });
});
