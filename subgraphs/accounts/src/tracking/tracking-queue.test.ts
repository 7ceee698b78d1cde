import { setTimeout as sleep } from "node:timers/promises";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import type { TrackingEntry } from "./tracking-entry";
import { TrackingQueue, type TrackingWriter } from "./tracking-queue";

const logger = createLogger("tracking-test");
logger.level = "silent";
const limits = { windowMs: 1, maxRows: 4, maxWaiting: 10, maxPerNetwork: 6 };
const entries = (count: number) => Array.from({ length: count }, () => ({}) as TrackingEntry);

function queueInto(saveAll: TrackingWriter["saveAll"]) {
  return new TrackingQueue({ writer: { saveAll }, logger, ...limits });
}

/** Writer that continues only when the test says so. */
function slowWriter() {
  const batches: number[] = [];
  let letGo = () => {};
  const saveAll = (batch: readonly TrackingEntry[]) => {
    batches.push(batch.length);
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  return { batches, saveAll, letGo: () => letGo() };
}

describe("the tracking queue", () => {
  it("saves entries in batches, and all of them when it drains", async () => {
    const batches: number[] = [];
    const queue = queueInto(async (batch) => void batches.push(batch.length));
    queue.offer(entries(1), "a");
    queue.offer(entries(2), "b");
    await sleep(10);
    expect(batches).toEqual([3]);
    queue.offer(entries(6), "a");
    await queue.drain();
    expect(batches).toEqual([3, 4, 2]);
  });

  it("accepts what fits, drops the rest, and responds while the database hangs", () => {
    const writer = slowWriter();
    const queue = queueInto(writer.saveAll);
    expect(queue.offer(entries(4), "a")).toBe(4);
    expect(writer.batches).toEqual([4]);
    expect(queue.offer(entries(8), "a")).toBe(6);
    expect(queue.offer(entries(1), "a")).toBe(0);
    expect(queue.offer(entries(6), "b")).toBe(4);
    expect(queue.offer(entries(1), "c")).toBe(0);
    expect(writer.batches).toEqual([4]);
  });

  it("one network cannot fill it", () => {
    const queue = queueInto(slowWriter().saveAll);
    queue.offer(entries(4), "a");
    queue.offer(entries(10), "a");
    expect(queue.offer(entries(2), "b")).toBe(2);
  });

  it("drops a batch that cannot be saved and continues with the next", async () => {
    let isDown = true;
    const saved: number[] = [];
    const queue = queueInto(async (batch) => {
      if (isDown) throw new Error("the database is down");
      saved.push(batch.length);
    });
    queue.offer(entries(2), "a");
    await queue.drain();
    isDown = false;
    queue.offer(entries(3), "a");
    await queue.drain();
    expect(saved).toEqual([3]);
  });
});
