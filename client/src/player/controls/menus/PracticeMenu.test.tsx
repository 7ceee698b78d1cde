import { fireEvent, screen, within } from "@testing-library/react";
import { renderStage } from "../../testing/renderStage";

/** The bar and the row below it on phones have the same controls. */
const first = (role: string, name: string | RegExp) =>
  screen.getAllByRole(role, { name })[0] as HTMLElement;

async function openMenu() {
  const stage = await renderStage();
  await stage.user.click(first("button", "Practice"));
  return { ...stage, menu: within(screen.getByRole("group", { name: "Practice" })) };
}

describe("the practice menu", () => {
  it("offers every speed from 0.25 to 2 in steps of 0.05", async () => {
    const { engine, menu, user, leave } = await openMenu();
    const speed = menu.getByRole("slider", { name: "Speed" });
    expect([speed].map((one) => (one as HTMLInputElement).min)).toEqual(["0.25"]);
    fireEvent.change(speed, { target: { value: "0.65" } });
    expect(engine.store.get().speed).toBe(0.65);
    expect(speed).toHaveAttribute("aria-valuetext", "0.65 times");
    await user.click(menu.getByRole("button", { name: "Faster" }));
    await user.click(menu.getByRole("button", { name: "Faster" }));
    expect(engine.store.get().speed).toBe(0.75);
    expect(first("button", "Speed 0.75 times")).toBeInTheDocument();
    leave();
  });

  it("sets and clears the ends of the own loop", async () => {
    const { engine, menu, user, advanceTo, leave } = await openMenu();
    advanceTo(60);
    await user.click(menu.getByRole("button", { name: "Set A" }));
    advanceTo(72);
    await user.click(menu.getByRole("button", { name: "Set B" }));
    expect(menu.getByRole("button", { name: "B 1:12" })).toBeVisible();
    expect(screen.getByText("1:00 – 1:12")).toBeVisible();
    await user.click(menu.getByRole("button", { name: "Clear" }));
    expect(engine.store.get().loopStartSeconds).toBeNull();
    leave();
  });

  it("sets the count-in and the speed-up", async () => {
    const { engine, menu, user, leave } = await openMenu();
    const heard = menu.getByRole("checkbox", { name: "Play a click on every count" });
    expect(heard).toBeDisabled();
    await user.click(menu.getByRole("checkbox", { name: "Count in with 5, 6, 7, 8" }));
    await user.click(heard);
    await user.click(menu.getByRole("checkbox", { name: /Speed up each pass/ }));
    fireEvent.change(menu.getByRole("slider", { name: "Target speed" }), {
      target: { value: "1.2" },
    });
    expect(engine.store.get()).toMatchObject({
      countsIn: true,
      isCountHeard: false,
      raisesSpeed: true,
      speedGoal: 1.2,
    });
    leave();
  });

  it("opens the shortcut sheet", async () => {
    const { menu, user, leave } = await openMenu();
    await user.click(menu.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    leave();
  });
});

describe("the own loop button", () => {
  it("names the next step: set the start, set the end, clear", async () => {
    const { user, log, advanceTo, leave } = await renderStage();
    advanceTo(40);
    await user.click(first("button", "A–B loop: set the start"));
    advanceTo(48);
    await user.click(first("button", "A–B loop: set the end"));
    expect(screen.getByText("0:40 – 0:48")).toBeVisible();
    await user.click(first("button", "A–B loop: clear it"));
    expect(screen.queryByText("0:40 – 0:48")).toBeNull();
    expect(log.mock.calls.map(([, what]) => what)).toEqual([
      "own-loop-none",
      "own-loop-started",
      "own-loop-whole",
    ]);
    leave();
  });
});
