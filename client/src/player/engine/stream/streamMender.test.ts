import { StreamMender } from "./streamMender";
import type { StreamTrouble } from "./streamTrouble";

const network = { kind: "network", status: 0, isManifest: false } as const;
const media = { kind: "media" } as const;

function world() {
  const done: string[] = [];
  const troubles: (StreamTrouble | null)[] = [];
  let isOnline = true;
  const mender = new StreamMender({
    stream: {
      goOn: () => done.push("go on"),
      recover: () => done.push("recover"),
      swapSound: () => done.push("swap"),
    },
    isOnline: () => isOnline,
    random: () => 0.5,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const turn = (online: boolean) => {
    isOnline = online;
    mender.networkChanged();
  };
  return { mender, done, troubles, turn };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("StreamMender", () => {
  it("retries a network error with growing delays and clears the error on success", () => {
    const { mender, done, troubles } = world();
    for (const seconds of [1, 2, 4, 8, 15]) {
      mender.failed(network);
      jest.advanceTimersByTime(seconds * 1_000 - 1);
      const before = done.length;
      jest.advanceTimersByTime(1);
      expect(done.length).toBe(before + 1);
    }
    mender.arrived();
    expect(troubles).toEqual(["reconnecting", null]);
    mender.failed(network);
    jest.advanceTimersByTime(1_000);
    expect(done).toHaveLength(6);
  });

  it("counts parallel failures of video and audio as one", () => {
    const { mender, done } = world();
    mender.failed(network);
    mender.failed(network);
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(["go on"]);
    mender.failed(network);
    mender.failed(network);
    mender.destroy();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual(["go on"]);
  });

  it("fails after eight retries", () => {
    const { mender, troubles } = world();
    for (let turn = 0; turn < 9; turn += 1) {
      mender.failed(network);
      jest.advanceTimersByTime(20_000);
    }
    expect(troubles).toEqual(["reconnecting", "broken"]);
  });

  it("waits while the browser is offline and resumes immediately on reconnect", () => {
    const { mender, done, troubles, turn } = world();
    turn(false);
    mender.failed(network);
    jest.advanceTimersByTime(10 * 60_000);
    expect([done, troubles]).toEqual([[], ["offline"]]);
    turn(true);
    expect([done, troubles]).toEqual([["go on"], ["offline", null]]);
  });

  it("stays offline while pending segments still arrive", () => {
    const { mender, troubles, turn } = world();
    turn(false);
    mender.arrived();
    expect(troubles).toEqual(["offline"]);
  });

  it("ignores a reconnect if nothing failed", () => {
    const { done, troubles, turn } = world();
    turn(true);
    expect([done, troubles]).toEqual([[], []]);
  });

  it("reports a missing film and does not retry", () => {
    const { mender, done, troubles, turn } = world();
    mender.failed({ kind: "network", status: 404, isManifest: true });
    jest.advanceTimersByTime(60_000);
    turn(true);
    expect([done, troubles]).toEqual([[], ["missing"]]);
  });

  it("retries a missing segment", () => {
    const { mender, done } = world();
    mender.failed({ kind: "network", status: 404, isManifest: false });
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(["go on"]);
  });

  it("recovers from a media error, then with the other audio codec, then fails", () => {
    const { mender, done, troubles } = world();
    mender.failed(media);
    expect(done).toEqual(["recover"]);
    mender.failed(media);
    expect(done).toEqual(["recover", "swap", "recover"]);
    mender.failed(media);
    expect(troubles).toEqual(["broken"]);
  });

  it("resets the recovery count after a minute without errors", () => {
    const { mender, done } = world();
    mender.failed(media);
    jest.advanceTimersByTime(60_000);
    mender.failed(media);
    expect(done).toEqual(["recover", "recover"]);
  });

  it("does nothing after it is destroyed", () => {
    const { mender, done } = world();
    mender.failed(network);
    mender.destroy();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
  });
});
