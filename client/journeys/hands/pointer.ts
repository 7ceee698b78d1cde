import type { CDPSession, Page } from "playwright-core";
import { formatPoint, minus, type Point, plus, times } from "./point";

/** A person's pointing device. Positive distances scroll toward the end. */
export interface Pointer {
  /** Moves to a point; does nothing for a finger. */
  approach(point: Point): Promise<void>;
  press(point: Point): Promise<void>;
  scroll(at: Point, by: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
}

const MOVES = 5;
const EDGE = 8;
const REST_MS = 100;
/** Pixels after which a movement is no longer a press. */
const SWIPE_MOVES = 2;
/** Pixels a finger may move and still press what is below it. */
const MIN_SWIPE = 24;

export class Mouse implements Pointer {
  #at: Point | null = null;

  constructor(private readonly page: Page) {}

  async approach({ x, y }: Point): Promise<void> {
    await this.page.mouse.move(x, y, { steps: MOVES });
    this.#at = { x, y };
  }

  async press({ x, y }: Point): Promise<void> {
    await this.page.mouse.click(x, y);
    this.#at = { x, y };
  }

  async scroll(at: Point, by: Point): Promise<void> {
    const isThere = this.#at?.x === at.x && this.#at.y === at.y;
    if (!isThere) await this.approach(at);
    await this.page.mouse.wheel(by.x, by.y);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.approach(from);
    await this.page.mouse.down();
    await this.approach(to);
    await this.page.mouse.up();
  }
}

export class Finger implements Pointer {
  #session: Promise<CDPSession> | null = null;

  constructor(private readonly page: Page) {}

  async approach(): Promise<void> {}

  async press({ x, y }: Point): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }

  /** Swipes as often as necessary, because a finger cannot leave the screen. */
  async scroll(at: Point, by: Point): Promise<void> {
    const axis = by.y === 0 ? "x" : "y";
    const size = await this.page.evaluate(() => ({ x: innerWidth, y: innerHeight }));
    const room = by[axis] > 0 ? at[axis] - EDGE : size[axis] - EDGE - at[axis];
    if (room < MIN_SWIPE) throw new Error(`a finger at ${formatPoint(at)} has no room to swipe`);
    for (let left = Math.abs(by[axis]); left > 0; left -= room) {
      const way = -Math.sign(by[axis]) * Math.max(MIN_SWIPE, Math.min(left, room));
      const to = plus(at, axis === "y" ? { x: 0, y: way } : { x: way, y: 0 });
      await this.#move(at, to, SWIPE_MOVES);
    }
  }

  drag(from: Point, to: Point): Promise<void> {
    return this.#move(from, to, MOVES);
  }

  async #move(from: Point, to: Point, moves: number): Promise<void> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    const begin = Date.now() - REST_MS;
    const send = (
      type: "touchStart" | "touchMove" | "touchEnd",
      touchPoints: Point[],
      at: number,
    ) => session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: at / 1000 });
    await send("touchStart", [from], begin);
    for (let move = 1; move <= moves; move += 1) {
      await send("touchMove", [plus(from, times(minus(to, from), move / moves))], begin + move);
    }
    // A finger that rests before lifting does not fling. Its events contain the time it rested.
    await send("touchMove", [to], begin + REST_MS);
    await send("touchEnd", [], begin + REST_MS);
  }
}
