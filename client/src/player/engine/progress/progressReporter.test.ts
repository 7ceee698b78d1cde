import { markLoop } from "../loop/ownLoop";
import { openEngine } from "../testing/openEngine";
import { ProgressReporter } from "./progressReporter";
import type { ProgressUpdate } from "./progressUpdate";

function setUp(startAtSeconds = 0) {
  const sent: ProgressUpdate[] = [];
  const playback = {
    positionSeconds: startAtSeconds,
    durationSeconds: 100_000,
    isPlaying: false,
    speed: 1,
    isReady: startAtSeconds === 0,
  };
  const reporter = new ProgressReporter({
    read: () => playback,
    send: (update) => sent.push(update),
    now: () => Date.now(),
    random: () => 0.5,
  });
  const dance = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      playback.positionSeconds += playback.isPlaying ? playback.speed : 0;
      await jest.advanceTimersByTimeAsync(1_000);
    }
  };
  const play = () => {
    playback.isPlaying = true;
    reporter.playing();
  };
  const seek = (positionSeconds: number) => {
    playback.positionSeconds = positionSeconds;
    reporter.seeked();
  };
  const reasons = () => sent.map(({ reason }) => reason);
  return { sent, reasons, playback, reporter, dance, play, seek };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("ProgressReporter", () => {
  it("sends a heartbeat every ten seconds while playing, with increasing sequence and danced seconds", async () => {
    const { sent, reporter, dance, play } = setUp();
    play();
    await dance(31);
    reporter.destroy();
    expect(sent.map(({ sequence, reason }) => [sequence, reason])).toEqual([
      [1, "HEARTBEAT"],
      [2, "HEARTBEAT"],
      [3, "HEARTBEAT"],
    ]);
    expect(sent.at(-1)?.dancedSeconds).toBeGreaterThanOrEqual(28);
  });

  it("sends nothing before playback or while paused", async () => {
    const { sent, reasons, playback, reporter, dance, play } = setUp();
    reporter.report("SEEK");
    reporter.leaving("PAGEHIDE");
    await dance(30);
    expect(sent).toEqual([]);
    play();
    await dance(3);
    playback.isPlaying = false;
    reporter.stopped("PAUSE");
    await dance(60);
    reporter.leaving("HIDDEN");
    reporter.leaving("PAGEHIDE");
    reporter.destroy();
    expect(reasons()).toEqual(["PAUSE"]);
  });

  it("sends no heartbeat while the film waits for data", async () => {
    const { reasons, playback, reporter, dance, play } = setUp();
    play();
    await dance(3);
    playback.isPlaying = false;
    await dance(30);
    reporter.destroy();
    expect(reasons()).toEqual([]);
  });

  it("reports a paused player's new position once it settles or the page closes", async () => {
    const { sent, reasons, playback, reporter, dance, play, seek } = setUp();
    play();
    await dance(2);
    playback.isPlaying = false;
    reporter.stopped("PAUSE");
    for (let turn = 1; turn <= 10; turn += 1) seek(100 * turn);
    await dance(1);
    expect(reasons()).toEqual(["PAUSE", "SEEK"]);
    seek(40);
    reporter.leaving("PAGEHIDE");
    await dance(1);
    reporter.destroy();
    expect(reasons()).toEqual(["PAUSE", "SEEK", "PAGEHIDE"]);
    expect(sent.map(({ positionSeconds }) => positionSeconds)).toEqual([2, 1000, 40]);
  });

  it("reports a seek to the beginning as starting over, and any other as a seek", async () => {
    const { reasons, playback, reporter, dance, play, seek } = setUp(600);
    playback.isReady = true;
    reporter.countDancedTime();
    play();
    await dance(3);
    seek(0);
    await dance(15);
    seek(300);
    await dance(1);
    reporter.destroy();
    expect(reasons().filter((reason) => reason !== "HEARTBEAT")).toEqual(["START_OVER", "SEEK"]);
  });

  it("does not report each repetition of a loop", async () => {
    const { reasons, reporter, dance, play, seek } = setUp();
    play();
    for (let pass = 0; pass < 10; pass += 1) {
      await dance(4);
      seek(0);
    }
    reporter.destroy();
    const returns = reasons().filter((reason) => reason === "START_OVER");
    expect(returns.length).toBeLessThanOrEqual(4);
    expect(reasons().filter((reason) => reason === "HEARTBEAT").length).toBe(4);
  });

  it("VIEW-PROG-10 counts wall-clock seconds at any speed, and none for seeks", async () => {
    const { sent, playback, reporter, dance, play } = setUp();
    playback.speed = 2;
    play();
    await dance(20);
    playback.positionSeconds += 500;
    await dance(5);
    reporter.report("SEEK");
    reporter.destroy();
    const danced = sent.at(-1)?.dancedSeconds ?? 0;
    expect(danced).toBeGreaterThanOrEqual(22);
    expect(danced).toBeLessThanOrEqual(25);
  });

  it("uses the heartbeat interval from the server", async () => {
    const { sent, reporter, dance, play } = setUp();
    play();
    await dance(10);
    reporter.setHeartbeatInterval(60);
    await dance(58);
    expect(sent).toHaveLength(1);
    await dance(3);
    reporter.destroy();
    expect(sent).toHaveLength(2);
  });

  it("VIEW-PROG-03 VIEW-PROG-04 reports starting and completing a class immediately", async () => {
    const { sent, playback, reporter, dance, play } = setUp();
    playback.durationSeconds = 300;
    playback.positionSeconds = 115;
    play();
    await dance(7);
    expect(sent.map(({ positionSeconds }) => positionSeconds)).toEqual([121]);
    playback.positionSeconds = 178;
    await dance(2);
    reporter.destroy();
    expect(sent.map(({ positionSeconds }) => Math.round(positionSeconds))).toEqual([121, 180]);
  });
});

