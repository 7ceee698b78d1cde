import { setTimeout as wait } from "node:timers/promises";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { HIGHEST_LEVEL } from "@eightcount/service-kit/pressure/shedding";
import { Admission } from "./admission";
import type { OperationKind } from "./operation-kinds";

const kinds = new Map<string, OperationKind>([
  ["Track", "tracking"],
  ["Suggest", "suggestions"],
  ["Search", "search"],
  ["List", "browsing"],
  ["Pay", "kept"],
]);
const names = [...kinds.keys(), "OfAnEarlierRelease"];
const logger = createLogger("test");
logger.level = "silent";

let admission: Admission;
const open = (limits: { inFlight: number; delayMs: number }, sampleMs = 500) => {
  admission = new Admission({ limits, logger, kinds, sampleMs });
};
afterEach(() => admission.close());

const shedNow = () => names.filter((name) => admission.shedKindOf(name) !== null);

/** Returns once the condition holds, and what was shed at each step on the way. */
async function stepsUntil(isReached: () => boolean): Promise<readonly string[]> {
  const steps: string[] = [];
  while (!isReached()) {
    await wait(20);
    const step = shedNow().join(" ");
    if (step !== (steps.at(-1) ?? "")) steps.push(step);
  }
  return steps;
}

describe("admission", () => {
  it("sheds in order while too many requests are in flight, and takes all back afterwards", async () => {
    open({ inFlight: 30, delayMs: 10_000 }, 80);
    const warn = jest.spyOn(logger, "warn");
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const running = Array.from({ length: 30 }, () => admission.run("Pay", () => work));
    expect(await stepsUntil(() => admission.level === HIGHEST_LEVEL)).toEqual([
      "Track",
      "Track Suggest",
      "Track Suggest Search",
      "Track Suggest Search List",
    ]);
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ level: 5, inFlight: 30 }),
      "under pressure; optional work is shed",
    );
    finish();
    await Promise.all(running);
    expect((await stepsUntil(() => admission.level === 0)).at(-1)).toBe("");
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ level: 0, inFlight: 0 }),
      "pressure is over",
    );
  }, 60_000);

  it("sheds while the event loop is late and requests wait for it", async () => {
    open({ inFlight: 10_000, delayMs: 100 });
    const work = Array.from({ length: 25 }, () => admission.run("Pay", () => wait(4_000)));
    const until = Date.now() + 10_000;
    while (admission.level === 0 && Date.now() < until) {
      const blockedUntil = Date.now() + 250;
      while (Date.now() < blockedUntil);
      await wait(1);
    }
    expect(admission.level).toBe(1);
    expect(shedNow()).toEqual(["Track"]);
    await Promise.all(work);
  }, 20_000);

  it("stops counting a request that fails", async () => {
    open({ inFlight: 20, delayMs: 10_000 }, 20);
    const failing = Array.from({ length: 40 }, () =>
      admission.run("Pay", () => Promise.reject(new Error("no"))).catch(() => null),
    );
    await Promise.all(failing);
    await wait(200);
    expect(admission.level).toBe(0);
  });
});
