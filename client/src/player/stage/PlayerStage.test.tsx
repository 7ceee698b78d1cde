import { act, fireEvent, screen } from "@testing-library/react";
import { renderStage } from "../testing/renderStage";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const playButton = () => screen.getByRole("button", { name: /^(Pause|Play)$/ });

/** Returns the layer of the controls, which fades with them. */
function layer(): CSSStyleDeclaration {
  let found: HTMLElement | null = playButton();
  while (found && getComputedStyle(found).opacity === "") found = found.parentElement;
  return getComputedStyle(found ?? document.body);
}

describe("the stage", () => {
  it("VIEW-PLAY-17 controls show on a mouse move or touch and hide 3000 ms after", async () => {
    const { leave } = await renderStage();
    expect(layer().opacity).toBe("1");
    act(() => jest.advanceTimersByTime(2_999));
    expect(layer().opacity).toBe("1");
    act(() => jest.advanceTimersByTime(1));
    expect(layer().opacity).toBe("0");
    for (const pointerType of ["mouse", "touch"]) {
      fireEvent.pointerMove(playButton(), { pointerType });
      expect(layer().opacity).toBe("1");
      act(() => jest.advanceTimersByTime(3_000));
      expect(layer().opacity).toBe("0");
    }
    leave();
  });

  it("controls stay while the film is paused", async () => {
    const { engine, leave } = await renderStage();
    act(() => engine.pause());
    act(() => jest.advanceTimersByTime(10_000));
    expect(layer().opacity).toBe("1");
    leave();
  });

  it("VIEW-PLAY-19 the loading animation shows while buffering, until it can play through", async () => {
    const { emit, leave } = await renderStage();
    const isLoading = () => screen.queryByRole("status", { name: /Buffering|Loading/ }) !== null;
    expect(isLoading()).toBe(false);
    await emit("waiting");
    expect(isLoading()).toBe(true);
    await emit("canplaythrough");
    expect(isLoading()).toBe(false);
    leave();
  });

  it("VIEW-PLAY-16 fills the screen, in landscape if the device can rotate", async () => {
    const { user, log, leave } = await renderStage();
    const lock = jest.fn(() => Promise.resolve());
    const fill = jest.fn(function (this: Element) {
      Object.defineProperty(document, "fullscreenElement", { value: this, configurable: true });
      return Promise.resolve();
    });
    Object.defineProperty(screen, "orientation", { value: { lock }, configurable: true });
    Object.defineProperty(window.screen, "orientation", { value: { lock }, configurable: true });
    Element.prototype.requestFullscreen = fill;
    await user.click(screen.getByRole("button", { name: "Fullscreen" }));
    expect(fill).toHaveBeenCalledTimes(1);
    expect(document.fullscreenElement?.querySelector("video")).toBeInTheDocument();
    expect(lock).toHaveBeenCalledWith("landscape");
    expect(log).toHaveBeenCalledWith("buttonClick", "fullscreen", true);
    Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true });
    leave();
  });

  it("shows and announces each change", async () => {
    const { engine, leave } = await renderStage();
    const said = (words: string) => screen.getByText(words, { selector: "[role=status]" });
    act(() => engine.setSpeed(0.85));
    expect(said("Speed 0.85×")).toBeVisible();
    expect(getComputedStyle(said("Speed 0.85×")).opacity).toBe("1");
    act(() => jest.advanceTimersByTime(1_500));
    expect(getComputedStyle(said("Speed 0.85×")).opacity).toBe("0");
    act(() => engine.toggleMirror());
    expect(said("Mirrored")).toBeVisible();
    leave();
  });

  it("mirrors the picture but not the overlays", async () => {
    const { engine, leave } = await renderStage();
    act(() => engine.toggleMirror());
    const flipped = [...document.querySelectorAll("body *")].filter(
      (element) => getComputedStyle(element).transform === "scaleX(-1)",
    );
    expect(flipped.map(({ tagName }) => tagName)).toEqual(["VIDEO", "CANVAS"]);
    leave();
  });

  it("shows the count of a count-in", async () => {
    const { engine, leave } = await renderStage();
    act(() => engine.store.set({ count: 6 }));
    expect(screen.getByText("6", { selector: "b" })).toBeVisible();
    leave();
  });
});

describe("player actions", () => {
  it("are reported with their kind: click, touch, key, or screen", async () => {
    const { log, user, leave } = await renderStage();
    await user.click(playButton());
    expect(log).toHaveBeenLastCalledWith("buttonClick", "pause", 0);
    fireEvent(playButton(), new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
    expect(log).toHaveBeenLastCalledWith("buttonTouch", "play", 0);
    await user.keyboard("m");
    expect(log).toHaveBeenLastCalledWith("keyboardKeyPress", "m", 0);
    fireEvent.pointerUp(document.querySelector("video") as Element, { pointerType: "mouse" });
    expect(log).toHaveBeenLastCalledWith("screenClick", "toggle", 0);
    const presses = log.mock.calls.length;
    fireEvent.pointerUp(document.querySelector("video") as Element, { button: 2 });
    expect(log).toHaveBeenCalledTimes(presses);
    leave();
  });
});

describe("keys", () => {
  it("? opens the sheet, where single-key shortcuts can be turned off", async () => {
    const { engine, user, leave } = await renderStage();
    await user.keyboard("?");
    const sheet = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
    expect(sheet).toHaveTextContent("Space or KPlay or pause");
    await user.click(screen.getByRole("checkbox", { name: "Use single-key shortcuts" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.keyboard("m");
    expect(engine.store.get().volume).toBe(0);
    await user.keyboard("{ArrowRight}");
    expect(engine.position()).toBe(10);
    leave();
  });

  it("? exits fullscreen, which would hide the sheet", async () => {
    const { user, leave } = await renderStage();
    const exitFullscreen = jest.fn(() => Promise.resolve());
    Object.assign(document, { exitFullscreen });
    Object.defineProperty(document, "fullscreenElement", { value: {}, configurable: true });
    await user.keyboard("?");
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true });
    leave();
  });

  it("buttons list their enabled keys", async () => {
    const { engine, leave } = await renderStage();
    const mute = screen.getByRole("button", { name: "Unmute" });
    expect(playButton()).toHaveAttribute("aria-keyshortcuts", "Space K");
    expect(mute).toHaveAttribute("aria-keyshortcuts", "M");
    act(() => engine.store.set({ hasSingleKeys: false }));
    expect(playButton()).toHaveAttribute("aria-keyshortcuts", "Space");
    expect(mute).not.toHaveAttribute("aria-keyshortcuts");
    leave();
  });
});
