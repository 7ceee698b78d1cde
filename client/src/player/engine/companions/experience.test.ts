import { FakeVideo } from "../testing/fakeVideo";
import { flushMicrotasks, openEngine } from "../testing/openEngine";
import { type Experience, measureExperience } from "./experience";

/** Opens a film with a fake clock and records its measurements. */
async function openMeasured() {
  let clock = 0;
  const page = new EventTarget();
  const events: string[] = [];
  const results: Experience[] = [];
  const recordSpan = (name: string) => {
    events.push(`${name} begins at ${clock}`);
    return () => void events.push(`${name} ends at ${clock}`);
  };
  const companion = measureExperience(
    {
      onStartup: () => recordSpan("startup"),
      onRebuffer: () => recordSpan("rebuffer"),
      onEnd: (experience) => results.push(experience),
    },
    { now: () => clock * 1_000, page: page as unknown as Window },
  );
  const video = new FakeVideo();
  video.isSlow = true;
  const opened = await openEngine({}, video);
  opened.engine.attach(companion);
  const { engine } = opened;
  const at = (second: number, happens: string) => {
    clock = second;
    video.dispatchEvent(new Event(happens));
  };
  return {
    ...opened,
    engine,
    video,
    page,
    events,
    results,
    at,
    wait: (to: number) => (clock = to),
  };
}

describe("playback quality", () => {
  it("measures the startup, each stall, and the played time", async () => {
    const { engine, events, results, at, wait } = await openMeasured();
    at(0.8, "playing");
    at(10.8, "waiting");
    at(12.8, "playing");
    at(20.8, "waiting");
    at(21.3, "playing");
    wait(30);
    engine.destroy();
    expect(events).toEqual([
      "startup begins at 0",
      "startup ends at 0.8",
      "rebuffer begins at 10.8",
      "rebuffer ends at 12.8",
      "rebuffer begins at 20.8",
      "rebuffer ends at 21.3",
    ]);
    expect(results).toMatchObject([
      { startupSeconds: 0.8, rebufferCount: 2, rebufferSeconds: 2.5 },
    ]);
    expect(results[0]?.playedSeconds).toBeCloseTo(10 + 8 + 8.7);
  });

  it("does not count seeks and angle switches as stalls", async () => {
    const { engine, results, at } = await openMeasured();
    at(1, "playing");
    at(5, "seeking");
    at(5, "waiting");
    at(6, "playing");
    engine.setAngle("back");
    at(7, "waiting");
    await flushMicrotasks();
    at(8, "playing");
    engine.destroy();
    expect(results).toMatchObject([{ rebufferCount: 0, seeks: 1 }]);
  });

  it("weights the bitrate by play time", async () => {
    const { engine, results, at, stream, wait } = await openMeasured();
    at(1, "playing");
    stream().onLevel({ index: 0, height: 180, bitrate: 100_000 });
    wait(11);
    stream().onLevel({ index: 1, height: 360, bitrate: 400_000 });
    wait(16);
    engine.destroy();
    expect(results[0]?.meanBitrate).toBe(200_000);
  });

  it("counts a failed film once, including its retries", async () => {
    const { engine, results, at, stream } = await openMeasured();
    at(1, "playing");
    stream().onTrouble("reconnecting");
    stream().onTrouble("broken");
    engine.destroy();
    expect(results).toMatchObject([{ fatalErrors: 1 }]);
  });

  it("is reported once when the page closes", async () => {
    const { engine, page, results, at } = await openMeasured();
    at(1, "playing");
    page.dispatchEvent(new Event("pagehide"));
    engine.destroy();
    expect(results).toHaveLength(1);
  });

  it("has no startup time if no frame was shown", async () => {
    const { engine, results } = await openMeasured();
    engine.destroy();
    expect(results).toMatchObject([{ startupSeconds: null, meanBitrate: null, playedSeconds: 0 }]);
  });
});
