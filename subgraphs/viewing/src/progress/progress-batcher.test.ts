import { AsyncLocalStorage } from "node:async_hooks";
import type { ProgressOutcome, ProgressUpdate } from "./progress.rules";
import { ProgressBatcher, ProgressQueueFullError, type ProgressWriter } from "./progress-batcher";

const outcome = (update: ProgressUpdate): ProgressOutcome => ({
  status: "STARTED",
  lastViewedSeconds: update.positionSeconds,
  isCurrent: true,
  updatedAt: null,
});

const update = (change: Partial<ProgressUpdate>): ProgressUpdate => ({
  memberId: "m",
  classId: "c",
  sessionId: "s",
  sequence: 1,
  positionSeconds: 130,
  isPlaying: true,
  hasPlayed: true,
  reached: "STARTED",
  dancedSeconds: 130,
  startsOver: false,
  origin: null,
  ...change,
});

/** Keeps every batch it was given; a row at a negative position is bad. */
class Recorder implements ProgressWriter {
  readonly batches: ProgressUpdate[][] = [];
  readonly faults: Error[] = [];
  commit: Promise<void> = Promise.resolve();

  async saveAll(updates: readonly ProgressUpdate[]): Promise<readonly ProgressOutcome[]> {
    this.batches.push([...updates]);
    await this.commit;
    const fault = this.faults.shift();
    if (fault) throw fault;
    if (updates.some(({ positionSeconds }) => positionSeconds < 0)) throw new Error("row");
    return updates.map(outcome);
  }

  classifyError(error: unknown): "row" | "conflict" | "outage" {
    const { message } = error as Error;
    return message === "row" || message === "conflict" ? message : "outage";
  }
}

const options = { windowMs: 2, maxRows: 500, maxInFlight: 2, maxQueued: 1000 };

describe("the progress batcher", () => {
  it("writes concurrent updates in one statement", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer });
    const members = Array.from({ length: 40 }, (_, index) => `m${index}`);
    await Promise.all(members.map((memberId) => batcher.record(update({ memberId }))));
    expect(writer.batches.map((batch) => batch.length)).toEqual([40]);
  });

  it("writes within the first caller's async context, so that its trace includes the write", async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const writer = new Recorder();
    const saveAll = writer.saveAll.bind(writer);
    writer.saveAll = (updates) => {
      seen.push(request.getStore());
      return saveAll(updates);
    };
    const batcher = new ProgressBatcher({ ...options, writer });
    const record = (name: string) =>
      request.run(name, () => batcher.record(update({ memberId: name, sessionId: name })));
    await Promise.all([record("first"), record("second")]);
    await record("third");
    expect(seen).toEqual(["first", "third"]);
  });

  it("resolves no update before the commit", async () => {
    const writer = new Recorder();
    let commit = () => {};
    writer.commit = new Promise((resolve) => {
      commit = resolve;
    });
    const batcher = new ProgressBatcher({ ...options, writer });
    let isAnswered = false;
    const answered = batcher.record(update({})).then(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([writer.batches.length, isAnswered]).toEqual([1, false]);
    commit();
    await answered;
    expect(isAnswered).toBe(true);
  });

  it("saves one session's waiting updates as one row and resolves them all", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer });
    const answers = await Promise.all([
      batcher.record(update({ sequence: 2, positionSeconds: 150, dancedSeconds: 150 })),
      batcher.record(update({ sequence: 1, positionSeconds: 140, dancedSeconds: 140 })),
      batcher.record(update({ sequence: 3, positionSeconds: 160, dancedSeconds: 160 })),
    ]);
    expect(writer.batches).toEqual([
      [update({ sequence: 3, positionSeconds: 160, dancedSeconds: 160 })],
    ]);
    expect(answers.map(({ lastViewedSeconds }) => lastViewedSeconds)).toEqual([160, 160, 160]);
  });

  it("never puts one record twice into a statement, and keeps the order of its sessions", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer });
    await Promise.all([
      batcher.record(update({ sessionId: "phone" })),
      batcher.record(update({ sessionId: "tv" })),
      batcher.record(update({ sessionId: "tv", isPlaying: false, hasPlayed: false, sequence: 2 })),
      batcher.record(update({ memberId: "other" })),
    ]);
    const sessions = writer.batches.map((batch) =>
      batch.map(({ memberId, sessionId }) => `${memberId}-${sessionId}`),
    );
    expect(sessions).toEqual([["m-phone", "other-s"], ["m-tv"], ["m-tv"]]);
  });

  it("writes two statements at a time, and no more", async () => {
    const writer = new Recorder();
    let commit = () => {};
    writer.commit = new Promise((resolve) => {
      commit = resolve;
    });
    const batcher = new ProgressBatcher({ ...options, writer, maxRows: 2 });
    const members = Array.from({ length: 9 }, (_, index) => `m${index}`);
    const saved = Promise.all(members.map((memberId) => batcher.record(update({ memberId }))));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(writer.batches.map((batch) => batch.length)).toEqual([2, 2]);
    commit();
    expect(await saved).toHaveLength(9);
  });

  it("a bad row fails alone", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer });
    const positions = [10, 20, -1, 40, 50, 60, 70];
    const answers = await Promise.allSettled(
      positions.map((positionSeconds, index) =>
        batcher.record(update({ memberId: `m${index}`, positionSeconds })),
      ),
    );
    expect(answers.map(({ status }) => status === "fulfilled")).toEqual(
      positions.map((position) => position > 0),
    );
  });

  it("retries after a conflict with another writer", async () => {
    const writer = new Recorder();
    writer.faults.push(new Error("conflict"), new Error("conflict"));
    const batcher = new ProgressBatcher({ ...options, writer });
    await expect(batcher.record(update({}))).resolves.toMatchObject({ lastViewedSeconds: 130 });
    expect(writer.batches).toHaveLength(3);
  });

  it("an outage fails the batch immediately, and the next batch is tried again", async () => {
    const writer = new Recorder();
    writer.faults.push(new Error("connection refused"));
    const batcher = new ProgressBatcher({ ...options, writer });
    await expect(batcher.record(update({}))).rejects.toThrow("connection refused");
    expect(writer.batches).toHaveLength(1);
    await expect(batcher.record(update({}))).resolves.toBeDefined();
    expect(batcher.fill).toBe(0);
  });

  it("rejects updates when the queue is full and reports its fill level", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer, maxQueued: 4 });
    const waiting = [1, 2, 3, 4].map((sequence) => batcher.record(update({ sequence })));
    expect(batcher.fill).toBe(1);
    await expect(batcher.record(update({ sequence: 5 }))).rejects.toThrow(ProgressQueueFullError);
    await Promise.all(waiting);
    expect(batcher.fill).toBe(0);
  });

  it("ENG-10 draining writes all waiting updates", async () => {
    const writer = new Recorder();
    const batcher = new ProgressBatcher({ ...options, writer, windowMs: 60_000, maxRows: 3 });
    const waiting = Array.from({ length: 8 }, (_, index) =>
      batcher.record(update({ memberId: `m${index}` })),
    );
    await batcher.drain();
    const answered = await Promise.allSettled(waiting);
    expect(answered.every(({ status }) => status === "fulfilled")).toBe(true);
    expect(writer.batches.flat()).toHaveLength(8);
  });
});
