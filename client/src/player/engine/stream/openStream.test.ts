import { PlayerEngine } from "../playerEngine";
import { FakeHls } from "../testing/fakeHls";
import { FakeVideo } from "../testing/fakeVideo";
import { flushMicrotasks, memoryStorage, samplePart } from "../testing/openEngine";
import { type LoadHls, streamOpener } from "./openStream";
import type { StreamEvents } from "./stream";

const request = { url: "front.m3u8", startSecond: 42, quality: "auto" } as const;

function events(): StreamEvents & { emitted: unknown[] } {
  const emitted: unknown[] = [];
  return {
    emitted,
    onLevels: (levels) => emitted.push(["levels", levels.map(({ height }) => height)]),
    onLevel: ({ height }) => emitted.push(["level", height]),
    onDuration: (seconds) => emitted.push(["duration", seconds]),
    onTrouble: (trouble) => emitted.push(["trouble", trouble]),
  };
}

const withHls = () => FakeHls.load();
const withoutHls: LoadHls = async () =>
  ({ default: { isSupported: () => false } }) as unknown as Awaited<ReturnType<LoadHls>>;

describe("opening a stream", () => {
  it("VIEW-PLAY-01 streams with hls.js, buffers at most 5,000,000 bytes, and selects the quality automatically", async () => {
    const video = new FakeVideo();
    const open = await withHls();
    await streamOpener(async () => open)(video.asElement(), request, events());
    const hls = FakeHls.newest();
    expect(hls.done).toEqual(["load front.m3u8", "attach"]);
    expect(hls.config).toMatchObject({ maxBufferSize: 5_000_000, startLevel: -1 });
    expect([hls.nextLevel, hls.autoLevelCapping]).toEqual([-1, -1]);
  });

  it("sets the start position before loading", async () => {
    const open = await withHls();
    await streamOpener(async () => open)(new FakeVideo().asElement(), request, events());
    expect(FakeHls.newest().config).toMatchObject({ startPosition: 42 });
  });

  it("VIEW-PLAY-02 native HLS: the source is set directly when hls.js is unsupported", async () => {
    const video = new FakeVideo();
    const stream = await streamOpener(withoutHls)(video.asElement(), request, events());
    expect([video.src, video.currentTime]).toEqual(["front.m3u8", 42]);
    stream?.destroy();
    expect(video.src).toBe("");
  });

  it("a browser without either cannot play", async () => {
    const video = new FakeVideo();
    video.playsHls = false;
    const engine = new PlayerEngine(video.asElement(), {
      parts: [samplePart("only", 300)],
      timestamps: [],
      startAtSeconds: 0,
      storage: memoryStorage(),
      openStream: streamOpener(withoutHls),
    });
    await engine.start();
    await flushMicrotasks();
    expect(engine.store.get().phase).toBe("unsupported");
  });
});

describe("a stream the browser plays itself", () => {
  it.each([
    ["plays on", true],
    ["stays paused", false],
  ])("loads again where it stood after a failure, and %s", async (_, plays) => {
    jest.useFakeTimers();
    const video = new FakeVideo();
    await streamOpener(withoutHls)(video.asElement(), request, events());
    if (plays) await video.play();
    video.advanceTo(77);
    video.src = "";
    Object.assign(video, { error: { code: 2 }, paused: !plays, currentTime: 0 });
    video.dispatchEvent(new Event("error"));
    await jest.advanceTimersByTimeAsync(1_500);
    expect([video.src, video.currentTime, video.paused]).toEqual(["front.m3u8", 77, !plays]);
    jest.useRealTimers();
  });
});

