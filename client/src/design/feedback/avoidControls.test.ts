import { avoidControls } from "./avoidControls";

const WINDOW = { width: 390, height: 844 };
const MESSAGE = { width: 300, height: 60 };

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRect;

/** A control of the page at a place in the window. */
function control(place: DOMRect, name = "button"): HTMLElement {
  const element = document.createElement(name);
  element.getBoundingClientRect = () => place;
  document.body.append(element);
  return element;
}

/** A stack with one message, laid out as the browser does it: by its style, else at the bottom. */
function stackOfOne(): HTMLElement {
  const stack = document.createElement("div");
  const place = () => {
    const gap = Number(/calc\((\d+)px/.exec(stack.style.inset)?.[1] ?? 28);
    const isBottom = !stack.style.inset || stack.style.inset.startsWith("auto");
    const room = WINDOW.width - MESSAGE.width;
    const left = { start: 16, end: room - 16 }[stack.style.justifyItems] ?? room / 2;
    const top = isBottom ? WINDOW.height - gap - MESSAGE.height : gap;
    return box(left, top, MESSAGE.width, MESSAGE.height);
  };
  const plate = document.createElement("p");
  plate.getBoundingClientRect = place;
  stack.getBoundingClientRect = place;
  stack.append(plate);
  document.body.append(stack);
  return stack;
}

const touch = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

afterEach(() => document.body.replaceChildren());

describe("messages", () => {
  it("stay at the bottom if there is no control", () => {
    control(box(20, 400, 350, 52));
    const stack = stackOfOne();
    avoidControls(stack);
    expect(stack.getBoundingClientRect().top).toBe(WINDOW.height - 28 - MESSAGE.height);
  });

  it("leave the bottom if a button is there", () => {
    const button = control(box(20, 770, 350, 52));
    const stack = stackOfOne();
    avoidControls(stack);
    expect(touch(stack.getBoundingClientRect(), button.getBoundingClientRect())).toBe(false);
  });

  it("go below the bar at the top where its menu is", () => {
    const controls = [control(box(20, 770, 350, 52)), control(box(150, 8, 230, 44))];
    const stack = stackOfOne();
    avoidControls(stack);
    for (const one of controls)
      expect(touch(stack.getBoundingClientRect(), one.getBoundingClientRect())).toBe(false);
  });

  it("avoid the focused button if every position covers something", () => {
    for (let top = 0; top < WINDOW.height - 100; top += 40) control(box(0, top, 390, 40), "input");
    const pressed = control(box(20, 770, 40, 52));
    pressed.focus();
    const stack = stackOfOne();
    avoidControls(stack);
    expect(touch(stack.getBoundingClientRect(), pressed.getBoundingClientRect())).toBe(false);
  });

  it("ignore the page behind the dialog they are in", () => {
    control(box(20, 770, 350, 52));
    const stack = stackOfOne();
    const dialog = document.createElement("dialog");
    dialog.append(stack);
    document.body.append(dialog);
    avoidControls(stack);
    expect(stack.style.inset).toBe("");
  });
});
