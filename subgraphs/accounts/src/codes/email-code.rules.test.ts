import {
  candidateCodes,
  formatCode,
  maskedEmail,
  nextSendAt,
  type StoredCode,
} from "./email-code.rules";

const now = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOME = "network:home";
const mails = (requester: string, seconds: readonly number[]) =>
  seconds.map((one) => ({ sentAt: ago(one), requester }));
const wait = (sent: Parameters<typeof nextSendAt>[0], requester = HOME) =>
  (nextSendAt(sent, requester, now).getTime() - now.getTime()) / 1000;
const every = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, nth) => (nth + 1) * seconds);

describe("mailed codes", () => {
  it("have six digits, zeros in front included", () => {
    expect([formatCode(0), formatCode(42), formatCode(999_999)]).toEqual([
      "000000",
      "000042",
      "999999",
    ]);
  });

  it("are sent immediately, then 30 seconds apart", () => {
    expect(wait([])).toBe(0);
    expect(wait(mails(HOME, [0]))).toBe(30);
    expect(wait(mails(HOME, [29, 500]))).toBe(1);
    expect(wait(mails(HOME, [30]))).toBe(0);
  });

  it("are sent five times in an hour; the sixth waits until the first is an hour old", () => {
    const five = [3_500, 3_000, 2_000, 1_000, 100];
    expect(wait(mails(HOME, five))).toBe(100);
    expect(wait(mails(HOME, [...five.slice(1), 3_600]))).toBe(0);
  });

  it("are counted separately for each requester", () => {
    expect(wait([...mails("network:elsewhere", [1, 2, 3, 4, 5])])).toBe(0);
    expect(wait(mails(HOME, every(15, 60)), "device:own")).toBe(0);
  });

  it("are sent fifteen times an hour and forty times a day for all strangers together", () => {
    const strangers = (seconds: readonly number[]) =>
      seconds.flatMap((one, nth) => mails(`network:${nth}`, [one]));
    expect(wait(strangers(every(14, 60)))).toBe(0);
    expect(wait(strangers(every(15, 60)))).toBe(3_600 - 15 * 60);
    expect(wait(strangers(every(40, 2_000)))).toBe(86_400 - 80_000);
    expect(wait(strangers(every(40, 60)), "device:own")).toBe(0);
  });

  it("hide most of the address they went to", () => {
    expect(maskedEmail("ada@dance.com")).toBe("a***@dance.com");
  });
});

describe("the stored code an entered code is compared with", () => {
  const code = (id: string, deviceHash: string, rest: Partial<StoredCode> = {}): StoredCode => ({
    ...{ id, deviceHash, codeHash: id, attempts: 0, otherAttempts: 0, usedAt: null },
    expiresAt: new Date(now.getTime() + 1_000),
    ...rest,
  });
  const tried = (codes: readonly StoredCode[], device: string) => {
    const found = candidateCodes(codes, device, now);
    return [found.isOwn, found.codes.map(({ id }) => id)];
  };
  const expired = { expiresAt: now };

  it("is only the newest one that this browser requested", () => {
    const codes = [code("3", "bob"), code("2", "ada"), code("1", "ada")];
    expect(tried(codes, "ada")).toEqual([true, ["2"]]);
  });

  it("is the newest one of every requester, for a browser that requested none", () => {
    const codes = [code("3", "bob"), code("2", "ada"), code("1", "ada")];
    expect(tried(codes, "eve")).toEqual([false, ["3", "2"]]);
    expect(tried([code("2", "bob"), code("1", "ada", expired)], "ada")).toEqual([false, ["2"]]);
  });

  it("is a used or expired one if there is no valid one, for the error message", () => {
    const codes = [code("2", "bob", { usedAt: now }), code("1", "ada", expired)];
    expect(tried(codes, "ada")).toEqual([true, ["1"]]);
    expect(tried(codes, "eve")).toEqual([false, ["2"]]);
    expect(tried([], "eve")).toEqual([false, []]);
  });
});
