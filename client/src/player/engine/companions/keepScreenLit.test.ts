import { openEngine, settle } from "../testing/openEngine";
import { keepScreenLit } from "./keepScreenLit";

async function world(request?: () => Promise<{ release(): Promise<void> }>) {
  let lit = 0;
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const lock = async () => {
    lit += 1;
    return {
      release: async () => {
        lit -= 1;
      },
    };
  };
  const { engine } = await openEngine();
  engine.attach(keepScreenLit({ request: request ?? lock }, page as unknown as Document));
  await settle();
  const turn = async (visibilityState: "visible" | "hidden") => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
  };
  return { engine, turn, lit: () => lit };
}

describe("screen wake lock", () => {
  it("is held while the film plays and released while it is paused", async () => {
    const { engine, lit } = await world();
    expect(lit()).toBe(1);
    engine.pause();
    await settle();
    expect(lit()).toBe(0);
    engine.play();
    await settle();
    expect(lit()).toBe(1);
  });

  it("is released on a hidden page and requested again when the page is visible", async () => {
    const { turn, lit } = await world();
    await turn("hidden");
    expect(lit()).toBe(0);
    await turn("visible");
    expect(lit()).toBe(1);
  });

  it("is released when the class closes, and quick toggles hold at most one", async () => {
    const { engine, lit } = await world();
    for (let press = 0; press < 5; press += 1) engine.toggle();
    engine.play();
    await settle();
    await settle();
    await settle();
    expect(lit()).toBe(1);
    engine.destroy();
    await settle();
    expect(lit()).toBe(0);
  });

  it("does not affect playback if the browser refuses it", async () => {
    const { engine } = await world(() => Promise.reject(new DOMException("low battery")));
    engine.pause();
    await settle();
    expect(engine.store.get().isPlaying).toBe(false);
  });
});
