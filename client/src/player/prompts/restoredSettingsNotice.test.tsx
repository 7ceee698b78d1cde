import { act, screen } from "@testing-library/react";
import type { PlayerEngine } from "../engine/playerEngine";
import { renderStage } from "../testing/renderStage";
import { RestoredSettingsNotice } from "./RestoredSettingsNotice";

const open = (speed: number, isMirrored: boolean) =>
  renderStage({
    over: (engine: PlayerEngine) => {
      // Restores the settings of the last class before the first render.
      if (engine.store.get().phase === "loading") engine.store.set({ speed, isMirrored });
      return <RestoredSettingsNotice engine={engine} />;
    },
  });

const note = () => screen.queryByText(/^Playing/)?.textContent ?? null;

describe("speed and mirror kept from the last class", () => {
  it("are shown at the start and reset with one click", async () => {
    const { user, engine, leave } = await open(1.45, true);
    expect(note()).toBe("Playing at 1.45×, mirrored");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(engine.store.get()).toMatchObject({ speed: 1, isMirrored: false });
    expect(note()).toBeNull();
    leave();
  });

  it.each([
    [0.75, false, "Playing at 0.75×"],
    [1, true, "Playing mirrored"],
    [1, false, null],
  ])("at %s times, mirrored %s, reads %s", async (speed, isMirrored, message) => {
    const { leave } = await open(speed, isMirrored);
    expect(note()).toBe(message);
    leave();
  });

  it("are no longer shown once the dancer changes one of them", async () => {
    const { engine, leave } = await open(1.45, true);
    act(() => engine.setSpeed(1.5));
    expect(note()).toBeNull();
    leave();
  });
});
