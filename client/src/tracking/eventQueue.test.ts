import {
  BATCH_ENTRIES,
  type Entry,
  EventQueue,
  FIRST_BACKOFF_MS,
  FLUSH_AFTER_MS,
  FLUSH_AT_ENTRIES,
  MAX_QUEUED,
} from "./eventQueue";

interface Sent {
  readonly values: readonly string[];
  readonly isLeaving: boolean;
}

function setUpQueue({ isSlow = false } = {}) {
  const sent: Sent[] = [];
  let isDown = false;
  const queue = new EventQueue<string>({
    send: async (entries: readonly Entry<string>[], isLeaving) => {
      sent.push({ values: entries.map(({ value }) => value), isLeaving });
      if (isDown) throw new Error("offline");
    },
    isSlow: () => isSlow,
    now: () => 0,
  });
  const add = (value: string, rest: Partial<Entry<string>> = {}) =>
    queue.add({ value, sessionId: "visit", size: 100, isMinor: false, ...rest });
  return {
    queue,
    sent,
    add,
    fail: (fails = true) => {
      isDown = fails;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe("EventQueue", () => {
  it("batches events of five seconds", async () => {
    const { add, sent } = setUpQueue();
    add("one");
    await pass(FLUSH_AFTER_MS - 1);
    add("two");
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ values: ["one", "two"], isLeaving: false }]);
  });

  it("sends immediately when a batch is full", async () => {
    const { add, sent } = setUpQueue();
    numbered(FLUSH_AT_ENTRIES).forEach((value) => {
      add(value);
    });
    await pass(0);
    expect(sent[0]?.values).toHaveLength(FLUSH_AT_ENTRIES);
  });

  it("bounds a batch by entries, characters, and visit", async () => {
    const { add, queue, sent } = setUpQueue();
    add("large", { size: 15_000 });
    add("larger", { size: 15_000 });
    add("of another visit", { sessionId: "next" });
    queue.beginLeaving();
    await pass(FLUSH_AFTER_MS * 4);
    expect(sent.map(({ values }) => values)).toEqual([["large"], ["larger"], ["of another visit"]]);
    expect(BATCH_ENTRIES).toBeLessThanOrEqual(50);
  });

  it("sends everything immediately with keepalive while the page closes", async () => {
    const { add, queue, sent } = setUpQueue();
    add("before");
    queue.beginLeaving();
    add("while leaving");
    expect(sent).toEqual([
      { values: ["before"], isLeaving: true },
      { values: ["while leaving"], isLeaving: true },
    ]);
    await pass(0);
    queue.cancelLeaving();
    add("back again");
    expect(sent).toHaveLength(2);
  });

  it("drops clicks on a slow network", async () => {
    const { add, queue, sent } = setUpQueue({ isSlow: true });
    add("a click", { isMinor: true });
    add("a page");
    queue.beginLeaving();
    expect(sent[0]?.values).toEqual(["a page"]);
  });

  it("drops the oldest clicks first when full", async () => {
    const { add, queue, fail } = setUpQueue();
    fail();
    add("a page");
    await pass(FLUSH_AFTER_MS);
    numbered(MAX_QUEUED + 30).forEach((value) => {
      add(value, { isMinor: true });
    });
    expect(queue.length).toBe(MAX_QUEUED);
  });

  it("retries a failed batch once, then drops it", async () => {
    const { add, sent, fail } = setUpQueue();
    fail();
    add("one");
    await pass(FLUSH_AFTER_MS);
    expect(sent).toHaveLength(1);
    await pass(FIRST_BACKOFF_MS);
    expect(sent).toHaveLength(2);
    await pass(24 * 3_600_000);
    expect(sent).toHaveLength(2);
  });

  it("does not retry a failed batch after closing", async () => {
    const { add, queue, sent, fail } = setUpQueue();
    fail();
    add("one");
    await pass(FLUSH_AFTER_MS);
    queue.close();
    await pass(24 * 3_600_000);
    expect(sent).toHaveLength(1);
  });

  it("backs off after repeated failures", async () => {
    const { add, sent, fail } = setUpQueue();
    fail();
    for (let minute = 0; minute < 60; minute += 1) {
      add(`minute ${minute}`);
      await pass(60_000);
    }
    expect(sent.length).toBeLessThan(30);
  });
});
