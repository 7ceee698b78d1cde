import { codeText, maskedEmail, nextSendAt } from "./email-code.rules";

const now = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const wait = (sentAt: readonly Date[]) =>
  (nextSendAt(sentAt, now).getTime() - now.getTime()) / 1000;

describe("mailed codes", () => {
  it("have six digits, zeros in front included", () => {
    expect([codeText(0), codeText(42), codeText(999_999)]).toEqual(["000000", "000042", "999999"]);
  });

  it("go out at once, then 30 seconds apart", () => {
    expect(wait([])).toBe(0);
    expect(wait([ago(0)])).toBe(30);
    expect(wait([ago(29), ago(500)])).toBe(1);
    expect(wait([ago(30)])).toBe(0);
  });

  it("go out five times in an hour; the sixth waits for the first to be an hour old", () => {
    const five = [ago(3_500), ago(3_000), ago(2_000), ago(1_000), ago(100)];
    expect(wait(five)).toBe(100);
    expect(wait([...five.slice(1), ago(3_600)])).toBe(0);
  });

  it("hide most of the address they went to", () => {
    expect(maskedEmail("ada@dance.com")).toBe("a***@dance.com");
  });
});
