import { startPruning } from "./start-pruning";

const SIX_HOURS_MS = 6 * 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("prunes every six hours until it is stopped, also after a pruning that failed", async () => {
  const warn = jest.fn();
  const prune = jest.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(3);
  const stop = startPruning(prune, { logger: { warn }, failure: "old rows were not removed" });
  expect(prune).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(SIX_HOURS_MS);
  expect(prune).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls).toEqual([[{ err: new Error("away") }, "old rows were not removed"]]);
  await jest.advanceTimersByTimeAsync(SIX_HOURS_MS);
  expect(prune).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(2 * SIX_HOURS_MS);
  expect(prune).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});
