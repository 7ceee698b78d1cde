import { stepFrame } from "./film/stepFrame";
import { PlayerEngine } from "./playerEngine";
import { FakeVideo } from "./testing/fakeVideo";
import { flushMicrotasks, memoryStorage, openEngine, samplePart } from "./testing/openEngine";

describe("PlayerEngine", () => {
  it("VIEW-PLAY-20 resumes from a saved start time", async () => {
    const { requests, engine } = await openEngine({ startAtSeconds: 42 });
    expect(requests).toMatchObject([{ url: "only-front.m3u8", startSecond: 42 }]);
    expect(engine.store.get().positionSeconds).toBe(42);
  });

  it("plays and pauses", async () => {
    const { engine, video } = await openEngine();
    expect(engine.store.get().isPlaying).toBe(true);
    engine.toggle();
    expect([video.paused, engine.store.get().isPlaying]).toEqual([true, false]);
    engine.toggle();
    expect(engine.store.get().isPlaying).toBe(true);
  });

  it("VIEW-PLAY-05 VIEW-PLAY-06 jogs ten seconds and ignores a jog when fewer remain", async () => {
    const { engine, video } = await openEngine();
    video.advanceTo(9.9);
    expect(engine.jog("back")).toBe(false);
    expect(video.currentTime).toBe(9.9);
    expect(engine.jog("forward")).toBe(true);
    expect(video.currentTime).toBeCloseTo(19.9);
    video.advanceTo(291);
    expect(engine.jog("forward")).toBe(false);
  });

  it("clamps a seek to the class", async () => {
    const { engine, video } = await openEngine();
    engine.seek(-5);
    expect(video.currentTime).toBe(0);
    engine.seek(9_999);
    expect(engine.store.get().positionSeconds).toBe(300);
  });

  it("cycles the speed 0.5, 1, 1.5, 2, 0.5 and keeps it over an angle switch", async () => {
    const { engine, video } = await openEngine();
    const speeds = [1, 2, 3, 4].map(() => engine.cycleSpeed());
    expect(speeds).toEqual([1.5, 2, 0.5, 1]);
    engine.setSpeed(0.5);
    engine.setAngle("back");
    await flushMicrotasks();
    expect(video.playbackRate).toBe(0.5);
  });

  it("keeps the position and the play state over an angle switch", async () => {
    const { engine, video, requests, destroyed } = await openEngine();
    video.advanceTo(77);
    engine.toggleMirror();
    engine.setAngle("back");
    await flushMicrotasks();
    expect(requests.at(-1)).toMatchObject({ url: "only-back.m3u8", startSecond: 77 });
    expect(destroyed()).toBe(1);
    expect(engine.store.get()).toMatchObject({ isPlaying: true, isMirrored: true, angle: "back" });
    engine.pause();
    engine.setAngle("front");
    await flushMicrotasks();
    expect(engine.store.get().isPlaying).toBe(false);
  });

  it("is paused immediately, for a key pressed right after the pause", async () => {
    const { engine, video } = await openEngine();
    video.advanceTo(20);
    engine.pause();
    stepFrame(engine, 1);
    expect(video.currentTime).toBeCloseTo(20.06);
    engine.setAngle("back");
    await flushMicrotasks();
    expect([video.paused, engine.store.get().isPlaying]).toEqual([true, false]);
  });

  it("pauses while another angle opens, and plays on the next press", async () => {
    const { engine, video } = await openEngine();
    engine.setAngle("back");
    // Removing the old stream pauses the element without an event.
    video.load();
    engine.toggle();
    await flushMicrotasks();
    expect([video.paused, engine.store.get().isPlaying]).toEqual([true, false]);
    engine.toggle();
    expect([video.paused, engine.store.get().isPlaying]).toEqual([false, true]);
  });

  it("fails with a retry if the player code cannot be loaded", async () => {
    const openStream = jest.fn().mockRejectedValueOnce(new Error("offline"));
    const { engine } = await openEngine({ openStream });
    expect(engine.store.get()).toMatchObject({ phase: "failed", trouble: "broken" });
    openStream.mockResolvedValue({ setQuality: () => undefined, destroy: () => undefined });
    await engine.retry();
    expect(engine.store.get()).toMatchObject({ phase: "ready", isPlaying: true });
  });

  it.each(["canplay", "canplaythrough"])("follows the time from %s on", async (event) => {
    const video = new FakeVideo();
    video.isSlow = true;
    const { engine } = await openEngine({}, video);
    video.advanceTo(3);
    expect(engine.store.get()).toMatchObject({ phase: "loading", positionSeconds: 0 });
    video.dispatchEvent(new Event(event));
    video.advanceTo(4);
    expect(engine.store.get()).toMatchObject({ phase: "ready", positionSeconds: 4 });
  });

  it("starts muted on the first visit and remembers the volume afterwards", async () => {
    const storage = memoryStorage();
    const first = await openEngine({ storage });
    expect([first.video.muted, first.engine.store.get().volume]).toEqual([true, 0]);
    first.engine.toggleMute();
    expect([first.video.muted, first.video.volume]).toEqual([false, 1]);
    first.engine.setVolume(35);
    const second = await openEngine({ storage });
    expect([second.video.muted, second.video.volume]).toEqual([false, 0.35]);
    second.engine.toggleMute();
    expect(second.engine.store.get().volume).toBe(0);
  });

  it("plays muted and sets a flag when the browser blocks sound", async () => {
    const video = new FakeVideo();
    video.blocksSound = true;
    const { engine } = await openEngine({ storage: memoryStorage({ playerVolume: "80" }) }, video);
    await flushMicrotasks();
    expect(engine.store.get()).toMatchObject({ isPlaying: true, isMutedByBrowser: true });
    video.blocksSound = false;
    engine.toggleMute();
    expect([video.muted, engine.store.get().isMutedByBrowser]).toEqual([false, false]);
  });

  it.each([
    [60, 80],
    [5, 10],
    [30, 30],
  ])("at %d s the film is loaded up to %d s", async (second, loadedUpTo) => {
    const video = new FakeVideo();
    const [starts, ends] = [
      [0, 50],
      [10, 80],
    ];
    const buffered = {
      length: 2,
      start: (nth: number) => starts[nth],
      end: (nth: number) => ends[nth],
    };
    Object.assign(video, { buffered });
    const { engine } = await openEngine({}, video);
    video.advanceTo(second);
    expect(engine.store.get().bufferedSeconds).toBe(loadedUpTo);
  });

  it("leaving the player ends its stream", async () => {
    const { engine, destroyed } = await openEngine();
    engine.destroy();
    expect(destroyed()).toBe(1);
  });

  it("reports an unsupported browser as a state, not an exception", async () => {
    const { engine } = await openEngine({ openStream: () => Promise.resolve(null) });
    expect(engine.store.get().phase).toBe("unsupported");
  });

  it("reports a failed stream as a state and retries at the same second", async () => {
    const { engine, video, requests, fail } = await openEngine();
    video.advanceTo(61);
    fail();
    expect(engine.store.get()).toMatchObject({ phase: "failed", isPlaying: false });
    await engine.retry();
    expect(requests.at(-1)?.startSecond).toBe(61);
  });

  it("plays its parts in order in class time and ends after the last", async () => {
    const { engine, video, requests } = await openEngine({
      parts: [samplePart("one", 60), samplePart("two", 40)],
    });
    video.end();
    await flushMicrotasks();
    expect(requests.at(-1)).toMatchObject({ url: "two-front.m3u8", startSecond: 0 });
    video.dispatchEvent(new Event("canplay"));
    video.advanceTo(5);
    expect(engine.store.get().positionSeconds).toBe(65);
    engine.seek(10);
    await flushMicrotasks();
    expect(requests.at(-1)).toMatchObject({ url: "one-front.m3u8", startSecond: 10 });
    engine.seek(99);
    await flushMicrotasks();
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

    it("VIEW-PLAY-10 repeats the section from its start to the next entry", async () => {
      const { engine, video } = await openEngine();
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
      const { engine, video } = await openEngine();
      video.advanceTo(110);
      engine.toggleLoop();
      engine.seek(200);
      jest.advanceTimersByTime(50);
      expect(video.currentTime).toBe(200);
      engine.destroy();
    });

    it("VIEW-PLAY-10 AMB-49 repeats the whole class when there are no timestamps", async () => {
      const { engine, video, requests } = await openEngine({ timestamps: [] });
      engine.toggleLoop();
      video.advanceTo(300);
      video.end();
      expect(video.currentTime).toBe(0);
      expect(engine.store.get()).toMatchObject({ hasEnded: false, isPlaying: true });
      expect(requests).toHaveLength(1);
      engine.destroy();
    });
  });

  it("discards a stream for a position that was left while it opened", async () => {
    const responses: ((stream: { setQuality(): void; destroy(): void }) => void)[] = [];
    const engine = new PlayerEngine(new FakeVideo().asElement(), {
      parts: [samplePart("only", 300)],
      timestamps: [],
      startAtSeconds: 0,
      storage: memoryStorage(),
      openStream: () => new Promise((resolve) => responses.push(resolve)),
    });
    void engine.start();
    engine.destroy();
    const destroy = jest.fn();
    responses[0]?.({ setQuality: () => undefined, destroy });
    await flushMicrotasks();
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});

describe("AMB-79 the length of a film", () => {
  it("comes from the media once known, ignoring rounding", async () => {
    const { engine, stream } = await openEngine();
    stream().onDuration(299.8);
    expect(engine.store.get().durationSeconds).toBe(300);
    stream().onDuration(298.5);
    expect(engine.store.get().durationSeconds).toBe(298.5);
  });

  it("is logged when it differs by more than two seconds", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { stream } = await openEngine();
    stream().onDuration(298.5);
    expect(warn).not.toHaveBeenCalled();
    stream().onDuration(290);
    expect(warn.mock.calls).toEqual([["player: part 1 is 290 s long; the catalog says 298.5 s"]]);
    warn.mockRestore();
  });
});
