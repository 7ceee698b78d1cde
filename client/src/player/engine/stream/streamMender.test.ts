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
  it("tries a lost network again with growing pauses and forgets the trouble once it works", () => {
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

  it("picture and sound that break together are one failure", () => {
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

  it("gives up after eight tries and says so", () => {
    const { mender, troubles } = world();
    for (let turn = 0; turn < 9; turn += 1) {
      mender.failed(network);
      jest.advanceTimersByTime(20_000);
    }
    expect(troubles).toEqual(["reconnecting", "broken"]);
  });

  it("waits for the network while the browser is offline, then goes on at once", () => {
    const { mender, done, troubles, turn } = world();
    turn(false);
    mender.failed(network);
    jest.advanceTimersByTime(10 * 60_000);
    expect([done, troubles]).toEqual([[], ["offline"]]);
    turn(true);
    expect([done, troubles]).toEqual([["go on"], ["offline", null]]);
  });

  it("stays offline while the rest of what was under way still arrives", () => {
    const { mender, troubles, turn } = world();
    turn(false);
    mender.arrived();
    expect(troubles).toEqual(["offline"]);
  });

  it("a network that was never missed changes nothing when it comes back", () => {
    const { done, troubles, turn } = world();
    turn(true);
    expect([done, troubles]).toEqual([[], []]);
  });

  it("a film that is not there is missing, and nothing asks again", () => {
    const { mender, done, troubles, turn } = world();
    mender.failed({ kind: "network", status: 404, isManifest: true });
    jest.advanceTimersByTime(60_000);
    turn(true);
    expect([done, troubles]).toEqual([[], ["missing"]]);
  });

  it("one missing segment is tried again: the film itself is there", () => {
    const { mender, done } = world();
    mender.failed({ kind: "network", status: 404, isManifest: false });
    jest.advanceTimersByTime(1_000);
    expect(done).toEqual(["go on"]);
  });

  it("recovers a broken picture once, then with the other sound, then gives up", () => {
    const { mender, done, troubles } = world();
    mender.failed(media);
    expect(done).toEqual(["recover"]);
    mender.failed(media);
    expect(done).toEqual(["recover", "swap", "recover"]);
    mender.failed(media);
    expect(troubles).toEqual(["broken"]);
  });

  it("a picture that held for a minute may break again", () => {
    const { mender, done } = world();
    mender.failed(media);
    jest.advanceTimersByTime(60_000);
    mender.failed(media);
    expect(done).toEqual(["recover", "recover"]);
  });

  it("does nothing once it is gone", () => {
    const { mender, done } = world();
    mender.failed(network);
    mender.destroy();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
  });
});
