import { ProgressReporter, type ProgressUpdate } from "./progress-reporter";

function world() {
  const sent: ProgressUpdate[] = [];
  const playback = { positionSeconds: 0, isPlaying: false, speed: 1 };
  let online = true;
  let asked = 10;
  let isWantedAgain = false;
  const reporter = new ProgressReporter({
    read: () => playback,
    send: (update) => {
      if (!online) return Promise.reject(new TypeError("offline"));
      sent.push(update);
      return Promise.resolve({ nextHeartbeatSeconds: asked, isWantedAgain });
    },
    now: () => Date.now(),
    random: () => 0.5,
  });
  const dance = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      playback.positionSeconds += playback.isPlaying ? playback.speed : 0;
      await jest.advanceTimersByTimeAsync(1_000);
    }
  };
  return {
    sent,
    playback,
    reporter,
    dance,
    offline: (is: boolean) => {
      online = !is;
    },
    ask: (seconds: number) => {
      asked = seconds;
    },
    full: (is: boolean) => {
      isWantedAgain = is;
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("ProgressReporter", () => {
  it("beats every ten seconds while playing, with growing sequence and seconds danced", async () => {
    const { sent, playback, reporter, dance } = world();
    playback.isPlaying = true;
    reporter.playing();
    await dance(31);
    reporter.destroy();
    expect(sent.map(({ sequence, reason }) => [sequence, reason])).toEqual([
      [1, "HEARTBEAT"],
      [2, "HEARTBEAT"],
      [3, "HEARTBEAT"],
    ]);
    expect(sent.at(-1)?.dancedSeconds).toBeGreaterThanOrEqual(28);
  });

  it("writes nothing before anything was played, and is silent while paused", async () => {
    const { sent, playback, reporter, dance } = world();
    reporter.report("SEEK");
    reporter.report("PAGEHIDE");
    await dance(30);
    expect(sent).toEqual([]);
    playback.isPlaying = true;
    reporter.playing();
    await dance(3);
    playback.isPlaying = false;
    reporter.stopped("PAUSE");
    await dance(60);
    reporter.destroy();
    expect(sent.map(({ reason }) => reason)).toEqual(["PAUSE"]);
  });

  it("VIEW-PROG-10 counts a second of dancing per second, at double speed too; seeks count none", async () => {
    const { sent, playback, reporter, dance } = world();
    Object.assign(playback, { isPlaying: true, speed: 2 });
    reporter.playing();
    await dance(20);
    playback.positionSeconds += 500;
    await dance(5);
    reporter.report("SEEK");
    reporter.destroy();
    const danced = sent.at(-1)?.dancedSeconds ?? 0;
    expect(danced).toBeGreaterThanOrEqual(22);
    expect(danced).toBeLessThanOrEqual(25);
  });

  it("obeys the interval the server asks for", async () => {
    const { sent, playback, reporter, dance, ask } = world();
    playback.isPlaying = true;
    ask(60);
    reporter.playing();
    await dance(69);
    expect(sent).toHaveLength(1);
    await dance(5);
    reporter.destroy();
    expect(sent).toHaveLength(2);
  });

  it("sends an update again that a full server had no room for", async () => {
    const { sent, playback, reporter, dance, ask, full } = world();
    playback.isPlaying = true;
    reporter.playing();
    await dance(5);
    playback.isPlaying = false;
    ask(60);
    full(true);
    reporter.stopped("PAUSE");
    await dance(59);
    expect(sent).toHaveLength(1);
    full(false);
    await dance(120);
    reporter.destroy();
    expect(sent.map(({ sequence, reason }) => ({ sequence, reason }))).toEqual([
      { sequence: 1, reason: "PAUSE" },
      { sequence: 1, reason: "PAUSE" },
    ]);
  });

  it("sends the newest update again after an outage, and it alone", async () => {
    const { sent, playback, reporter, dance, offline } = world();
    playback.isPlaying = true;
    reporter.playing();
    offline(true);
    await dance(25);
    playback.isPlaying = false;
    reporter.stopped("PAUSE");
    await dance(1);
    offline(false);
    reporter.flush();
    await dance(10);
    reporter.destroy();
    expect(sent.map(({ reason }) => reason)).toEqual(["PAUSE"]);
    expect(sent[0]?.positionSeconds).toBe(25);
  });
});
