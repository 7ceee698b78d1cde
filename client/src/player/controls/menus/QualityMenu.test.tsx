import { act, screen, within } from "@testing-library/react";
import { renderStage } from "../../testing/renderStage";

async function openMenu() {
  const stage = await renderStage();
  const levels = [360, 720].map((height, index) => ({ index, height, bitrate: height * 1_000 }));
  act(() => stage.engine.store.set({ levels, volume: 50 }));
  await stage.user.click(screen.getByRole("button", { name: "Quality" }));
  return { ...stage, menu: within(screen.getByRole("menu", { name: "Quality" })) };
}

describe("the quality menu", () => {
  it("offers automatic, every height from the tallest down, and the data saver", async () => {
    const { engine, menu, user, log, leave } = await openMenu();
    const offered = menu.getAllByRole("menuitemradio").map((row) => row.textContent);
    expect(offered).toEqual(["Auto", "720p", "360p", "Data saverup to 480p"]);
    await user.click(menu.getByRole("menuitemradio", { name: "360p" }));
    expect(engine.store.get().quality).toBe("360p");
    expect(log).toHaveBeenLastCalledWith("buttonClick", "quality", "360p");
    expect(screen.queryByRole("menu")).toBeNull();
    leave();
  });

  it("up and down arrows move through the choices without changing the volume", async () => {
    const { engine, menu, user, leave } = await openMenu();
    await user.tab();
    expect(menu.getByRole("menuitemradio", { name: "Auto" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(menu.getByRole("menuitemradio", { name: "720p" })).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(menu.getByRole("menuitemradio", { name: /Data saver/ })).toHaveFocus();
    expect(engine.store.get().volume).toBe(50);
    leave();
  });
});
