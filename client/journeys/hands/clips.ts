import type { ElementHandle } from "playwright-core";
import type { Point } from "./point";

/** Box that clips the element at its edges. */
export interface Clip {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels a person can scroll it toward its beginning and its end. */
  readonly back: Point;
  readonly ahead: Point;
  /** Point where a wheel or a finger scrolls this box rather than a nested one, by direction. */
  readonly grip: { readonly x: Point | null; readonly y: Point | null };
}

/** Returns what clips an element within its document, innermost first, the viewport last. */
export function clipsOf(drawn: ElementHandle): Promise<Clip[]> {
  return drawn.evaluate((node) => {
    type Axis = "x" | "y";
    const root = document.scrollingElement ?? document.documentElement;
    const isRoot = (box: Element) => box === root || box === document.documentElement;
    const holds = (box: Element, position: string) => {
      const style = getComputedStyle(box);
      const isFrame = style.transform !== "none" || style.filter !== "none";
      if (position === "fixed") return isFrame;
      return position !== "absolute" || isFrame || style.position !== "static";
    };
    const rootOverflow = (axis: Axis) => {
      const of = (box: Element) => getComputedStyle(box)[axis === "x" ? "overflowX" : "overflowY"];
      const own = of(document.documentElement);
      const used = own === "visible" && document.body ? of(document.body) : own;
      const isFixed = window.frameElement?.getAttribute("scrolling") === "no";
      return isFixed ? "hidden" : used === "visible" ? "auto" : used;
    };
    const overflow = (box: Element, axis: Axis) => {
      if (isRoot(box)) return rootOverflow(axis);
      // The viewport uses the body's overflow while the document's own is visible.
      const isPassedOn =
        box === document.body && getComputedStyle(document.documentElement).overflow === "visible";
      if (isPassedOn) return "visible";
      return getComputedStyle(box)[axis === "x" ? "overflowX" : "overflowY"];
    };
    const range = (box: Element, axis: Axis) => {
      if (!/auto|scroll/.test(overflow(box, axis))) return { back: 0, ahead: 0 };
      const back = axis === "x" ? box.scrollLeft : box.scrollTop;
      const whole =
        axis === "x" ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
      return { back: Math.floor(back), ahead: Math.floor(Math.max(0, whole - back)) };
    };
    const moves = (box: Element, axis: Axis) => {
      const { back, ahead } = range(box, axis);
      return back > 0 || ahead > 0;
    };
    const edges = (box: Element) => {
      const { clientWidth, clientHeight } = document.documentElement;
      if (isRoot(box)) return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
      const { left, top } = box.getBoundingClientRect();
      const [x, y] = [left + box.clientLeft, top + box.clientTop];
      return { left: x, top: y, right: x + box.clientWidth, bottom: y + box.clientHeight };
    };
    const movedAt = (x: number, y: number, axis: Axis) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.closest("iframe, select, textarea, input, [role=slider]")) return null;
      let box: Element | null = hit;
      while (box && !isRoot(box) && !moves(box, axis)) box = box.parentElement;
      return box && isRoot(box) ? root : box;
    };
    const grip = (box: Element, axis: Axis) => {
      if (!moves(box, axis)) return null;
      const { left, top, right, bottom } = edges(box);
      const [low, high] = [Math.max(0, top), Math.min(window.innerHeight, bottom)];
      const [start, end] = [Math.max(0, left), Math.min(window.innerWidth, right)];
      for (const down of [0.65, 0.5, 0.35, 0.8, 0.2, 0.05, 0.95]) {
        for (const along of [0.5, 0.25, 0.75, 0.04, 0.96]) {
          const point = { x: start + (end - start) * along, y: low + (high - low) * down };
          if (movedAt(point.x, point.y, axis) === box) return point;
        }
      }
      return null;
    };
    const nameOf = (box: Element) => {
      if (isRoot(box)) return window.parent === window ? "the window" : "the frame's window";
      const { id, className } = box;
      const names = typeof className === "string" ? className.trim().replaceAll(/\s+/g, ".") : "";
      return `<${box.localName}${id && `#${id}`}${names && `.${names}`}>`;
    };
    const clip = (box: Element, isMovable: boolean) => {
      const [x, y] = isMovable
        ? [range(box, "x"), range(box, "y")]
        : [range(document.createElement("i"), "x"), range(document.createElement("i"), "y")];
      const grips = { x: grip(box, "x"), y: grip(box, "y") };
      const [back, ahead] = [
        { x: x.back, y: y.back },
        { x: x.ahead, y: y.ahead },
      ];
      return { name: nameOf(box), ...edges(box), back, ahead, grip: grips };
    };
    const clips = [];
    let position = getComputedStyle(node as Element).position;
    // A shadow tree continues at its host.
    const outer = (box: Node) => box.parentElement ?? (box.getRootNode() as ShadowRoot).host;
    for (let box = outer(node); box; box = outer(box)) {
      if (isRoot(box) || !holds(box, position)) continue;
      position = getComputedStyle(box).position;
      if (overflow(box, "x") === "visible" && overflow(box, "y") === "visible") continue;
      clips.push(clip(box, true));
    }
    return [...clips, clip(root, position !== "fixed")];
  });
}
