import { shortcutFor, shortcuts } from "./keyboard";

function press(key: string, target: Element, modifier: object = {}) {
  let found: ReturnType<typeof shortcutFor> = null;
  const listen = (event: Event) => {
    found = shortcutFor(event as KeyboardEvent);
  };
  document.addEventListener("keydown", listen, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...modifier }));
  return found as ReturnType<typeof shortcutFor>;
}

describe("keys", () => {
  beforeEach(() => {
    document.body.innerHTML = `<button>Save</button><input><div role="slider" tabindex="0"></div><p>text</p>`;
  });
  const element = (selector: string) => document.querySelector(selector) ?? document.body;

  it("space plays or pauses, but never from a field or a focused button", () => {
    expect(press(" ", document.body)?.says).toBe("Play or pause");
    expect(press(" ", element("button"))).toBeNull();
    expect(press(" ", element("input"))).toBeNull();
  });

  it("a letter works from a focused button, not with a modifier", () => {
    expect(press("m", element("button"))?.says).toBe("Mute or unmute");
    expect(press("r", document.body, { ctrlKey: true })).toBeNull();
  });

  it("a slider keeps its own arrows", () => {
    expect(press("ArrowLeft", element("[role=slider]"))).toBeNull();
    expect(press("ArrowLeft", element("p"))?.says).toBe("Back 10 seconds");
  });

  it("no key means two things", () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
