import { openEngine } from "../testing/openEngine";
import { type MediaKeys, registerMediaKeys } from "./mediaKeys";

const shown = { title: "Golden Hour", artist: "Hip-Hop with Mara", pictureUrl: "/still.webp" };

async function setUp() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const positions: (MediaPositionState | undefined)[] = [];
  const keys: MediaKeys = {
    metadata: null,
    playbackState: "none",
    setActionHandler: (action, handler) => {
      if (action === "seekto" && handler === null) throw new TypeError("not known here");
      handlers.set(action, handler);
    },
    setPositionState: (state) => positions.push(state),
  };
  const opened = await openEngine();
  opened.engine.attach(registerMediaKeys(keys, shown));
  const press = (action: MediaSessionAction, details: object = {}) =>
    handlers.get(action)?.({ action, ...details });
  return { ...opened, keys, positions, press, handlers };
}

beforeAll(() => {
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  });
});

describe("the media keys", () => {
  it("show the class", async () => {
    const { keys } = await setUp();
    expect(keys.metadata).toEqual({
      title: "Golden Hour",
      artist: "Hip-Hop with Mara",
      album: "Eightcount",
      artwork: [{ src: "/still.webp" }],
    });
  });

  it("play, pause, jump and seek", async () => {
    const { engine, video, press, keys } = await setUp();
    press("pause");
    expect([video.paused, keys.playbackState]).toEqual([true, "paused"]);
    press("play");
    expect([video.paused, keys.playbackState]).toEqual([false, "playing"]);
    press("seekto", { seekTime: 120 });
    press("seekforward");
    press("seekbackward", { seekOffset: 30 });
    expect(engine.position()).toBe(100);
  });

  it("VIEW-PLAY-08 a remote seek of more than 5 s is applied, of 5 s or less ignored", async () => {
    const { engine, press } = await setUp();
    press("seekto", { seekTime: 120 });
    press("seekto", { seekTime: 125 });
    press("seekto", { seekTime: 115 });
    expect(engine.position()).toBe(120);
    press("seekto", { seekTime: 125.1 });
    expect(engine.position()).toBe(125.1);
    press("seekto", { seekTime: 120 });
    expect(engine.position()).toBe(120);
  });

  it("receive every state change but not every second", async () => {
    const { engine, video, positions } = await setUp();
    const before = positions.length;
    for (let second = 1; second < 20; second += 1) video.advanceTo(second);
    expect(positions.length).toBe(before);
    engine.setSpeed(0.5);
    engine.seek(200);
    expect(positions.slice(before)).toEqual([
      { duration: 300, playbackRate: 0.5, position: 19 },
      { duration: 300, playbackRate: 0.5, position: 200 },
    ]);
  });

  it("are released when the class closes", async () => {
    const { engine, keys, handlers } = await setUp();
    engine.destroy();
    expect([keys.metadata, keys.playbackState, handlers.get("play")]).toEqual([null, "none", null]);
  });
});
