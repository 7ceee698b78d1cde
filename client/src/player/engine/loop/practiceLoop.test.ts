import { rememberPractice } from "../companions/rememberPractice";
import { memoryStorage, openEngine } from "../testing/openEngine";
import { clearLoop, markLoop, moveLoopEnd, stepLoop } from "./ownLoop";
import { rememberOwnLoop } from "./rememberOwnLoop";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function withLoop(from: number, to: number) {
  const opened = await openEngine();
  opened.video.advanceTo(from);
  markLoop(opened.engine, "start");
  opened.video.advanceTo(to);
  markLoop(opened.engine, "end");
  return opened;
}

describe("own loop", () => {
  it("AMB-49 repeats from A to B and takes precedence over the section and the class", async () => {
    const { engine, video } = await openEngine();
    engine.toggleLoop();
    video.advanceTo(110);
    markLoop(engine, "start");
    video.advanceTo(140);
    jest.advanceTimersByTime(50);
    expect(video.currentTime).toBe(100);
    video.advanceTo(112);
    engine.store.set({ isLooping: false });
    video.advanceTo(150);
    markLoop(engine, "end");
    engine.toggleLoop();
    jest.advanceTimersByTime(50);
    expect(video.currentTime).toBe(110);
    video.advanceTo(135);
    jest.advanceTimersByTime(50);
    expect(video.currentTime).toBe(135);
    video.advanceTo(150.01);
    jest.advanceTimersByTime(50);
    expect(video.currentTime).toBe(110);
    expect(engine.store.get()).toMatchObject({ pass: 3, isPlaying: true });
    engine.destroy();
  });

  it("plays freely after a seek out of the loop and repeats again once inside", async () => {
    const { engine, video } = await withLoop(20, 30);
    engine.seek(200);
    jest.advanceTimersByTime(200);
    expect(video.currentTime).toBe(200);
    engine.seek(25);
    jest.advanceTimersByTime(50);
    video.advanceTo(30.1);
    jest.advanceTimersByTime(50);
    expect(video.currentTime).toBe(20);
    engine.destroy();
  });

  it("repeats when B is the end of the class", async () => {
    const { engine, video } = await withLoop(280, 300);
    video.advanceTo(299.9);
    video.end();
    expect(video.currentTime).toBe(280);
    expect(engine.store.get()).toMatchObject({ hasEnded: false, isPlaying: true });
    engine.destroy();
  });

  it("starts a new loop if A is set after B, and ignores B before A", async () => {
    const { engine, video } = await withLoop(20, 30);
    video.advanceTo(29.5);
    markLoop(engine, "start");
    expect(engine.store.get()).toMatchObject({ loopStartSeconds: 29.5, loopEndSeconds: null });
    video.advanceTo(10);
    markLoop(engine, "end");
    expect(engine.store.get().loopEndSeconds).toBeNull();
    engine.destroy();
  });

  it("ignores B without A", async () => {
    const { engine, video } = await openEngine();
    video.advanceTo(200);
    markLoop(engine, "end");
    expect(engine.store.get()).toMatchObject({ loopStartSeconds: null, loopEndSeconds: null });
    expect(engine.position()).toBe(200);
    engine.destroy();
  });

  it("one button sets A, sets B, then clears the loop", async () => {
    const { engine, video } = await openEngine();
    const ends = () => {
      const { loopStartSeconds, loopEndSeconds } = engine.store.get();
      return [loopStartSeconds, loopEndSeconds];
    };
    video.advanceTo(40);
    stepLoop(engine);
    expect(ends()).toEqual([40, null]);
    video.advanceTo(48);
    stepLoop(engine);
    expect(ends()).toEqual([40, 48]);
    stepLoop(engine);
    expect(ends()).toEqual([null, null]);
    engine.destroy();
  });

  it("a handle stops one second before the other and at the ends of the class", async () => {
    const { engine } = await withLoop(20, 30);
    moveLoopEnd(engine, "start", 35);
    expect(engine.store.get().loopStartSeconds).toBe(29);
    moveLoopEnd(engine, "start", -3);
    expect(engine.store.get().loopStartSeconds).toBe(0);
    moveLoopEnd(engine, "end", 999);
    expect(engine.store.get().loopEndSeconds).toBe(300);
    engine.destroy();
  });

  it("is remembered per class and forgotten when cleared", async () => {
    const storage = memoryStorage();
    const first = await withLoop(20, 30);
    first.engine.attach(rememberOwnLoop(storage, "another"));
    first.engine.store.set({ loopStartSeconds: 21, loopEndSeconds: 31 });
    const open = async (classId: string) => {
      const { engine } = await openEngine();
      engine.attach(rememberOwnLoop(storage, classId));
      return engine;
    };
    expect((await open("another")).store.get()).toMatchObject({
      loopStartSeconds: 21,
      loopEndSeconds: 31,
    });
    expect((await open("this")).store.get().loopStartSeconds).toBeNull();
    clearLoop(await open("another"));
    expect((await open("another")).store.get().loopStartSeconds).toBeNull();
  });

  it("is not remembered until both ends are set", async () => {
    const storage = memoryStorage();
    const { engine } = await openEngine();
    engine.attach(rememberOwnLoop(storage, "c"));
    engine.store.set({ loopEndSeconds: 31 });
    const reopened = await openEngine();
    reopened.engine.attach(rememberOwnLoop(storage, "c"));
    expect(reopened.engine.store.get()).toMatchObject({
      loopStartSeconds: null,
      loopEndSeconds: null,
    });
  });

  it("ignores a stored loop that does not fit the class", async () => {
    for (const stored of ["[10,9999]", "[-1,5]", "[8,8]", "{", '"x"', "null"]) {
      const { engine } = await openEngine();
      engine.attach(rememberOwnLoop(memoryStorage({ "playerLoop:c": stored }), "c"));
      expect(engine.store.get().loopEndSeconds).toBeNull();
    }
  });
});

