import { slo } from "../slo.ts";
import { optionsFor } from "./options.ts";
import { hold, unjudged } from "./stage.ts";

const STAGES = [
  unjudged(hold({ phase: "warm-up", seconds: 10, at: 2 })),
  hold({ phase: "steady", seconds: 30, at: 2 }),
];
const PLAN = {
  usersPerArrival: 3,
  objectives: { recordProgress: slo.recordProgress },
  reported: ["classPage" as const],
};

const linesOf = (options: ReturnType<typeof optionsFor>, metric: string) =>
  options.thresholds[metric]?.map(({ threshold }) => threshold);

describe("pass lines", () => {
  const options = optionsFor(PLAN, { stages: STAGES });

  it("are the objective's, per operation and phase", () => {
    const tags = "{operation:recordProgress,phase:steady}";
    expect(linesOf(options, `http_req_duration${tags}`)).toContain("p(99)<400");
    expect(linesOf(options, `operation_failed${tags}`)).toContain("rate<=0.0005");
    expect(linesOf(options, "dropped_iterations{scenario:steady}")).toContain("count==0");
    expect(linesOf(options, "checks{phase:steady}")).toEqual(["rate>=0.999"]);
  });

  it("do not judge a warm-up, nor an operation without an objective", () => {
    const warmUp = "http_req_duration{operation:recordProgress,phase:warm-up}";
    expect(linesOf(options, warmUp)).toEqual(["max>=0"]);
    const reported = "http_req_duration{operation:classPage,phase:steady}";
    expect(linesOf(options, reported)).toEqual(["max>=0"]);
  });

  it("of a workload that judges no speed are about failures only", () => {
    const smoke = optionsFor(PLAN, { stages: STAGES, judgesSpeed: false });
    const tags = "{operation:recordProgress,phase:steady}";
    expect(linesOf(smoke, `http_req_duration${tags}`)).toEqual(["max>=0"]);
    expect(linesOf(smoke, "dropped_iterations{scenario:steady}")).toEqual(["count>=0"]);
    expect(linesOf(smoke, `operation_failed${tags}`)).toContain("rate<=0.0005");
    expect(linesOf(smoke, "checks{phase:steady}")).toEqual(["rate>=0.999"]);
  });

  it("end a breakpoint's run, but not by the first requests of a step", () => {
    const climbing = optionsFor(PLAN, { stages: STAGES, endsAtFirstMiss: true });
    const lines = climbing.thresholds["http_req_duration{operation:recordProgress,phase:steady}"];
    const line = { threshold: "p(99)<400", abortOnFail: true, delayAbortEval: "20s" };
    expect(lines).toContainEqual(line);
  });
});

describe("scenarios", () => {
  it("follow each other, each tagged with its phase", () => {
    const { scenarios } = optionsFor(PLAN, { stages: STAGES });
    expect(scenarios.steady).toEqual({
      executor: "constant-arrival-rate",
      startTime: "10s",
      timeUnit: "10s",
      rate: 20,
      duration: "30s",
      preAllocatedVUs: 11,
      maxVUs: 11,
      gracefulStop: "5s",
      tags: { phase: "steady" },
    });
  });

  it("have no more virtual users than can be told apart", () => {
    const { scenarios } = optionsFor({ ...PLAN, mostUsers: 10 }, { stages: STAGES });
    expect(Object.values(scenarios).map(({ maxVUs }) => maxVUs)).toEqual([5, 5]);
  });
});
