import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import { memoryStore, type PendingStore } from "./pendingStore";
import { type Delivery, ProgressQueue } from "./progressQueue";

const saved = { kind: "saved", nextHeartbeatSeconds: 10, savedAt: null } as const;
const session = { memberId: "m", classId: "c", playbackSessionId: "s" };
const update = (sequence: number, change: Partial<ProgressUpdate> = {}): ProgressUpdate => ({
  sequence,
  positionSeconds: sequence * 10,
  isPlaying: true,
  dancedSeconds: sequence * 10,
  reason: "HEARTBEAT",
  ...change,
});

/** Simulates a browser page with a queue and a scripted server. */
function page(store: PendingStore = memoryStore()) {
  const sent: (ProgressUpdate & { memberId: string })[] = [];
  const responses: (Delivery | Error | Promise<Delivery>)[] = [];
  let defaultResponse: Delivery | Error = saved;
  const queue = new ProgressQueue({
    store,
    send: async ({ memberId }, one) => {
      sent.push({ ...one, memberId });
      const response = await (responses.shift() ?? defaultResponse);
      if (response instanceof Error) throw response;
      return response;
    },
    now: Date.now,
    random: () => 0.5,
  });
  return {
    queue,
    sent,
    responses,
    sequences: () => sent.map(({ sequence }) => sequence),
    always: (response: Delivery | Error) => {
      defaultResponse = response;
    },
  };
}

const offline = new TypeError("Failed to fetch");
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("ProgressQueue", () => {
  it("resends only the newest update after an outage", async () => {
    const { queue, sequences, always } = page();
    always(offline);
    queue.add(session, update(1));
    await settle();
    queue.add(session, update(2));
    await settle();
    queue.add(session, update(3, { isPlaying: false, reason: "PAUSE" }));
    await settle();
    always(saved);
    await queue.flush();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sequences()).toEqual([1, 2, 3, 3]);
  });

  it("backs off while the server is unreachable", async () => {
    const { queue, sent, always } = page();
    always(offline);
    queue.add(session, update(1));
    const tries: number[] = [];
    for (const seconds of [4, 2, 11, 21, 41, 61, 61]) {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      tries.push(sent.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("drops a refused update without a retry", async () => {
    const store = memoryStore();
    const { queue, sent, always } = page(store);
    always({ kind: "refused" });
    queue.add(session, update(1));
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent).toHaveLength(1);
    expect(await store.all()).toEqual([]);
  });

  it("waits as long as a server at capacity asks", async () => {
    const { queue, sent, responses } = page();
    responses.push({ kind: "retryLater", afterSeconds: 60 });
    queue.add(session, update(1, { isPlaying: false, reason: "PAUSE" }));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ sequence, reason }) => [sequence, reason])).toEqual([
      [1, "PAUSE"],
      [1, "PAUSE"],
    ]);
  });

  it("VIEW-PROG-15 the next tab sends the update of a closed tab, marked as paused", async () => {
    const store = memoryStore();
    const first = page(store);
    first.always(offline);
    first.queue.add(session, update(7));
    await settle();
    const second = page(store);
    await second.queue.restore("m");
    expect(second.sent).toEqual([
      { ...update(7), memberId: "m", isPlaying: false, reason: "PAUSE" },
    ]);
    expect(await store.all()).toEqual([]);
  });

  it("sends no update of another member of this browser", async () => {
    const store = memoryStore();
    const first = page(store);
    first.always({ kind: "signedOut" });
    first.queue.add(session, update(7));
    await settle();
    const second = page(store);
    await second.queue.restore("somebody else");
    expect(second.sent).toEqual([]);
    await second.queue.restore("m");
    expect(second.sent).toHaveLength(1);
  });

  it("keeps one member's updates while another member uses the same page", async () => {
    const { queue, sent, always } = page();
    always({ kind: "signedOut" });
    queue.add(session, update(7));
    await settle();
    await queue.restore("somebody else");
    always(saved);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(sent).toHaveLength(1);
    await queue.restore("m");
    expect(sent.map(({ memberId }) => memberId)).toEqual(["m", "m"]);
  });

  it("timestamps rows with the server's clock", async () => {
    const store = memoryStore();
    const { queue, responses, always } = page(store);
    responses.push({ ...saved, savedAt: Date.now() + 3_600_000 });
    queue.add(session, update(1));
    await settle();
    always(offline);
    queue.add(session, update(2));
    await settle();
    const [row] = await store.all();
    expect(row?.happenedAt).toBe(Date.now() + 3_600_000);
  });

  it("keeps a row that cannot be reconciled yet", async () => {
    const store = memoryStore();
    await store.save({ ...session, latest: update(7), furthest: null, happenedAt: Date.now() });
    const { queue, sent } = page(store);
    await queue.restore("m", () => Promise.reject(offline));
    expect([sent.length, (await store.all()).length]).toEqual([0, 1]);
    await queue.restore("m");
    expect(sent).toHaveLength(1);
  });

  it("delivers the completion of a class that was rewound offline", async () => {
    const { queue, sequences, always } = page();
    always(offline);
    queue.add(session, update(1, { positionSeconds: 1790 }));
    await settle();
    queue.add(session, update(2, { positionSeconds: 15 }));
    await settle();
    always(saved);
    await queue.flush();
    expect(sequences().slice(-2)).toEqual([1, 2]);
  });

  it("sends immediately while the page closes, without waiting for a pending response", async () => {
    const { queue, sequences, responses } = page();
    responses.push(new Promise(() => undefined));
    queue.add(session, update(1));
    queue.add(session, update(2, { reason: "PAGEHIDE" }));
    await settle();
    expect(sequences()).toEqual([1, 2]);
  });

  it("continues after a response that never arrives", async () => {
    const { queue, sequences, responses } = page();
    responses.push(new Promise(() => undefined));
    queue.add(session, update(1));
    await jest.advanceTimersByTimeAsync(10_000);
    queue.add(session, update(2));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sequences()).toEqual([1, 2]);
  });

  it("passes the server's interval to its listeners", async () => {
    const { queue, responses } = page();
    const heard: Delivery[] = [];
    const end = queue.onDelivery((_session, delivery) => heard.push(delivery));
    responses.push({ kind: "saved", nextHeartbeatSeconds: 30, savedAt: null });
    queue.add(session, update(1));
    await settle();
    end();
    queue.add(session, update(2));
    await settle();
    expect(heard).toEqual([{ kind: "saved", nextHeartbeatSeconds: 30, savedAt: null }]);
  });
});
