import { act, fireEvent, screen, within } from "@testing-library/react";
import { phoneInLandscape } from "../../design/theme/breakpoints";
import { renderStage } from "../testing/renderStage";

/** Fakes a device that can be rotated. */
function turnable() {
  const listeners = new Set<() => void>();
  let isTurned = false;
  const plain = window.matchMedia;
  window.matchMedia = ((condition: string) => ({
    ...plain(condition),
    matches: condition === phoneInLandscape && isTurned,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  return {
    rotate: (turned: boolean) =>
      act(() => {
        isTurned = turned;
        for (const listener of listeners) listener();
      }),
    end: () => {
      window.matchMedia = plain;
    },
  };
}

let device: ReturnType<typeof turnable>;
beforeEach(() => {
  jest.useFakeTimers();
  device = turnable();
});
afterEach(() => {
  device.end();
  jest.useRealTimers();
});

const frame = () => document.querySelector("[data-full]");
const panel = () => screen.queryByRole("complementary", { name: "Timestamps" });
const button = (name: string) => screen.getByRole("button", { name });

describe("a phone in landscape", () => {
  it("AMB-56 fills the screen with the picture in landscape but not in portrait", async () => {
    const { leave } = await renderStage();
    expect(frame()).toBeNull();
    expect(panel()).toBeVisible();
    device.rotate(true);
    expect(frame()).not.toBeNull();
    expect(getComputedStyle(frame() as Element)).toMatchObject({ position: "fixed" });
    expect(panel()).toBeNull();
    device.rotate(false);
    expect(frame()).toBeNull();
    expect(panel()).toBeVisible();
    leave();
  });

  it("opens the timestamps as a drawer over the picture", async () => {
    const { user, log, engine, leave } = await renderStage();
    device.rotate(true);
    await user.click(button("Timestamps"));
    expect(log).toHaveBeenLastCalledWith("buttonClick", "timestamps", true);
    await user.click(within(panel() as HTMLElement).getByRole("button", { name: /Counts 9-16/ }));
    expect(engine.position()).toBe(130);
    await user.click(button("Close timestamps"));
    expect(log).toHaveBeenLastCalledWith("buttonClick", "timestamps", false);
    expect(panel()).toBeNull();
    expect(button("Timestamps")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(button("Close timestamps")).toHaveFocus();
    const picture = document.querySelector("video") as HTMLVideoElement;
    fireEvent.pointerUp(picture, { pointerType: "touch" });
    expect(panel()).toBeNull();
    leave();
  });

  it("offers a way back to the page and to the full picture again", async () => {
    const { user, log, leave } = await renderStage();
    device.rotate(true);
    await user.click(button("Back to the class page"));
    expect(frame()).toBeNull();
    expect(log).toHaveBeenLastCalledWith("buttonClick", "fullscreen", false);
    await user.click(button("Fullscreen"));
    expect(frame()).not.toBeNull();
    leave();
  });
});

describe("a double click on the picture", () => {
  it("fills the screen, unlike a double tap", async () => {
    const { user, engine, leave } = await renderStage();
    const fill = jest.fn(() => Promise.resolve());
    Element.prototype.requestFullscreen = fill;
    const picture = document.querySelector("video") as HTMLVideoElement;
    fireEvent.pointerDown(picture, { pointerType: "touch" });
    fireEvent.doubleClick(picture);
    expect(fill).not.toHaveBeenCalled();
    await user.dblClick(picture);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(engine.store.get().isPlaying).toBe(true);
    leave();
  });
});
