import type { ElementHandle } from "playwright-core";
import type { Point } from "./point";

/** An element and what draws it, such as its label. */
export interface Aim {
  readonly target: ElementHandle;
  readonly drawn: ElementHandle;
}

/** Point of an element that a person aims at, in its own document's viewport. */
export interface Surface {
  readonly point: Point;
  readonly isStill: boolean;
  /** Reason the element cannot be pressed anywhere, or null. */
  readonly problem: string | null;
  readonly isDisabled: boolean;
}

/**
 * Returns the element itself, or its label if the label draws the field and the field itself is
 * transparent or one pixel wide.
 */
export async function drawnBy(target: ElementHandle): Promise<ElementHandle> {
  const drawn = await target.evaluateHandle((node) => {
    if (!(node instanceof HTMLInputElement) || node.type === "range") return node;
    const { width, height } = node.getBoundingClientRect();
    const isDrawn = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isLarge = width >= 8 && height >= 8 && getComputedStyle(node).clipPath === "none";
    return isDrawn && isLarge ? node : (node.labels?.[0] ?? node);
  });
  return drawn.asElement() ?? target;
}

export const INVISIBLE = "is invisible";

/**
 * Observes the point at these fractions of the largest line box for two frames. A label is
 * pressed where its box is drawn, because its middle may be a link.
 */
export function surfaceOf({ drawn, target }: Aim, share: Point): Promise<Surface> {
  return drawn.evaluate(
    async (node, { target, invisible, x, y }) => {
      const element = node as Element;
      const largest = () => {
        const area = ({ width, height }: DOMRect) => width * height;
        const boxes = [...element.getClientRects()];
        return boxes.sort((a, b) => area(b) - area(a))[0] ?? element.getBoundingClientRect();
      };
      const isLabel = element instanceof HTMLLabelElement;
      const pointOf = ({ left, top, width, height }: DOMRect) => ({
        x: left + (isLabel ? Math.min(12, width * x) : width * x),
        y: top + height * y,
      });
      const before = pointOf(largest());
      // A page in the background draws no frames.
      await new Promise<void>((done) => {
        setTimeout(done, 100);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      });
      const box = largest();
      const point = pointOf(box);
      // A transparent field covers what draws it.
      const opacityProperty = !element.matches("input[type=range], [type=checkbox], [type=radio]");
      const isSeen = element.checkVisibility({ opacityProperty, visibilityProperty: true });
      const isFlat = box.width < 1 || box.height < 1;
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
      const hidden = isSeen ? null : invisible;
      return {
        point,
        isStill: Math.hypot(point.x - before.x, point.y - before.y) < 0.5,
        problem: isFlat ? `has no size: ${size}` : hidden,
        isDisabled: (target as Element).matches(
          ":disabled, [aria-disabled=true], [aria-disabled=true] *",
        ),
      };
    },
    { target, invisible: INVISIBLE, ...share },
  );
}