describe("resuming a class", () => {
  it("reports nothing until the film reaches the resume position", async () => {
    const { sent, playback, reporter, dance, play } = setUp(600);
    Object.assign(playback, { isReady: true, positionSeconds: 0 });
    play();
    await dance(5);
    playback.isPlaying = false;
    reporter.stopped("PAUSE");
    reporter.leaving("PAGEHIDE");
    expect(sent).toEqual([]);
    playback.positionSeconds = 600;
    play();
    await dance(2);
    reporter.leaving("PAGEHIDE");
    reporter.destroy();
    expect(sent.at(-1)?.positionSeconds).toBe(602);
  });

  it("reports starting over before the film has loaded", async () => {
    const { sent, playback, reporter, dance, play } = setUp(600);
    playback.positionSeconds = 0;
    reporter.countDancedTime();
    playback.isReady = true;
    play();
    await dance(3);
    reporter.leaving("HIDDEN");
    reporter.destroy();
    expect(sent.map(({ positionSeconds }) => positionSeconds)).toEqual([3]);
  });

  it("reports a position away from the resume position after a while", async () => {
    const { sent, playback, reporter, dance, play } = setUp(600);
    Object.assign(playback, { isReady: true, positionSeconds: 0 });
    play();
    await dance(30);
    reporter.destroy();
    expect(sent[0]?.positionSeconds).toBeGreaterThanOrEqual(15);
  });
});

describe("ProgressReporter in a two-second loop", () => {
  it("VIEW-PROG-10 AMB-49 counts a minute of short passes as a minute danced", async () => {
    const { engine, video } = await openEngine();
    const sent: ProgressUpdate[] = [];
    const reporter = new ProgressReporter({
      read: () => ({ ...engine.store.get(), isReady: true }),
      send: (update) => sent.push(update),
      now: () => Date.now(),
      random: () => 0.5,
    });
    const unsubscribe = engine.store.subscribe(() => reporter.countDancedTime());
    video.advanceTo(20);
    markLoop(engine, "start");
    video.advanceTo(22);
    markLoop(engine, "end");
    engine.play();
    reporter.playing();
    for (let played = 0; played < 60_000; played += 10) {
      if (!video.paused) video.currentTime += 0.01;
      if (played % 250 === 0) video.dispatchEvent(new Event("timeupdate"));
      jest.advanceTimersByTime(10);
    }
    reporter.stopped("PAUSE");
    reporter.destroy();
    unsubscribe();
    expect(engine.store.get().pass).toBeGreaterThan(25);
    expect(sent.at(-1)?.dancedSeconds).toBeGreaterThanOrEqual(59);
    expect(sent.at(-1)?.dancedSeconds).toBeLessThanOrEqual(60);
    engine.destroy();
  });
});
