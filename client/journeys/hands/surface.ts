import type { ElementHandle } from "playwright-core";
import type { Point } from "./point";

/** The part of an element a person aims at, in the viewport of its own document. */
export interface Surface {
  readonly point: Point;
  /** Why nobody could press it, wherever it is. */
  readonly problem: string | null;
}

/**
 * Returns the element itself, or its label where the field is drawn by the label and is itself
 * transparent or a pixel wide.
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

/**
 * Finds the point at these shares of the element's largest line box. A label is aimed at where its
 * box is drawn: a finger in its middle may meet a link.
 */
export function surfaceOf(drawn: ElementHandle, share: Point): Promise<Surface> {
  return drawn.evaluate((node, { x, y }) => {
    const element = node as Element;
    const area = ({ width, height }: DOMRect) => width * height;
    const [box = element.getBoundingClientRect()] = [...element.getClientRects()].sort(
      (one, other) => area(other) - area(one),
    );
    // A transparent field lies over what draws it.
    const opacityProperty = !element.matches("input[type=range], [type=checkbox], [type=radio]");
    const isSeen = element.checkVisibility({ opacityProperty, visibilityProperty: true });
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
    const problem =
      box.width < 1 || box.height < 1 ? `has no size: ${size}` : isSeen ? null : "is invisible";
    const along = element instanceof HTMLLabelElement ? Math.min(12, box.width * x) : box.width * x;
    return { point: { x: box.left + along, y: box.top + box.height * y }, problem };
  }, share);
}

/** Reports whether an element refuses to be pressed. */
export const isDisabled = (target: ElementHandle): Promise<boolean> =>
  target.evaluate((node) =>
    (node as Element).matches(":disabled, [aria-disabled=true], [aria-disabled=true] *"),
  );
