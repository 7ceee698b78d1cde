import { SlowRequests } from "./slow-requests.ts";

const request = (ms: number, isSampled = false) => ({
  operation: "search" as const,
  ms,
  status: 200,
  trace: { traceId: `trace-${ms}`, isSampled, traceparent: "" },
});

function reported(all: readonly ReturnType<typeof request>[], phase = "steady"): readonly string[] {
  const slow = new SlowRequests();
  return all.map((one) => slow.lineAbout(phase, one)).filter((line) => line !== null);
}

it("a request is reported if it is among the three slowest so far", () => {
  expect(reported([5, 9, 7, 6, 4, 8].map((ms) => request(ms)))).toEqual([
    "slow steady search 5.00 200 trace-5 false",
    "slow steady search 9.00 200 trace-9 false",
    "slow steady search 7.00 200 trace-7 false",
    "slow steady search 6.00 200 trace-6 false",
    "slow steady search 8.00 200 trace-8 false",
  ]);
});

it("a traced request competes with traced ones only", () => {
  const slow = [50, 60, 70].map((ms) => request(ms));
  const traced = [4, 3, 2, 1, 5].map((ms) => request(ms, true));
  expect(reported([...slow, ...traced]).slice(3)).toEqual([
    "slow steady search 4.00 200 trace-4 true",
    "slow steady search 3.00 200 trace-3 true",
    "slow steady search 2.00 200 trace-2 true",
    "slow steady search 5.00 200 trace-5 true",
  ]);
});

it("each phase has its own slowest", () => {
  const slow = new SlowRequests();
  for (const ms of [9, 8, 7]) slow.lineAbout("warm-up", request(ms));
  expect(slow.lineAbout("steady", request(1))).toContain("slow steady");
});
