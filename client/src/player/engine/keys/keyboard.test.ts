import { openEngine } from "../testing/openEngine";
import { ariaKeys, displayKeys, shortcutFor } from "./keyboard";
import { shortcuts } from "./shortcuts";

const everything = { hasSingleKeys: true };

function press(key: string, target: Element, modifier: object = {}, preference = everything) {
  let found: ReturnType<typeof shortcutFor> = null;
  const listen = (event: Event) => {
    found = shortcutFor(event as KeyboardEvent, preference);
  };
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifier }));
  return (found as ReturnType<typeof shortcutFor>)?.name ?? null;
}

beforeEach(() => {
  document.body.innerHTML = `<button>Save</button><input><textarea></textarea><select></select>
    <div contenteditable="true"></div><div role="slider" tabindex="0"></div><p>text</p>`;
});
const element = (selector: string) => document.querySelector(selector) ?? document.body;

describe("keys", () => {
  it("AMB-51 space plays or pauses, except from a field or a focused button", () => {
    expect(press(" ", document.body)).toBe("play");
    expect(press(" ", element("button"))).toBeNull();
    for (const field of ["input", "textarea", "select", "[contenteditable]"]) {
      expect(press(" ", element(field))).toBeNull();
      expect(press("m", element(field))).toBeNull();
    }
  });

  it("a letter works from a focused button and with Shift, but with no other modifier", () => {
    expect(press("m", element("button"))).toBe("mute");
    expect(press("M", document.body, { shiftKey: true })).toBe("mute");
    for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
      expect(press("r", document.body, { [modifier]: true })).toBeNull();
    }
  });

  it("a focused slider handles arrow, page, Home, and End keys itself", () => {
    for (const key of ["ArrowLeft", "ArrowUp", "PageUp", "Home"]) {
      expect(press(key, element("[role=slider]"))).toBeNull();
    }
    expect(press("ArrowLeft", element("p"))).toBe("back");
    expect(press("k", element("[role=slider]"))).toBe("play");
  });

  it("single-key shortcuts can be turned off, except space and arrows", () => {
    const off = { hasSingleKeys: false };
    for (const key of ["k", "m", "a", "[", "<", "7", "?"]) {
      expect(press(key, document.body, {}, off)).toBeNull();
    }
    expect(press(" ", document.body, {}, off)).toBe("play");
    expect(press("ArrowRight", document.body, {}, off)).toBe("forward");
    expect(ariaKeys("play", off)).toBe("Space");
    expect(ariaKeys("mirror", off)).toBeUndefined();
  });

  it("each key has one action", () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys as readonly string[]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are listed for the sheet and for screen readers from the same table", () => {
    expect([
      displayKeys("play"),
      displayKeys("back"),
      displayKeys("tenth"),
      displayKeys("angle"),
    ]).toEqual(["Space or K", "J or ←", "0 to 9", "G"]);
    expect(ariaKeys("back", everything)).toBe("J ArrowLeft");
  });
});

describe("shortcut actions", () => {
  const page = () => {
    const calls: string[] = [];
    const note = (name: string) => () => calls.push(name);
    return {
      calls,
      toggleFullscreen: note("fullscreen"),
      togglePictureInPicture: note("picture in picture"),
      openSheet: note("sheet"),
    };
  };

  async function keys(...pressed: string[]) {
    const { engine, video } = await openEngine();
    const around = page();
    video.advanceTo(110);
    for (const key of pressed) {
      const shortcut = shortcutFor(new KeyboardEvent("keydown", { key }), everything);
      shortcut?.run({ engine, ...around }, key);
    }
    const state = engine.store.get();
    engine.destroy();
    return { state, calls: around.calls };
  }

  it("J, L, and arrows move ten seconds, brackets move by sections, and digits by tenths", async () => {
    const at = async (...pressed: string[]) => (await keys(...pressed)).state.positionSeconds;
    expect(await at("j")).toBe(100);
    expect(await at("ArrowRight", "l")).toBe(130);
    expect([await at("["), await at("[", "["), await at("]"), await at("]", "]")]).toEqual([
      100, 0, 130, 130,
    ]);
    expect([await at("7"), await at("0"), await at("Home")]).toEqual([210, 0, 0]);
  });

  it("comma and period step one frame while paused", async () => {
    const at = async (...pressed: string[]) => (await keys(...pressed)).state.positionSeconds;
    expect(await at("k", ".")).toBeCloseTo(110.06, 3);
    expect(await at("k", ".", ".", ",")).toBeCloseTo(110.06, 3);
    expect(await at("k", ",")).toBeCloseTo(109.98, 3);
    expect([await at("."), await at(",")]).toEqual([110, 110]);
  });

  it("A and B set the own loop, X clears it, O loops the section", async () => {
    expect((await keys("a", "l", "b")).state).toMatchObject({
      loopStartSeconds: 110,
      loopEndSeconds: 120,
    });
    expect((await keys("a", "l", "b", "x")).state.loopStartSeconds).toBeNull();
    expect((await keys("o")).state.isLooping).toBe(true);
  });

  it("S cycles through the four speeds, < and > change it in steps of 0.05", async () => {
    const speed = async (...pressed: string[]) => (await keys(...pressed)).state.speed;
    expect([await speed("s"), await speed("<", "<", "<"), await speed(">")]).toEqual([
      1.5, 0.85, 1.05,
    ]);
  });

  it("R mirrors, G switches the angle, M mutes, C toggles captions, and arrows change the volume", async () => {
    expect((await keys("r", "g", "c")).state).toMatchObject({
      isMirrored: true,
      angle: "back",
      hasCaptions: true,
    });
    expect((await keys("m", "ArrowDown")).state.volume).toBe(95);
    expect((await keys("ArrowUp")).state.volume).toBe(5);
  });

  it("F, P, and ? call the page around the player", async () => {
    expect((await keys("f", "p", "?")).calls).toEqual([
      "fullscreen",
      "picture in picture",
      "sheet",
    ]);
  });
});
