import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import type { Visit } from "../visit";

export interface ProgressAnswer {
  readonly __typename: string;
  readonly danceClass?: {
    readonly progress: { readonly status: string; readonly lastViewedSeconds: number };
  };
}

/** The film of a class page. */
export const film = (page: Page): Locator => page.locator("video");

/** Presses one of the player's buttons; they hide while nobody moves. */
export async function press({ page }: Visit, name: string | RegExp): Promise<void> {
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await page.getByRole("button", { name, exact: typeof name === "string" }).click();
}

/** Clicks the seek bar at a share of the class. */
export async function seekTo({ page }: Visit, share: number): Promise<void> {
  await page.mouse.move(400, 300);
  const bar = page.getByRole("slider", { name: "Seek" });
  const box = await bar.boundingBox();
  if (!box) throw new Error("the seek bar is not on the page");
  await bar.click({ position: { x: box.width * share, y: box.height / 2 } });
}

/** Whether the film runs. */
export const isPlaying = (page: Page): Promise<boolean> =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused);

/** Leaves a class by the navigation, which asks first while the film runs. */
export async function leaveBy(page: Page, entry: string): Promise<void> {
  const isAsked = await isPlaying(page);
  await page.getByRole("link", { name: entry }).first().click();
  if (isAsked) await page.getByRole("button", { name: "Leave", exact: true }).click();
}

export const speedOf = (page: Page): Promise<number> =>
  film(page).evaluate((video: HTMLVideoElement) => video.playbackRate);

/** What the server answers to the next progress update sent for this reason. */
export async function progressAnswer(page: Page, reason: string): Promise<ProgressAnswer> {
  const response = await page.waitForResponse((candidate) => {
    const sent = candidate.request().postData() ?? "";
    return sent.includes("useRecordProgressMutation") && sent.includes(`"reason":"${reason}"`);
  });
  const { data } = (await response.json()) as { data: { recordProgress: ProgressAnswer } };
  return data.recordProgress;
}

/** Waits until a condition about the film holds. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await sleep(100);
  }
}
