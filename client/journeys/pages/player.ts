import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { TIMEOUT_MS } from "../hands/timeout";
import type { Visit } from "../visit";

export interface ProgressResponse {
  readonly __typename: string;
  readonly danceClass?: {
    readonly progress: { readonly status: string; readonly lastViewedSeconds: number };
  };
}

/** The film of a class page. */
export const film = (page: Page): Locator => page.locator("video");

/** Area around the film that takes presses on the picture. */
export const stage = (page: Page): Locator =>
  page
    .locator("div")
    .filter({ has: page.locator(":scope > div > video") })
    .first();

/** Presses one of the player's buttons, which hide when nothing moves. */
export async function press(visit: Visit, name: string | RegExp): Promise<void> {
  await moveOverVideo(visit);
  const isExact = typeof name === "string";
  await visit.hands.press(visit.page.getByRole("button", { name, exact: isExact }));
}

/** Moves the mouse over the film, which shows the controls. */
export async function moveOverVideo({ hands }: Visit): Promise<void> {
  await hands.point({ x: 400, y: 300 });
  await hands.point({ x: 420, y: 320 });
}

/** Presses the seek bar at a fraction of the class. */
export async function seekTo(visit: Visit, share: number): Promise<void> {
  await moveOverVideo(visit);
  await visit.hands.pressAt(visit.page.getByRole("slider", { name: "Seek" }), { x: share, y: 0.5 });
}

/** Returns true if the film is playing. */
export const isPlaying = (page: Page): Promise<boolean> =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused);

/** Leaves a class through the navigation, which asks for confirmation while the film plays. */
export async function leaveBy({ page, hands }: Visit, entry: string): Promise<void> {
  const isAsked = await isPlaying(page);
  await hands.press(page.getByRole("link", { name: entry }).first());
  if (isAsked) await hands.press(page.getByRole("button", { name: "Leave", exact: true }));
}

export const speedOf = (page: Page): Promise<number> =>
  film(page).evaluate((video: HTMLVideoElement) => video.playbackRate);

/** Returns the server's response to the next progress update with this reason. */
export async function nextProgressResponse(
  page: Page,
  ...reasons: readonly string[]
): Promise<ProgressResponse> {
  const response = await page.waitForResponse((candidate) => {
    const sent = candidate.request().postData() ?? "";
    const isOneOf = reasons.some((reason) => sent.includes(`"reason":"${reason}"`));
    return sent.includes("sendProgressMutation") && isOneOf;
  });
  const { data } = (await response.json()) as { data: { recordProgress: ProgressResponse } };
  return data.recordProgress;
}

/** Waits until a condition about the film holds. */
export async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`timed out waiting for: ${what}`);
    await sleep(100);
  }
}
