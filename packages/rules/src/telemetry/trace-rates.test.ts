import { EVERY_TRACE, isInSample, readTraceRates, traceRateOf } from "./trace-rates";

describe("the rates of traces", () => {
  it("hold for an operation, for all others, and are 1 for all if nothing is said", () => {
    const rates = readTraceRates("*=0.1, sendProgressMutation=0.01,useSignUpMutation=1");
    const of = (operation: string) => rates && traceRateOf(rates, operation);
    expect(["sendProgressMutation", "useSignUpMutation", "other"].map(of)).toEqual([0.01, 1, 0.1]);
    expect(traceRateOf(EVERY_TRACE, "sendProgressMutation")).toBe(1);
    expect(readTraceRates("search=0")?.others).toBe(1);
  });

  it("a name of every object is no operation with a rate", () => {
    expect(traceRateOf(EVERY_TRACE, "constructor")).toBe(1);
  });

  it.each(["", "0.1", "*=2", "*=-1", "*=1.5", "*=0.1;a=1", "a=0.1,a=0.2", "*=", "a b=1", "*=1e-2"])(
    "%j is refused",
    (text) => expect(readTraceRates(text)).toBeNull(),
  );
});

describe("a trace's place in the sample", () => {
  const id = (end: string) => `${"a".repeat(24)}${end}`;

  it("depends on its id, and a small share is part of each larger one", () => {
    expect(isInSample(id("00000000"), 0.01)).toBe(true);
    expect(isInSample(id("028f5c28"), 0.01)).toBe(true);
    expect(isInSample(id("028f5c29"), 0.01)).toBe(false);
    expect(isInSample(id("028f5c29"), 0.1)).toBe(true);
    expect(isInSample(id("ffffffff"), 1)).toBe(true);
    expect(isInSample(id("00000000"), 0)).toBe(false);
  });

  it("random ids fall into a share as often as it says", () => {
    const ids = Array.from({ length: 20_000 }, () =>
      id(
        Math.floor(Math.random() * 16 ** 8)
          .toString(16)
          .padStart(8, "0"),
      ),
    );
    const share = ids.filter((one) => isInSample(one, 0.1)).length / ids.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });
});
