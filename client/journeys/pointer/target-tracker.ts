import type { ElementHandle, Frame, JSHandle } from "playwright-core";

/** An element that still has to be proven. */
export interface Pending {
  /** Its tag and its accessible name, if that is easy to find. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** True if it is at the height of the window, clipped or not. */
  readonly isNear: boolean;
  /** True for a link within a sentence, which may be as low as its line. */
  readonly isInline: boolean;
}

/** The targets of one document and which of them were hit. Stored in the page. */
export interface TargetTracker {
  /** Records which targets take a press at the current scroll position. */
  scan(): void;
  /** The number of targets. */
  count(): number;
  /** Number of targets and height of the document. If both are the same, nothing has moved. */
  extent(): string;
  pending(): readonly Element[];
  describe(element: Element): Pending;
}

/** Half of the minimum size of a target in CSS pixels, less a rounding error. */
export const HALF_SIZE = 11.9;

/** Tracks the targets of a document, or of the part below an element. */
export function trackTargets(
  frame: Frame,
  root: ElementHandle | null,
): Promise<JSHandle<TargetTracker>> {
  return frame.evaluateHandle(createTracker, { root, half: HALF_SIZE });
}

/** Runs in the page. */
function createTracker({ root, half }: { readonly root: Node | null; readonly half: number }) {
  const ROLES = ["button", "link", "radio", "checkbox", "slider", "spinbutton", "switch", "tab"];
  const MENU_ROLES = ["menuitem", "menuitemradio", "menuitemcheckbox", "option", "combobox"];
  const byRole = [...ROLES, ...MENU_ROLES].map((role) => `[role=${role}]`).join();
  const TARGETS = `a[href], button, input:not([type=hidden]), select, textarea, iframe, summary, [contenteditable], ${byRole}`;
  // Visible only with keyboard focus.
  const SKIP_LINK = 'a[href="#content"]';
  const proven = new WeakSet<Element>();

  const drawnFor = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement) || element.type === "range") return element;
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isLarge = width >= 8 && height >= 8 && getComputedStyle(element).clipPath === "none";
    return isDrawn && isLarge ? element : (element.labels?.[0] ?? element);
  };
  const isBehindDialog = (element: Element) =>
    [...document.querySelectorAll("dialog:modal")].at(-1)?.contains(element) === false;
  const isRendered = (element: Element) =>
    !element.closest("[inert]") &&
    !isBehindDialog(element) &&
    !element.matches(SKIP_LINK) &&
    drawnFor(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const targets = () =>
    [...((root as Element | null) ?? document).querySelectorAll(TARGETS)].filter((element) =>
      isRendered(element),
    );

  const largest = (element: Element): DOMRect => {
    const boxes = [...element.getClientRects()];
    boxes.sort((one, other) => other.width * other.height - one.width * one.height);
    return boxes[0] ?? element.getBoundingClientRect();
  };
  const sliderShare = ({ value, min, max }: HTMLInputElement) =>
    (Number(value) - Number(min || 0)) / (Number(max || 100) - Number(min || 0) || 1);
  /** Box that a person presses: the middle, a label's box, or a slider's thumb. */
  const aim = (element: Element, drawn: Element) => {
    const box = largest(drawn);
    const y = box.top + box.height / 2;
    if (drawn instanceof HTMLLabelElement) return { x: box.left + Math.min(12, box.width / 2), y };
    if (element instanceof HTMLInputElement && element.type === "range") {
      const along = Math.max(8, Math.min(box.width - 8, box.width * sliderShare(element)));
      return { x: box.left + along, y };
    }
    return { x: box.left + box.width / 2, y };
  };
  const takes = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const owner = hit?.closest(`${TARGETS}, label`);
    return owner === element || (owner instanceof HTMLLabelElement && owner.control === element);
  };
  const isInline = (element: Element) => {
    if (!element.matches("a, button") || getComputedStyle(element).display !== "inline")
      return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    const words = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (/\p{L}{2}/u.test(textContent ?? "") && !parentElement?.closest(TARGETS)) return true;
    }
    return false;
  };
  const isProven = (element: Element) => {
    const drawn = drawnFor(element);
    const { x, y } = aim(element, drawn);
    if (!takes(element, x, y)) return false;
    if (isInline(element)) return true;
    const isTall = takes(element, x, y - half) && takes(element, x, y + half);
    // A slider can be pressed and dragged anywhere along its track.
    if (element.matches("input[type=range]")) return isTall && largest(drawn).width >= 2 * half;
    return isTall && takes(element, x - half, y) && takes(element, x + half, y);
  };

  const nameOf = (element: Element) => {
    const { labels, placeholder, title } = element as HTMLInputElement;
    const said = [
      element.getAttribute("aria-label"),
      element.textContent?.trim(),
      labels?.[0]?.textContent?.trim(),
      placeholder,
      title,
      element.querySelector("img")?.alt,
    ].find(Boolean);
    return `<${element.localName}> "${(said ?? "").replaceAll(/\s+/g, " ").slice(0, 50)}"`;
  };
  return {
    scan() {
      for (const element of targets()) {
        if (!proven.has(element) && isProven(element)) proven.add(element);
      }
    },
    count: () => targets().length,
    extent: () => `${targets().length} in ${document.documentElement.scrollHeight} px`,
    pending: () => targets().filter((element) => !proven.has(element)),
    describe(element: Element) {
      const { width, height, top, bottom } = largest(drawnFor(element));
      const isNear = bottom > 0 && top < window.innerHeight;
      return { name: nameOf(element), width, height, isNear, isInline: isInline(element) };
    },
  };
}
