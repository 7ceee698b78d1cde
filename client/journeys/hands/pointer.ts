import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { minus, type Point, plus, times } from "./point";

/** Pointing device of a person. Positive distances scroll towards the end. */
export interface Pointer {
  /** Moves to a point; does nothing for a finger. */
  approach(point: Point): Promise<void>;
  press(point: Point): Promise<void>;
  scroll(at: Point, by: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
}

const MOVES = 5;
const EDGE = 8;
const HOLD_MS = 80;
/** A finger that moves less presses what is below it. */
const LEAST_SWIPE = 24;

export class Mouse implements Pointer {
  constructor(private readonly page: Page) {}

  async approach({ x, y }: Point): Promise<void> {
    await this.page.mouse.move(x, y, { steps: MOVES });
  }

  async press({ x, y }: Point): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  async scroll(at: Point, by: Point): Promise<void> {
    await this.approach(at);
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

  /** Swipes as often as it takes; a finger stays on the screen. */
  async scroll(at: Point, by: Point): Promise<void> {
    const axis = by.y === 0 ? "x" : "y";
    const size = await this.page.evaluate(() => ({ x: innerWidth, y: innerHeight }));
    const room = by[axis] > 0 ? at[axis] - EDGE : size[axis] - EDGE - at[axis];
    for (let left = Math.abs(by[axis]); left > 0; left -= room) {
      const way = -Math.sign(by[axis]) * Math.max(LEAST_SWIPE, Math.min(left, room));
      await this.drag(at, plus(at, axis === "y" ? { x: 0, y: way } : { x: way, y: 0 }));
    }
  }

  async drag(from: Point, to: Point): Promise<void> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    const touch = (type: "touchStart" | "touchMove", { x, y }: Point) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    await touch("touchStart", from);
    for (let step = 1; step <= MOVES; step += 1) {
      const share = step / MOVES;
      await touch("touchMove", plus(from, times(minus(to, from), share)));
    }
    // A finger that rests before it leaves does not fling.
    await sleep(HOLD_MS);
    await touch("touchMove", to);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
}
