import { act, fireEvent, screen } from "@testing-library/react";
import { renderStage } from "../testing/renderStage";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.getAllByRole("button", { name })[0] as HTMLElement;
const picture = () => document.querySelector("video") as HTMLVideoElement;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** True if the layer of the controls is visible. */
function areShown(): boolean {
  let found: HTMLElement | null = button("Back 10 seconds");
  while (found && getComputedStyle(found).opacity === "") found = found.parentElement;
  return getComputedStyle(found ?? document.body).opacity === "1";
}

const tap = () => {
  fireEvent.pointerDown(picture(), { pointerType: "touch" });
  fireEvent.pointerUp(picture(), { pointerType: "touch" });
};

describe("the controls over the picture", () => {
  it("VIEW-PLAY-17 hide 3000 ms after the last movement, even if a clicked one keeps focus", async () => {
    const { user, leave } = await renderStage();
    await user.click(button("Mirror the picture"));
    expect(button("Mirror the picture")).toHaveFocus();
    fireEvent.pointerMove(picture(), { pointerType: "mouse" });
    wait(2_999);
    expect(areShown()).toBe(true);
    wait(1);
    expect(areShown()).toBe(false);
    leave();
  });

  it("hide after a click even when a shortcut is pressed later", async () => {
    const { user, leave } = await renderStage();
    await user.click(button("Mirror the picture"));
    await user.keyboard("s");
    wait(3_000);
    expect(areShown()).toBe(false);
    leave();
  });

  it("show again on a key that a focused slider handles", async () => {
    const { user, leave } = await renderStage();
    await user.click(button("Mirror the picture"));
    act(() => screen.getByRole("slider", { name: "Seek" }).focus());
    wait(3_000);
    expect(areShown()).toBe(false);
    await user.keyboard("{ArrowRight}");
    expect(areShown()).toBe(true);
    leave();
  });

  it("stay while keyboard focus is inside", async () => {
    const { user, leave } = await renderStage();
    await user.tab();
    expect(document.activeElement?.closest("main")).not.toBeNull();
    wait(10_000);
    expect(areShown()).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(3_000);
    expect(areShown()).toBe(false);
    leave();
  });

  it("stay while one of their menus is open", async () => {
    const { user, leave } = await renderStage();
    await user.click(button("Practice"));
    wait(10_000);
    expect(areShown()).toBe(true);
    await user.keyboard("{Escape}");
    wait(3_000);
    expect(areShown()).toBe(false);
    leave();
  });

  it("a tap on the picture hides them, and another shows them, without pausing", async () => {
    const { engine, leave } = await renderStage();
    tap();
    expect(areShown()).toBe(false);
    tap();
    expect(areShown()).toBe(true);
    expect(engine.store.get().isPlaying).toBe(true);
    wait(3_000);
    expect(areShown()).toBe(false);
    leave();
  });

  it("a tap keeps them visible while paused", async () => {
    const { engine, leave } = await renderStage();
    act(() => engine.pause());
    tap();
    expect(areShown()).toBe(true);
    leave();
  });
});