describe("a stream with hls.js", () => {
  async function opened(change: Partial<typeof request> | { quality: "saver" | "360p" } = {}) {
    const video = new FakeVideo();
    const emitted = events();
    const open = await withHls();
    const stream = await streamOpener(async () => open)(
      video.asElement(),
      { ...request, ...change },
      emitted,
    );
    return { video, emitted: emitted.emitted, stream, hls: FakeHls.newest() };
  }

  it("reports its levels, the displayed level, and the actual duration", async () => {
    const { hls, emitted } = await opened();
    hls.emit("parsed");
    hls.emit("switched", { level: 1 });
    hls.emit("loaded", { details: { totalduration: 299 } });
    expect(emitted).toEqual([
      ["levels", [180, 360, 720]],
      ["level", 360],
      ["duration", 299],
    ]);
  });

  it("applies a quality set before and after opening", async () => {
    const { hls, stream } = await opened({ quality: "saver" });
    hls.emit("parsed");
    expect([hls.nextLevel, hls.autoLevelCapping]).toEqual([-1, 1]);
    stream?.setQuality("720p");
    expect([hls.nextLevel, hls.autoLevelCapping]).toEqual([2, -1]);
  });

  it("resumes at the current position, or at the start second before the first frame", async () => {
    jest.useFakeTimers();
    const { hls, video } = await opened();
    hls.emit("parsed");
    const lost = { fatal: true, type: "network", details: "frag", response: { code: 503 } };
    hls.emit("error", lost);
    jest.advanceTimersByTime(1_500);
    video.readyState = 4;
    video.currentTime = 77;
    hls.emit("error", lost);
    jest.advanceTimersByTime(3_000);
    expect(hls.done.slice(-2)).toEqual(["start at 42", "start at 77"]);
    jest.useRealTimers();
  });

  it("reloads a manifest that never loaded", async () => {
    jest.useFakeTimers();
    const { hls } = await opened();
    hls.levels = [];
    hls.emit("error", {
      fatal: true,
      type: "network",
      details: "manifest",
      response: { code: 503 },
    });
    jest.advanceTimersByTime(1_500);
    expect(hls.done.slice(-1)).toEqual(["load front.m3u8"]);
    jest.useRealTimers();
  });

  it("reports a 404 of the manifest as missing", async () => {
    const { hls, emitted } = await opened();
    hls.emit("error", {
      fatal: true,
      type: "network",
      details: "manifest",
      response: { code: 404 },
    });
    expect(emitted).toEqual([["trouble", "missing"]]);
  });

  it("ignores errors that are not fatal", async () => {
    const { hls, emitted } = await opened();
    const before = hls.done.length;
    hls.emit("error", { fatal: false, type: "media", details: "stalled" });
    expect([hls.done.length, emitted]).toEqual([before, []]);
  });

  it("keeps position and play state after a recovery", async () => {
    const { hls, video } = await opened();
    await video.play();
    Object.assign(video, { readyState: 4, currentTime: 88 });
    hls.emit("error", { fatal: true, type: "media", details: "buffer" });
    video.currentTime = 0;
    video.dispatchEvent(new Event("loadedmetadata"));
    expect([hls.done.at(-1), video.currentTime, video.paused]).toEqual(["recover", 88, false]);
  });

  it.each([
    ["less than half a second off is left", 87.6, 87.6],
    ["a second off is put back", 87, 88],
  ])("after a repair a picture %s", async (_, stands, expected) => {
    const { hls, video } = await opened();
    Object.assign(video, { readyState: 4, currentTime: 88 });
    hls.emit("error", { fatal: true, type: "media", details: "buffer" });
    video.currentTime = stands;
    video.dispatchEvent(new Event("loadedmetadata"));
    expect(video.currentTime).toBe(expected);
  });

  it("does not restore the position in a stream that was replaced", async () => {
    const { hls, video, stream } = await opened();
    Object.assign(video, { readyState: 4, currentTime: 88 });
    hls.emit("error", { fatal: true, type: "media", details: "buffer" });
    stream?.destroy();
    video.currentTime = 5;
    video.dispatchEvent(new Event("loadedmetadata"));
    expect(video.currentTime).toBe(5);
  });
});
