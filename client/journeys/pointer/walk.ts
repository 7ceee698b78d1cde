import type { Browser } from "playwright-core";
import type { Hands } from "../hands/hands";
import { findings, settle, type Traffic, watchTraffic } from "../pages/audit";
import { SHORT_QUIET_MS } from "../pages/quiet";
import { Visit } from "../visit";
import { type InspectionOptions, inspect } from "./inspect";
import type { Opening } from "./openings";
import { type Layout, Tally } from "./target-counts";
import type { Walker } from "./walkers";

/** Long enough for the longest swipe, short for what can never be pressed. */
const PATIENCE_MS = 10_000;
const NOWHERE = "The page you are looking for does not exist.";

/** Listings are pages of wide windows only. */
const leadsNowhere = (at: string, isPhone: boolean) =>
  /no-such/i.test(at) || (at.startsWith("/listing/") && isPhone);

/** One walker's way through the product in one layout. */
export class Walk {
  readonly #patient: Hands;
  readonly #traffic: Traffic;
  readonly tally: Tally;
  /** The address that is open and as a new page would be. */
  #untouched: string | null = null;

  private constructor(
    readonly visit: Visit,
    walker: Walker,
    layout: Layout,
  ) {
    const { page } = visit;
    this.#patient = visit.handsOn(page, PATIENCE_MS);
    this.#traffic = watchTraffic(page);
    this.tally = new Tally(walker.name, layout);
  }

  /** Visitors have the cookie notice open all the way; members declined it on an earlier visit. */
  static async start(browser: Browser, walker: Walker, layout: Layout): Promise<Walk> {
    const visit = await Visit.start(browser, {
      ...(layout === "phone" ? { phone: true } : { width: 1440 }),
      ...(walker.role === "visitor" ? {} : { cookies: "declined" }),
    });
    return new Walk(visit, walker, layout);
  }

  /** Opens an address, unless it is open and as a new page would be. */
  async opens(at: string): Promise<void> {
    if (at !== this.#untouched) await this.visit.page.goto(at);
    this.#untouched = null;
  }

  /** What a person opens over a page has no target that cannot be pressed. */
  async opensOver({ name, at, open, close, isEscapable }: Opening): Promise<void> {
    await this.opens(at);
    await this.settle();
    const opened = await open(this.visit);
    try {
      await this.settle();
      await this.opened(`${at}, ${name}`, { root: (await opened?.elementHandle()) ?? null });
    } finally {
      await close?.(this.visit);
    }
    if (!opened || !isEscapable) return;
    await this.visit.hands.key("Escape");
    await opened.waitFor({ state: "hidden" });
    this.#untouched = at;
  }

  settle(quietMs?: number): Promise<void> {
    return settle(this.visit.page, this.#traffic, quietMs);
  }

  /** The open page has no barrier and no target that cannot be pressed. */
  async holdsUp(state: string): Promise<void> {
    await this.settle();
    const { page, address, isPhone } = this.visit;
    const isNowhere = await page.getByText(NOWHERE).isVisible();
    const wrong = [...(await findings(this.visit)), ...(await this.#underPointer(state))];
    expect({ isNowhere, wrong }).toEqual({ isNowhere: leadsNowhere(address, isPhone), wrong: [] });
  }

  /** What was opened over a page has no target that cannot be pressed. */
  async opened(state: string, options: InspectionOptions): Promise<void> {
    expect(await this.#underPointer(state, options)).toEqual([]);
  }

  async #underPointer(state: string, options: InspectionOptions = {}): Promise<readonly string[]> {
    const { targets, problems } = await inspect(this.visit.page, this.#patient, {
      settle: () => this.settle(SHORT_QUIET_MS),
      ...options,
    });
    const fallen = this.tally.note(state, targets);
    const empty = targets === 0 ? ["there is nothing to press"] : [];
    return [...problems, ...empty, ...(fallen === null ? [] : [fallen])];
  }
}
