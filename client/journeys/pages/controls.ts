import type { Locator, Page } from "playwright-core";
import type { Hands } from "../hands/hands";
import type { Visit } from "../visit";
import { film, waitUntil } from "./player";

const transport = (page: Page): Locator => page.getByRole("button", { name: "Back 10 seconds" });

/** Returns true if the controls over the picture are visible. */
export const areControlsShown = (page: Page): Promise<boolean> =>
  transport(page).evaluate((button) => button.checkVisibility({ opacityProperty: true }));

/** Long enough for a tap or a move to show the controls on a busy machine. */
const SHOWING_MS = 2_000;

/** Shows the controls as a person does: by moving the mouse, or by a tap on the picture. */
export async function showControls(visit: Visit): Promise<void> {
  const { page, hands, isPhone } = visit;
  let triedAt = isPhone ? 0 : Date.now();
  if (!isPhone) await moveOverFilm(visit);
  await waitUntil("controls shown", async () => {
    if (await areControlsShown(page)) return true;
    if (Date.now() - triedAt < SHOWING_MS) return false;
    // The tap hides controls that appeared by themselves meanwhile, so a person taps again.
    if (isPhone) await hands.pressAt(film(page), { x: 0.5, y: 0.25 });
    else await moveOverFilm(visit);
    triedAt = Date.now();
    return false;
  });
}

async function moveOverFilm({ page, hands }: Visit): Promise<void> {
  const box = await film(page).boundingBox();
  if (!box) throw new Error("no film on the page");
  await hands.point({ x: box.x + 60, y: box.y + 60 });
  await hands.point({ x: box.x + 80, y: box.y + 70 });
}

/** Shorter than the 3 s after which controls hide. */
const QUICK_MS = 2_500;
const MAX_TRIES = 5;

/** Presses something over the picture, showing the controls again if they hide too early. */
export async function pressOver(visit: Visit, press: (hands: Hands) => Promise<void>) {
  const quick = visit.handsOn(visit.page, QUICK_MS);
  for (let tries = 1; ; tries += 1) {
    await showControls(visit);
    try {
      return await press(quick);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** Presses one of the player's buttons after showing the controls. */
export async function pressControl(visit: Visit, name: string | RegExp): Promise<void> {
  const exact = typeof name === "string";
  const button = visit.page.getByRole("button", { name, exact }).filter({ visible: true });
  await pressOver(visit, (hands) => hands.press(button.first()));
}
