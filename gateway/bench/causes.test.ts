import { type CpuProfile, sharesOf } from "./causes.ts";

const node = (id: number, functionName: string, url = "", children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

const profile: CpuProfile = {
  nodes: [
    node(1, "(root)", "", [2, 3, 4, 5]),
    node(2, "(idle)"),
    node(3, "(garbage collector)"),
    node(4, "execute", "file:///x/node_modules/graphql/execution/execute.js", [6, 7, 9]),
    node(5, "(program)"),
    node(6, "query", "file:///x/node_modules/pg/lib/client.js", [8]),
    node(7, "stringify"),
    node(8, "fill"),
    node(9, "startSpan", "file:///x/node_modules/@opentelemetry/sdk-trace/dist/Tracer.cjs"),
  ],
  samples: [2, 3, 4, 5, 6, 7, 8, 9],
  timeDeltas: [900, 10, 20, 30, 10, 5, 15, 10],
};

describe("a profile's shares of CPU by cause", () => {
  it("leave out idle time, and count native functions for their caller", () => {
    expect(sharesOf(profile)).toEqual({
      native: 0.3,
      socket: 0,
      SQL: 0.25,
      GraphQL: 0.2,
      JSON: 0.05,
      telemetry: 0.1,
      garbage: 0.1,
      other: 0,
    });
  });

  it("are all zero if nothing ran", () => {
    const shares = sharesOf({ ...profile, samples: [2], timeDeltas: [5] });
    expect(new Set(Object.values(shares))).toEqual(new Set([0]));
  });
});
