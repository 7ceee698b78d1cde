import { PlayerEngine, type PlayerOptions } from "./player-engine";
import type { OpenStream, StreamRequest } from "./stream";
import { FakeVideo } from "./testing/fakeVideo";

const part = (name: string, durationSeconds: number) => ({
  durationSeconds,
  captionsUrl: `${name}.vtt`,
  streams: { front: `${name}-front.m3u8`, back: `${name}-back.m3u8` },
});

const toc = [
  { seconds: 0, title: "", sectionHeading: "Warm-up" },
  { seconds: 0, title: "Bounce", sectionHeading: "Warm-up" },
  { seconds: 100, title: "", sectionHeading: "Choreography" },
  { seconds: 100, title: "Counts 1-8", sectionHeading: "Choreography" },
  { seconds: 130, title: "Counts 9-16", sectionHeading: "Choreography" },
];

function memoryStorage(stored: Record<string, string> = {}) {
  return {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  };
}

async function open(change: Partial<PlayerOptions> = {}, video = new FakeVideo()) {
  const requests: StreamRequest[] = [];
  const destroy = jest.fn();
  const fatal: (() => void)[] = [];
  const openStream: OpenStream = (element, request, events) => {
    requests.push(request);
    fatal.push(events.onFatal);
    element.currentTime = request.startSecond;
    return Promise.resolve({ setLevel: () => undefined, destroy });
  };
  const engine = new PlayerEngine(video.asElement(), {
    parts: [part("only", 300)],
    timestamps: toc,
    startAtSeconds: 0,
    storage: memoryStorage(),
    openStream,
    ...change,
  });
  await engine.start();
  await Promise.resolve();
  return {
    engine,
    video,
    requests,
    destroyed: () => destroy.mock.calls.length,
    fail: () => fatal.at(-1)?.(),
  };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("PlayerEngine", () => {
  it("VIEW-PLAY-20 resumes from a saved start time when given", async () => {
    const { requests, engine } = await open({ startAtSeconds: 42 });
    expect(requests).toEqual([{ url: "only-front.m3u8", startSecond: 42 }]);
    expect(engine.store.get().positionSeconds).toBe(42);
  });

  it("plays and pauses", async () => {
    const { engine, video } = await open();
    expect(engine.store.get().isPlaying).toBe(true);
    engine.toggle();
    expect([video.paused, engine.store.get().isPlaying]).toEqual([true, false]);
    engine.toggle();
    expect(engine.store.get().isPlaying).toBe(true);
  });

  it("jogs ten seconds and ignores a jog when fewer remain", async () => {
    const { engine, video } = await open();
    video.advanceTo(9.9);
    expect(engine.jog("back")).toBe(false);
    expect(video.currentTime).toBe(9.9);
    expect(engine.jog("forward")).toBe(true);
    expect(video.currentTime).toBeCloseTo(19.9);
    video.advanceTo(291);
    expect(engine.jog("forward")).toBe(false);
  });

  it("keeps a seek inside the class", async () => {
    const { engine, video } = await open();
    engine.seek(-5);
    expect(video.currentTime).toBe(0);
    engine.seek(9_999);
    expect(engine.store.get().positionSeconds).toBe(300);
  });

  it("cycles the speed 0.5, 1, 1.5, 2, 0.5 and keeps it over an angle switch", async () => {
    const { engine, video } = await open();
    const speeds = [1, 2, 3, 4].map(() => engine.cycleSpeed());
    expect(speeds).toEqual([1.5, 2, 0.5, 1]);
    engine.setSpeed(0.5);
    engine.setAngle("back");
    await settle();
    expect(video.playbackRate).toBe(0.5);
  });

  it("switches the angle at the same second and goes on playing, or stays paused", async () => {
    const { engine, video, requests, destroyed } = await open();
    video.advanceTo(77);
    engine.toggleMirror();
    engine.setAngle("back");
    await settle();
    expect(requests.at(-1)).toEqual({ url: "only-back.m3u8", startSecond: 77 });
    expect(destroyed()).toBe(1);
    expect(engine.store.get()).toMatchObject({ isPlaying: true, isMirrored: true, angle: "back" });
    engine.pause();
    engine.setAngle("front");
    await settle();
    expect(engine.store.get().isPlaying).toBe(false);
  });

  it("starts muted on the first visit ever and remembers the volume after", async () => {
    const storage = memoryStorage();
    const first = await open({ storage });
    expect([first.video.muted, first.engine.store.get().volume]).toEqual([true, 0]);
    first.engine.toggleMute();
    expect([first.video.muted, first.video.volume]).toEqual([false, 1]);
    first.engine.setVolume(35);
    const second = await open({ storage });
    expect([second.video.muted, second.video.volume]).toEqual([false, 0.35]);
    second.engine.toggleMute();
    expect(second.engine.store.get().volume).toBe(0);
  });

  it("plays muted and says so when the browser refuses sound", async () => {
    const video = new FakeVideo();
    video.refusesSound = true;
    const { engine } = await open({ storage: memoryStorage({ playerVolume: "80" }) }, video);
    await settle();
    expect(engine.store.get()).toMatchObject({ isPlaying: true, isMutedByBrowser: true });
    video.refusesSound = false;
    engine.toggleMute();
    expect([video.muted, engine.store.get().isMutedByBrowser]).toEqual([false, false]);
  });

  it("a browser that can play no stream is a state, not an exception", async () => {
    const { engine } = await open({ openStream: () => Promise.resolve(null) });
    expect(engine.store.get().phase).toBe("unsupported");
  });

  it("a broken stream is a state with a retry at the same second", async () => {
    const { engine, video, requests, fail } = await open();
    video.advanceTo(61);
    fail();
    expect(engine.store.get()).toMatchObject({ phase: "failed", isPlaying: false });
    await engine.retry();
    expect(requests.at(-1)?.startSecond).toBe(61);
  });

  it("plays its parts in order on one time line and ends after the last", async () => {
    const { engine, video, requests } = await open({ parts: [part("one", 60), part("two", 40)] });
    video.end();
    await settle();
    expect(requests.at(-1)).toEqual({ url: "two-front.m3u8", startSecond: 0 });
    video.dispatchEvent(new Event("canplay"));
    video.advanceTo(5);
    expect(engine.store.get().positionSeconds).toBe(65);
    engine.seek(10);
    await settle();
    expect(requests.at(-1)).toEqual({ url: "one-front.m3u8", startSecond: 10 });
    engine.seek(99);
    await settle();
    video.end();
    expect(engine.store.get()).toMatchObject({ hasEnded: true, positionSeconds: 100 });
  });

  describe("loop", () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it("repeats the section from its start to the next entry", async () => {
      const { engine, video } = await open();
      video.advanceTo(110);
      engine.toggleLoop();
      video.advanceTo(129.5);
      jest.advanceTimersByTime(50);
      expect(video.currentTime).toBe(129.5);
      video.advanceTo(130.02);
      jest.advanceTimersByTime(50);
      expect(video.currentTime).toBe(100);
      engine.destroy();
    });

    it("moves to another section when the dancer seeks there", async () => {
      const { engine, video } = await open();
      video.advanceTo(110);
      engine.toggleLoop();
      engine.seek(200);
      jest.advanceTimersByTime(50);
      expect(video.currentTime).toBe(200);
      engine.destroy();
    });

    it("repeats the whole class when there are no timestamps", async () => {
      const { engine, video, requests } = await open({ timestamps: [] });
      engine.toggleLoop();
      video.advanceTo(300);
      video.end();
      expect(video.currentTime).toBe(0);
      expect(engine.store.get()).toMatchObject({ hasEnded: false, isPlaying: true });
      expect(requests).toHaveLength(1);
      engine.destroy();
    });
  });

  it("forgets a stream that was opened for a place already left", async () => {
    const answers: ((stream: { setLevel(): void; destroy(): void }) => void)[] = [];
    const engine = new PlayerEngine(new FakeVideo().asElement(), {
      parts: [part("only", 300)],
      timestamps: [],
      startAtSeconds: 0,
      storage: memoryStorage(),
      openStream: () => new Promise((resolve) => answers.push(resolve)),
    });
    void engine.start();
    engine.destroy();
    const destroy = jest.fn();
    answers[0]?.({ setLevel: () => undefined, destroy });
    await settle();
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
