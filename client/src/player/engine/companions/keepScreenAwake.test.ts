import { flushMicrotasks, openEngine } from "../testing/openEngine";
import { keepScreenAwake } from "./keepScreenAwake";

async function setUp(request?: () => Promise<{ release(): Promise<void> }>) {
  let held = 0;
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const lock = async () => {
    held += 1;
    return {
      release: async () => {
        held -= 1;
      },
    };
  };
  const { engine } = await openEngine();
  engine.attach(keepScreenAwake({ request: request ?? lock }, page as unknown as Document));
  await flushMicrotasks();
  const setVisibility = async (visibilityState: "visible" | "hidden") => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
    await flushMicrotasks();
  };
  return { engine, setVisibility, held: () => held };
}

describe("screen wake lock", () => {
  it("is held while the film plays and released while it is paused", async () => {
    const { engine, held } = await setUp();
    expect(held()).toBe(1);
    engine.pause();
    await flushMicrotasks();
    expect(held()).toBe(0);
    engine.play();
    await flushMicrotasks();
    expect(held()).toBe(1);
  });

  it("is released on a hidden page and requested again when the page is visible", async () => {
    const { setVisibility, held } = await setUp();
    await setVisibility("hidden");
    expect(held()).toBe(0);
    await setVisibility("visible");
    expect(held()).toBe(1);
  });

  it("is released when the class closes, and quick toggles hold at most one", async () => {
    const { engine, held } = await setUp();
    for (let press = 0; press < 5; press += 1) engine.toggle();
    engine.play();
    await flushMicrotasks();
    await flushMicrotasks();
    await flushMicrotasks();
    expect(held()).toBe(1);
    engine.destroy();
    await flushMicrotasks();
    expect(held()).toBe(0);
  });

  it("does not affect playback if the browser refuses it", async () => {
    const { engine } = await setUp(() => Promise.reject(new DOMException("low battery")));
    engine.pause();
    await flushMicrotasks();
    expect(engine.store.get().isPlaying).toBe(false);
  });
});
