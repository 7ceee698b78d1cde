import { readTraceparent } from "./traceparent";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

describe("a traceparent", () => {
  it("names its trace, the caller's span, and the caller's decision", () => {
    const parent = { traceId: TRACE, spanId: SPAN };
    expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ ...parent, isSampled: true });
    expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)).toEqual({ ...parent, isSampled: false });
    expect(readTraceparent(`01-${TRACE}-${SPAN}-03-more`)).toEqual({ ...parent, isSampled: true });
  });

  it.each([
    undefined,
    "",
    `00-${TRACE}-${SPAN}`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${"0".repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01more`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01-`,
  ])("%j is none", (header) => expect(readTraceparent(header)).toBeNull());
});
