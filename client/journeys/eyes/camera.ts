import {
  PICTURE_MOMENT,
  PICTURE_SEED,
} from "@eightcount/local-stack/testing/pictures/picture-stack";
import { seededRandom } from "@eightcount/service-kit/clock/seeded-random";
import type { Browser, CDPSession, Page } from "playwright-core";
import { watchTraffic } from "../pages/audit";
import { Visit } from "../visit";
import { comparePictures, type Mask } from "./comparePictures";
import { LAYOUTS, type Layout } from "./layouts";
import { type Shot, shotOf } from "./picture";
import { comesToRest, TALLEST } from "./still";

const RECORDS = /RecordProgressMutation/;
const MOST_SHOTS = 12;
const BETWEEN_SHOTS_MS = 150;

/** One person's window, in which every picture of the same state comes out the same. */
export class Camera {
  private constructor(
    readonly visit: Visit,
    private readonly session: CDPSession,
    private readonly underWay: () => number,
  ) {}

  /** Opens a window of somebody who has answered the cookie notice, or has it open. */
  static async open(
    browser: Browser,
    layout: Layout,
    hasAnsweredCookies: boolean,
  ): Promise<Camera> {
    const cookies = hasAnsweredCookies ? ({ cookies: "declined" } as const) : {};
    const visit = await Visit.start(browser, { ...LAYOUTS[layout], ...cookies });
    const { context, page } = visit;
    await context.clock.setFixedTime(PICTURE_MOMENT);
    await context.addInitScript({ content: `Math.random = (${seededRandom})(${PICTURE_SEED});` });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await context.addInitScript(holdLayout);
    // A film that begins by itself would become a part of what the next pictures show.
    await context.route("**/graphql", (route) =>
      RECORDS.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    return new Camera(visit, await context.newCDPSession(page), watchTraffic(page));
  }

  get #page(): Page {
    return this.visit.page;
  }

  /** Waits until the page has all it shows. */
  rest(): Promise<void> {
    return comesToRest(this.#page, this.underWay);
  }

  /**
   * Takes a picture of the whole page, or of the window when a dialog lies over it: the first one
   * when it is good, else one that comes out the same twice.
   */
  async take(isGood: (shot: Shot) => Promise<boolean>): Promise<Shot> {
    await this.rest();
    let before: Shot | null = null;
    for (let count = 1; count <= MOST_SHOTS; count += 1) {
      const shot = await screenshot(this.session, this.#page);
      if (before === null ? await isGood(shot) : await areAlike(before, shot)) return shot;
      before = shot;
      await this.#page.waitForTimeout(BETWEEN_SHOTS_MS);
    }
    throw new Error(`${this.visit.address} never looks the same twice`);
  }

  /** Finds the parts of the page that are not compared. */
  async masks(selectors: readonly string[]): Promise<readonly Mask[]> {
    const boxes = selectors.map((selector) => this.#page.locator(selector).boundingBox());
    return (await Promise.all(boxes))
      .filter((box) => box !== null)
      .map(({ x, y, width, height }) => ({
        x: Math.floor(x),
        y: Math.floor(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      }));
  }

  close(): Promise<void> {
    return this.visit.context.close();
  }
}

/**
 * Runs in the page, before the page. The window keeps its size; only a shot passes through others,
 * at which a page would begin anew.
 */
function holdLayout(): void {
  MediaQueryList.prototype.addEventListener = () => undefined;
}

/** Takes what a person sees now: all of the page, or the window when a dialog lies over it. */
export async function screenshot(session: CDPSession, page: Page): Promise<Shot> {
  const clip = await page.evaluate((tallest) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    const isCovered = document.querySelector("dialog[open], [role=dialog]") !== null;
    const [y, height] = isCovered ? [window.scrollY, clientHeight] : [0, scrollHeight];
    return { x: 0, y, width, height: Math.min(height, tallest), scale: 1 };
  }, TALLEST);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  return shotOf(Buffer.from(data, "base64"));
}

/** Round corners are not always drawn the same to the last bit. */
async function areAlike(one: Shot, other: Shot): Promise<boolean> {
  if (one.fingerprint === other.fingerprint) return true;
  return comparePictures(await one.read(), await other.read()).difference === null;
}
