import type { Locator, Page } from "playwright-core";
import { choose } from "./choosing";
import { expectFocus, expectValue, isChecked } from "./fields";
import { CENTER, type Point, plus } from "./point";
import { Finger, Mouse, type Pointer } from "./pointer";
import { reach, type Target } from "./reach";
import { scrollByScreen } from "./scroll-by-screen";
import { slide } from "./sliding";
import { TIMEOUT_MS } from "./timeout";

export interface HandsOptions {
  /** True for a touch screen instead of a mouse. */
  readonly touch?: boolean;
  /** Milliseconds to wait until a target can be pressed. */
  readonly timeout?: number;
}

const MAX_TABS = 80;

/**
 * The hands of a person: a mouse or a finger, and a keyboard. They press only what is visible and
 * uncovered, and scroll only what a person can scroll.
 */
export class Hands {
  readonly #pointer: Pointer;
  readonly #timeout: number;
  readonly #touches: boolean;

  constructor(
    private readonly page: Page,
    { touch = false, timeout = TIMEOUT_MS }: HandsOptions = {},
  ) {
    this.#pointer = touch ? new Finger(page) : new Mouse(page);
    this.#timeout = timeout;
    this.#touches = touch;
  }

  /** Presses the middle of a target. */
  press(target: Locator): Promise<void> {
    return this.pressAt(target, CENTER);
  }

  /** Presses a target at these fractions of its width and height. */
  async pressAt(target: Locator, share: Point): Promise<void> {
    const point = await this.#reach(target, share);
    if (this.#touches) return this.#pointer.press(point);
    await this.#pointer.approach(point);
    // Something that opens under an approaching mouse may cover or move the target.
    await this.#pointer.press(await this.#reach(target, share));
  }

  /** Moves the pointer onto a target and leaves it there. */
  async rest(target: Locator, share: Point = CENTER): Promise<void> {
    if (this.#touches) throw new Error(`a finger cannot rest on ${target}`);
    await this.#pointer.approach(await this.#reach(target, share, true));
  }

  /** Scrolls until a target is visible and uncovered. */
  async find(target: Target, share: Point = CENTER): Promise<void> {
    await this.#reach(target, share, true);
  }

  /** Moves the mouse to a point of the window. */
  async point(to: Point): Promise<void> {
    await this.#pointer.approach(to);
  }

  /** Presses a field and replaces its content. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await expectFocus(field);
    await this.key("ControlOrMeta+a");
    if (text === "") await this.key("Backspace");
    else await this.page.keyboard.type(text);
    await expectValue(field, text);
  }

  /** Types into the focused field. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses a key, or several held together as in "Shift+Tab". */
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
  }

  /** Presses Tab until a target has the keyboard focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let tab = 0; tab < MAX_TABS; tab += 1) {
      if (await target.evaluate((node) => node.ownerDocument.activeElement === node)) return;
      await this.key("Tab");
    }
    throw new Error(`${target} is not reached by Tab`);
  }

  /** Checks a checkbox or selects a radio button. */
  async tick(field: Locator): Promise<void> {
    if (!(await field.isChecked())) await this.press(field);
    await isChecked(field, true);
  }

  /** Unchecks a checkbox. */
  async untick(field: Locator): Promise<void> {
    if (await field.isChecked()) await this.press(field);
    await isChecked(field, false);
  }

  /** Selects the option with this label in a native list. */
  async choose(list: Locator, label: string): Promise<void> {
    await choose(this, list, label);
  }

  /** Moves a slider to a value. */
  async slide(slider: Locator, value: number): Promise<void> {
    await slide(this, slider, value);
  }

  /** Drags a target by its middle. */
  async drag(target: Locator, by: Point): Promise<void> {
    const from = await this.#reach(target, CENTER);
    await this.#pointer.drag(from, plus(from, by));
  }

  /** Scrolls the page at the middle of the window, down for positive pixels. */
  async scroll(pixels: number): Promise<void> {
    const size = await this.page.evaluate(() => ({ x: innerWidth, y: innerHeight }));
    await this.#pointer.scroll({ x: size.x / 2, y: size.y / 2 }, { x: 0, y: pixels });
  }

  /** Scrolls by most of a window, with the pointer at its edge, and returns whether it moved. */
  scrollByScreen(): Promise<boolean> {
    return scrollByScreen(this.page, this.#pointer);
  }

  async #reach(target: Target, share: Point, anyState = false): Promise<Point> {
    if (target.page && target.page() !== this.page) {
      throw new Error(`${target} is in another window`);
    }
    return reach(target, { pointer: this.#pointer, timeout: this.#timeout, share, anyState });
  }
}
