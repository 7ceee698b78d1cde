import { evaluate } from "./testing/evaluate.ts";

const ID = "0123456789abcdef0123456789abcdef";

const line = (ms: number, isTraced: boolean, phase = "steady") =>
  `time="2026-11-26T14:31:17Z" level=info msg="slow ${phase} search ${ms} 200 ${ID} ${isTraced}" source=console`;

interface Slow {
  readonly ms: number;
  readonly isTraced: boolean;
}

/** Reads the lines of a run, and returns the slowest requests of the phase "steady". */
const slowestIn = (lines: readonly string[]) =>
  evaluate<readonly Slow[]>(
    "slow-requests",
    `(() => {
      const slow = new subject.SlowRequests();
      for (const line of input) slow.read(line);
      return slow.of(["steady"]);
    })()`,
    lines,
  ).map(({ ms, isTraced }) => [ms, isTraced]);

describe("the slowest requests of a run", () => {
  it("are read from what the script reports", () => {
    expect(evaluate("slow-requests", "subject.slowRequestIn(input)", line(12.5, true))).toEqual({
      ...{ phase: "steady", operation: "search", ms: 12.5, status: 200 },
      ...{ traceId: ID, isTraced: true },
    });
    const other = 'time="2026-11-26T14:31:17Z" level=info msg="slow, but no request"';
    expect(evaluate("slow-requests", "subject.slowRequestIn(input)", other)).toBeNull();
  });

  it("are three, and three of those whose trace was recorded", () => {
    const untraced = [10, 50, 40, 60].map((ms) => line(ms, false));
    const traced = [4, 1, 2, 3].map((ms) => line(ms, true));
    expect(slowestIn([...untraced, ...traced])).toEqual([
      ...[60, 50, 40].map((ms) => [ms, false]),
      ...[4, 3, 2].map((ms) => [ms, true]),
    ]);
  });

  it("are those of judged phases", () => {
    expect(slowestIn([line(90, true, "warm-up"), line(80, true, "setup"), line(5, true)])).toEqual([
      [5, true],
    ]);
  });
});

const request = (ms: number, page: string | null) => ({
  ...{ phase: "steady", operation: "search", ms, status: 200 },
  ...{ traceId: ID, isTraced: page !== null, page },
});

it("the summary names the slowest request, and the slowest one that can be opened", () => {
  const slowest = [request(60, null), request(50, "a.html"), request(40, "b.html")];
  const text = evaluate<string>("slowest", "subject.describeSlowest(input)", slowest);
  expect(text.replace(/ +/g, " ").split("\n")).toEqual([
    "slowest ms trace",
    `search 60 trace ${ID} was not recorded`,
    "search 50 a.html",
  ]);
});