describe("practicing a loop", () => {
  const pass = (video: { advanceTo: (second: number) => void }, to: number) => {
    video.advanceTo(to);
    jest.advanceTimersByTime(50);
  };

  it("counts in with 5, 6, 7, 8 before each pass, at the tempo of the speed", async () => {
    const { engine, video } = await withLoop(20, 30);
    engine.store.set({ countsIn: true });
    engine.setSpeed(0.5);
    video.advanceTo(29);
    pass(video, 30);
    expect([video.currentTime, video.paused]).toEqual([20, true]);
    const counts: (number | null)[] = [];
    for (let beat = 0; beat < 4; beat += 1) {
      counts.push(engine.store.get().count);
      jest.advanceTimersByTime(1_250);
    }
    expect(counts).toEqual([5, 6, 7, 8]);
    expect([engine.store.get().count, video.paused]).toEqual([null, false]);
    engine.destroy();
  });

  it("play and seek cancel the count-in", async () => {
    const { engine, video } = await withLoop(20, 30);
    engine.store.set({ countsIn: true });
    video.advanceTo(29);
    pass(video, 30);
    engine.play();
    expect([engine.store.get().count, video.paused]).toEqual([null, false]);
    video.advanceTo(29);
    pass(video, 30);
    engine.seek(200);
    jest.advanceTimersByTime(10_000);
    expect([engine.store.get().count, video.paused]).toEqual([null, true]);
    engine.destroy();
  });

  it("each pass is 0.05 faster, up to the target speed", async () => {
    const { engine, video } = await withLoop(20, 30);
    engine.setSpeed(0.9);
    engine.store.set({ raisesSpeed: true, speedGoal: 1 });
    const speeds = [1, 2, 3].map(() => {
      video.advanceTo(29);
      pass(video, 30);
      return engine.store.get().speed;
    });
    expect(speeds).toEqual([0.95, 1, 1]);
    expect(engine.store.get().pass).toBe(5);
    engine.destroy();
  });
});

describe("practice settings", () => {
  it("speed, mirror, count-in, and speed-up are remembered across classes", async () => {
    const storage = memoryStorage();
    const first = await openEngine();
    first.engine.attach(rememberPractice(storage));
    first.engine.setSpeed(0.75);
    first.engine.toggleMirror();
    first.engine.store.set({ countsIn: true, raisesSpeed: true, speedGoal: 1.2 });
    const second = await openEngine();
    second.engine.attach(rememberPractice(storage));
    expect(second.video.playbackRate).toBe(0.75);
    expect(second.engine.store.get()).toMatchObject({
      speed: 0.75,
      isMirrored: true,
      countsIn: true,
      raisesSpeed: true,
      speedGoal: 1.2,
    });
  });

  it("invalid stored settings fall back to the defaults", async () => {
    for (const stored of ["{", "null", '{"speed":"fast","isMirrored":1}']) {
      const { engine } = await openEngine();
      engine.attach(rememberPractice(memoryStorage({ playerPractice: stored })));
      expect(engine.store.get()).toMatchObject({ speed: 1, isMirrored: false });
    }
  });

  it("a slower speed keeps the pitch", async () => {
    const { engine, video } = await openEngine();
    engine.setSpeed(0.55);
    expect(video).toMatchObject({ playbackRate: 0.55, preservesPitch: true });
  });
});
