import { freeBottom } from "../layout/freeWindow";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const ACTIONS = "a[href], button, input, select, textarea, summary, label, iframe, [role=slider]";

const bottom = (gap: number) => `auto 16px calc(${gap}px + ${freeBottom})`;
const top = (gap: number) => `calc(${gap}px + env(safe-area-inset-top)) 16px auto`;

/** Where messages may be, the best first: `inset` and `justify-items`; empty for the stack's own. */
const PLACES = [
  ["", ""],
  ["", "end"],
  ["", "start"],
  [bottom(8), ""],
  [top(12), ""],
  [top(12), "end"],
  [top(12), "start"],
  [top(76), ""],
  [top(76), "end"],
] as const;

/** How much more it matters to keep the control that was just pressed in sight. */
const PRESSED_WEIGHT = 100;

/** Moves the stack of messages to where it covers no control, or else as little as possible. */
export function clearOfActions(stack: HTMLElement): void {
  const reachable = stack.closest("dialog") ?? document;
  const controls = [...reachable.querySelectorAll(ACTIONS)].filter(
    (control) => !stack.contains(control),
  );
  let best: { readonly place: (typeof PLACES)[number]; readonly cost: number } | null = null;
  for (const place of PLACES) {
    moveTo(stack, place);
    const cost = coveredBy(boxOf(stack), controls);
    if (best === null || cost < best.cost) best = { place, cost };
    if (cost === 0) return;
  }
  if (best) moveTo(stack, best.place);
}

function moveTo(stack: HTMLElement, [inset, justifyItems]: (typeof PLACES)[number]): void {
  Object.assign(stack.style, { inset, justifyItems });
}

/** As high as the stack and as wide as its widest message, which may still be rising. */
function boxOf(stack: HTMLElement): Box {
  const plates = [...stack.children].map((plate) => plate.getBoundingClientRect());
  const { top, bottom } = stack.getBoundingClientRect();
  const left = Math.min(...plates.map((plate) => plate.left));
  return { top, bottom, left, right: Math.max(...plates.map((plate) => plate.right)) };
}

function coveredBy(box: Box, controls: readonly Element[]): number {
  let covered = 0;
  for (const control of controls) {
    const area = commonArea(box, control.getBoundingClientRect());
    covered += control === document.activeElement ? area * PRESSED_WEIGHT : area;
  }
  return covered;
}

function commonArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
