import { StreamRecovery } from "./streamRecovery";
import type { StreamTrouble } from "./streamTrouble";

const network = { kind: "network", status: 0, isManifest: false } as const;
const media = { kind: "media" } as const;

function setUp() {
  const done: string[] = [];
  const troubles: (StreamTrouble | null)[] = [];
  let isOnline = true;
  const recovery = new StreamRecovery({
    stream: {
      resume: () => done.push("resume"),
      recover: () => done.push("recover"),
      swapAudioCodec: () => done.push("swap"),
    },
    isOnline: () => isOnline,
    random: () => 0.5,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const setOnline = (online: boolean) => {
    isOnline = online;
    recovery.onNetworkChange();
  };
  return { recovery, done, troubles, setOnline };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("StreamRecovery", () => {
  it("retries a network error with growing delays and clears the error on success", () => {
    const { recovery, done, troubles } = setUp();
    for (const seconds of [1, 2, 4, 8, 15]) {
      recovery.onFailure(network);
      jest.advanceTimersByTime(seconds * 1_000 - 1);
      const before = done.length;
      jest.advanceTimersByTime(1);
      expect(done.length).toBe(before + 1);
    }
    recovery.onLoaded();
    expect(troubles).toEqual(["reconnecting", null]);
    recovery.onFailure(network);
    jest.advanceTimersByTime(1_000);
    expect(done).toHaveLength(6);
  });

  it("counts parallel failures of video and audio as one", () => {
    const { recovery, done } = setUp();
    recovery.onFailure(network);
    recovery.onFailure(network);
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(["resume"]);
    recovery.onFailure(network);
    recovery.onFailure(network);
    recovery.destroy();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual(["resume"]);
  });

  it("fails after eight retries", () => {
    const { recovery, troubles } = setUp();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      recovery.onFailure(network);
      jest.advanceTimersByTime(20_000);
    }
    expect(troubles).toEqual(["reconnecting", "broken"]);
  });

  it("waits while the browser is offline and resumes immediately on reconnect", () => {
    const { recovery, done, troubles, setOnline } = setUp();
    setOnline(false);
    recovery.onFailure(network);
    jest.advanceTimersByTime(10 * 60_000);
    expect([done, troubles]).toEqual([[], ["offline"]]);
    setOnline(true);
    expect([done, troubles]).toEqual([["resume"], ["offline", null]]);
  });

  it("stays offline while pending segments still arrive", () => {
    const { recovery, troubles, setOnline } = setUp();
    setOnline(false);
    recovery.onLoaded();
    expect(troubles).toEqual(["offline"]);
  });

  it("ignores a reconnect if nothing failed", () => {
    const { done, troubles, setOnline } = setUp();
    setOnline(true);
    expect([done, troubles]).toEqual([[], []]);
  });

  it("reports a missing film and does not retry", () => {
    const { recovery, done, troubles, setOnline } = setUp();
    recovery.onFailure({ kind: "network", status: 404, isManifest: true });
    jest.advanceTimersByTime(60_000);
    setOnline(true);
    expect([done, troubles]).toEqual([[], ["missing"]]);
  });

  it("retries a missing segment", () => {
    const { recovery, done } = setUp();
    recovery.onFailure({ kind: "network", status: 404, isManifest: false });
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(["resume"]);
  });

  it("recovers from a media error, then with the other audio codec, then fails", () => {
    const { recovery, done, troubles } = setUp();
    recovery.onFailure(media);
    expect(done).toEqual(["recover"]);
    recovery.onFailure(media);
    expect(done).toEqual(["recover", "swap", "recover"]);
    recovery.onFailure(media);
    expect(troubles).toEqual(["broken"]);
  });

  it("resets the recovery count after a minute without errors", () => {
    const { recovery, done } = setUp();
    recovery.onFailure(media);
    jest.advanceTimersByTime(60_000);
    recovery.onFailure(media);
    expect(done).toEqual(["recover", "recover"]);
  });

  it("does nothing after it is destroyed", () => {
    const { recovery, done } = setUp();
    recovery.onFailure(network);
    recovery.destroy();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
  });
});
