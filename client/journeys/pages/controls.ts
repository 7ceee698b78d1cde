import type { Locator, Page } from "playwright-core";
import type { Visit } from "../visit";
import { film, until } from "./player";

const transport = (page: Page): Locator => page.getByRole("button", { name: "Back 10 seconds" });

/** Whether the controls over the picture can be seen. */
export const areControlsShown = (page: Page): Promise<boolean> =>
  transport(page).evaluate((button) => button.checkVisibility({ opacityProperty: true }));

/** Brings the controls up as a person does: by moving the mouse, or by a tap on the picture. */
export async function wakeControls({ page, hands, isPhone }: Visit): Promise<void> {
  if (isPhone && !(await areControlsShown(page))) {
    await hands.pressAt(film(page), { x: 0.5, y: 0.25 });
  }
  if (!isPhone) {
    const box = await film(page).boundingBox();
    if (!box) throw new Error("no film on the page");
    await hands.point({ x: box.x + 60, y: box.y + 60 });
    await hands.point({ x: box.x + 80, y: box.y + 70 });
  }
  await until("controls shown", () => areControlsShown(page));
}

/** Presses one of the player's buttons, bringing the controls up first. */
export async function pressControl(visit: Visit, name: string | RegExp): Promise<void> {
  await wakeControls(visit);
  const exact = typeof name === "string";
  const button = visit.page.getByRole("button", { name, exact }).filter({ visible: true });
  await visit.hands.press(button.first());
}
