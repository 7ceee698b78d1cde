import type { Browser, Page } from "playwright-core";
import type { Hands } from "../hands/hands";
import { CLASS } from "../pages/addresses";
import { pageProblems, settle, type Traffic, watchTraffic } from "../pages/audit";
import { SHORT_IDLE_MS } from "../pages/idle";
import { Visit } from "../visit";
import { type InspectionOptions, inspect } from "./inspect";
import type { Opening } from "./openings";
import { type Layout, Tally } from "./target-counts";
import type { Walker } from "./walkers";

/** Long enough for the longest swipe, short for targets that can never be pressed. */
const TIMEOUT_MS = 10_000;
const LATE_PART_MS = 1_500;
const NOT_FOUND_MESSAGE = "The page you are looking for does not exist.";

/** Only wide windows have listing pages. */
const isNotFound = (at: string, isPhone: boolean) =>
  /no-such/i.test(at) || (at.startsWith("/listing/") && isPhone);

/** Runs in the page. Puts an address in the history, right before the entry that is shown. */
function putBefore(at: string): void {
  for (const entry of [at, location.href]) {
    history.pushState({ key: crypto.randomUUID(), idx: 0 }, "", entry);
  }
}

/** Shows an address as Back does, without loading the page again. */
async function goBackTo(page: Page, at: string): Promise<void> {
  await page.evaluate(putBefore, at);
  await page.goBack({ waitUntil: "commit" });
}

/**
 * One walker's path through the product in one layout. At a desk, they load each address. With a
 * phone, they go back to it within the app, so that both ways to every page are walked.
 */
export class Walk {
  readonly #hands: Hands;
  readonly #traffic: Traffic;
  readonly tally: Tally;
  /** The open address, if its page is as if newly opened. */
  #freshAddress: string | null = null;
  /** False while something that was opened, or a film, is in the way of another page. */
  #canLeave = false;

  private constructor(
    readonly visit: Visit,
    walker: Walker,
    layout: Layout,
  ) {
    const { page } = visit;
    this.#hands = visit.handsOn(page, TIMEOUT_MS);
    this.#traffic = watchTraffic(page);
    this.tally = new Tally(walker.name, layout);
  }

  /** Visitors have the cookie notice open throughout. Members declined it on an earlier visit. */
  static async start(browser: Browser, walker: Walker, layout: Layout): Promise<Walk> {
    const visit = await Visit.start(browser, {
      ...(layout === "phone" ? { phone: true } : { width: 1440 }),
      ...(walker.role === "visitor" ? {} : { cookies: "declined" }),
    });
    return new Walk(visit, walker, layout);
  }

  /** Opens an address, unless its page is open as if newly opened. */
  async goTo(at: string): Promise<void> {
    const { page, isPhone } = this.visit;
    if (at !== this.#freshAddress) {
      const isWithinApp = isPhone && this.#canLeave && this.#isOtherPage(at);
      await (isWithinApp ? goBackTo(page, at) : page.goto(at));
    }
    this.#freshAddress = null;
    this.#canLeave = at !== CLASS;
  }

  /** A list that only changes its filter stays where it was scrolled to, and a walk begins at the top. */
  #isOtherPage(at: string): boolean {
    const pathOf = (address: string) => address.split("?", 1)[0];
    return pathOf(at) !== pathOf(this.visit.address);
  }

  /** Expects everything that opens over a page to have only targets that can be pressed. */
  async checkOpening({ name, at, open, close, isEscapable }: Opening): Promise<void> {
    await this.goTo(at);
    await this.settle();
    this.#canLeave = false;
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
    this.#freshAddress = at;
    this.#canLeave = true;
  }

  settle(idleMs?: number): Promise<void> {
    return settle(this.visit.page, this.#traffic, idleMs);
  }

  /** Expects the open page to be accessible and to have only targets that can be pressed. */
  async checkPage(state: string): Promise<void> {
    await this.settle();
    const { page, address, isPhone } = this.visit;
    const showsNotFound = await page.getByText(NOT_FOUND_MESSAGE).isVisible();
    const wrong = [...(await pageProblems(this.visit)), ...(await this.#underPointer(state))];
    expect({ showsNotFound, wrong }).toEqual({
      showsNotFound: isNotFound(address, isPhone),
      wrong: [],
    });
  }

  /** Expects the opened element to have only targets that can be pressed. */
  async opened(state: string, options: InspectionOptions): Promise<void> {
    expect(await this.#underPointer(state, options)).toEqual([]);
  }

  /** A list whose next page could not be loaded, as under load, shows a button. */
  async #loadMore(): Promise<boolean> {
    const button = this.visit.page.getByRole("button", { name: /^See More/ }).first();
    if (!(await button.isVisible())) return false;
    await this.visit.hands.press(button);
    await this.settle();
    return true;
  }

  async #underPointer(state: string, options: InspectionOptions = {}): Promise<readonly string[]> {
    const look = () =>
      inspect(this.visit.page, this.#hands, {
        settle: () => this.settle(SHORT_IDLE_MS),
        loadMore: () => this.#loadMore(),
        ...options,
      });
    let { targets, problems } = await look();
    let decrease = this.tally.record(state, targets);
    if (decrease !== null) {
      // On a busy machine, a part of the page may come late. What is gone stays gone.
      await this.settle(LATE_PART_MS);
      ({ targets, problems } = await look());
      decrease = this.tally.record(state, targets);
    }
    const empty = targets === 0 ? ["there is nothing to press"] : [];
    return [...problems, ...empty, ...(decrease === null ? [] : [decrease])];
  }
}
