import { mkdirSync } from "node:fs";
import path from "node:path";
import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { Hands } from "./hands/hands";
import { TIMEOUT_MS } from "./hands/timeout";
import { PHONE_CONTEXT } from "./pages/windows";

const SCREENSHOTS = path.resolve(__dirname, "../../.cache/journeys");
const SHOWN_TITLE = 60;

type Consent = "declined" | "accepted";

export interface VisitOptions {
  /** Width in pixels. Default: a desktop's. */
  readonly width?: number;
  /** True for an upright phone with touch instead of a desktop with a mouse. */
  readonly phone?: boolean;
  /** Cookie choice stored by an earlier visit. */
  readonly cookies?: Consent;
  /** True to show animations. Without a graphics card, they take half of the processor. */
  readonly motion?: boolean;
}

/** The stack limits rates by address, so every visitor has their own. */
function randomAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 250);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/** Runs in the page before its own scripts. */
function storeConsent(consent: Consent): void {
  const key = "eightcount.cookie-consent";
  // A blank page has no storage.
  if (window.location.protocol === "about:") return;
  if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, consent);
}

/** One person with one browser window. */
export class Visit {
  /** Faults of the page: thrown errors, refused loads, content-security reports. */
  readonly complaints: string[] = [];
  readonly hands: Hands;
  #hasFailed = false;
  #token = "";

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly isPhone: boolean,
  ) {
    this.hands = this.handsOn(page);
    page.on("pageerror", (error) => this.complaints.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      // The status of a page that does not exist, which the page also shows.
      const isMissingPage =
        message.location().url === page.url() && message.text().includes("status of 404");
      if (message.type() === "error" && !isMissingPage) {
        this.complaints.push(`console: ${message.text()}`);
      }
    });
    page.on("request", (request) => {
      this.#token = request.headers().authorization?.replace("Bearer ", "") ?? this.#token;
    });
  }

  /** Opens a browser without history: its storage is empty and the cookie notice is open. */
  static async start(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
    const { width = 1280, phone = false, cookies, motion = false } = options;
    const context = await browser.newContext({
      baseURL: journeyStack().site,
      reducedMotion: motion ? "no-preference" : "reduce",
      extraHTTPHeaders: { "x-forwarded-for": randomAddress() },
      ...(phone ? PHONE_CONTEXT : { viewport: { width, height: 900 } }),
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    if (cookies) await context.addInitScript(storeConsent, cookies);
    return new Visit(context, await context.newPage(), phone);
  }

  /** Dismisses the cookie notice. */
  async declineCookies(): Promise<void> {
    const notice = this.page.getByRole("region", { name: "Cookies" });
    await this.hands.press(notice.getByRole("button", { name: "Decline" }));
    await notice.waitFor({ state: "detached" });
  }

  /** Returns hands for another window of the same person, or with another timeout. */
  handsOn(page: Page, timeout?: number): Hands {
    return new Hands(page, { touch: this.isPhone, ...(timeout && { timeout }) });
  }

  /** The access token of this page's newest request to the graph. */
  get token(): string {
    return this.#token;
  }

  /** The address in the address bar, with its query. */
  get address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until the address bar shows this address. */
  async arrives(at: string): Promise<void> {
    await this.page
      .waitForURL((url) => url.pathname + url.search === at, { waitUntil: "commit" })
      .catch(() => {
        throw new Error(`waited for ${at}, the page is at ${this.address}`);
      });
  }

  /**
   * Performs one step of a journey. If it fails, a screenshot is stored, and the steps that
   * depend on it fail immediately.
   */
  async step(work: (visit: Visit) => Promise<void>): Promise<void> {
    if (this.#hasFailed) throw new Error("an earlier step of this journey failed");
    try {
      await work(this);
    } catch (error) {
      this.#hasFailed = true;
      await this.#saveScreenshot();
      throw new Error([`${error}`, ...this.complaints].join("\n"), { cause: error });
    }
  }

  async #saveScreenshot(): Promise<void> {
    const title = expect.getState().currentTestName ?? "step";
    const name = title
      .replaceAll(/[^\w]+/g, "-")
      .slice(-SHOWN_TITLE)
      .replace(/^-/, "");
    mkdirSync(SCREENSHOTS, { recursive: true });
    // A page that is closed has no screenshot. The step's own error matters.
    await this.page
      .screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) })
      .catch(() => undefined);
  }
}

/** The browser of a test file. Close it in afterAll. */
export const openBrowser = launchBrowser;
