import { setTimeout as sleep } from "node:timers/promises";
import type { ElementHandle, Page } from "playwright-core";
import { formatPoint, type Point } from "./point";
import type { Pointer } from "./pointer";
import { nextScroll, type Scroll, shift } from "./scrolling";
import { INVISIBLE } from "./surface";
import { type View, viewOf } from "./view";

/** A locator, or anything else that finds one element. */
export interface Target {
  elementHandle(options: { readonly timeout: number }): Promise<ElementHandle | null>;
  /** The window that contains it, if known. */
  page?(): Page;
  /** Name of it in errors. */
  toString(): string;
}

export interface Reach {
  readonly pointer: Pointer;
  /** Milliseconds to wait until the target can be pressed. */
  readonly timeout: number;
  /** Point of the target in fractions of its box. */
  readonly share: Point;
  /** Accepts a disabled target, such as for hovering. */
  readonly anyState: boolean;
}

/** Fractions of its box's height to which a covered target is scrolled, in order. */
const AIMS = [0.5, 0.75, 0.25, 0.9];
const TRIES_BEFORE_SHIFT = 4;
const PAUSE_MS = 60;
/** A slow machine may need the whole timeout for the first attempt. */
const MIN_TRIES = 3;

/**
 * Scrolls a target to where a person can press it and returns that point. Retries until every check
 * passes or the timeout ends.
 */
export async function reach(target: Target, options: Reach): Promise<Point> {
  const deadline = Date.now() + options.timeout;
  const attempt = new Attempt(options);
  for (let tries = 0; tries < MIN_TRIES || Date.now() < deadline; tries += 1) {
    const handle = await findElement(target, Math.max(50, deadline - Date.now()));
    if (!handle) break;
    const point = await attempt.take(handle).catch((error: Error) => error.message);
    await handle.dispose().catch(() => undefined);
    if (typeof point !== "string") return point;
    attempt.problem = point;
  }
  throw new Error(`${target} cannot be pressed: it ${attempt.problem}`);
}

async function findElement(target: Target, timeout: number): Promise<ElementHandle | null> {
  try {
    return await target.elementHandle({ timeout });
  } catch (error) {
    if (/strict mode/.test(`${error}`)) throw error;
    return null;
  }
}

class Attempt {
  problem = "never appeared";
  #covered = 0;
  #nudges = 0;

  constructor(private readonly options: Reach) {}

  /** Returns the point to press, or the reason it cannot be pressed yet. */
  async take(target: ElementHandle): Promise<Point | string> {
    const view = await viewOf(target, this.options.share);
    if (!view.isStill) return `keeps moving, now at ${formatPoint(view.point)}`;
    const obstacle = view.problem ?? this.#refusal(view) ?? (await this.#approach(view));
    if (obstacle === null) return view.point;
    if (obstacle === INVISIBLE) await this.#nudgePointer(view.point);
    await sleep(PAUSE_MS);
    return obstacle;
  }

  #refusal({ isDisabled }: View): string | null {
    return isDisabled && !this.options.anyState ? "is disabled" : null;
  }

  async #approach(view: View): Promise<string | null> {
    const where = `at ${formatPoint(view.point)}`;
    const next = nextScroll(view.clips, view.point, AIMS[0] ?? 0);
    if (typeof next === "string") return `${next}, ${where}`;
    if (next) {
      await this.#scroll(next);
      return `cannot be scrolled to, ${where}`;
    }
    const cover = await view.cover();
    if (cover === null) return null;
    await this.#uncover(view);
    return `is covered ${where} by ${cover}`;
  }

  /** Moves the mouse toward the target, because hidden controls appear when the mouse moves. */
  async #nudgePointer({ x, y }: Point): Promise<void> {
    this.#nudges += 1;
    await this.options.pointer.approach({ x: x + (this.#nudges % 2), y });
  }

  /** A person keeps scrolling if something covers the target. */
  async #uncover(view: View): Promise<void> {
    this.#covered += 1;
    const aim = AIMS[this.#covered - TRIES_BEFORE_SHIFT];
    const scroll = aim === undefined ? null : shift(view.clips, view.point, aim);
    if (scroll) await this.#scroll(scroll);
  }

  async #scroll({ at, by }: Scroll): Promise<void> {
    await this.options.pointer.scroll(at, by);
    await sleep(PAUSE_MS);
  }
}
