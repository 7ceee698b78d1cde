import { bottomClearance } from "../layout/availableWindow";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const CONTROLS = "a[href], button, input, select, textarea, summary, label, iframe, [role=slider]";

const bottom = (gap: number) => `auto 16px calc(${gap}px + ${bottomClearance})`;
const top = (gap: number) => `calc(${gap}px + env(safe-area-inset-top)) 16px auto`;

/** Candidate `inset` and `justify-items` values, best first. An empty string keeps the default. */
const POSITIONS = [
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

/** Weight of the focused control, which messages should cover last. */
const FOCUSED_WEIGHT = 100;

/** Moves the message stack to the position that covers the least area of controls. */
export function avoidControls(stack: HTMLElement): void {
  const reachable = stack.closest("dialog") ?? document;
  const controls = [...reachable.querySelectorAll(CONTROLS)].filter(
    (control) => !stack.contains(control),
  );
  let best: { readonly place: (typeof POSITIONS)[number]; readonly cost: number } | null = null;
  for (const place of POSITIONS) {
    moveTo(stack, place);
    const cost = coveredArea(boxOf(stack), controls);
    if (best === null || cost < best.cost) best = { place, cost };
    if (cost === 0) return;
  }
  if (best) moveTo(stack, best.place);
}

function moveTo(stack: HTMLElement, [inset, justifyItems]: (typeof POSITIONS)[number]): void {
  Object.assign(stack.style, { inset, justifyItems });
}

/** Takes the height from the stack, because a message may still be rising. */
function boxOf(stack: HTMLElement): Box {
  const plates = [...stack.children].map((plate) => plate.getBoundingClientRect());
  const { top, bottom } = stack.getBoundingClientRect();
  const left = Math.min(...plates.map((plate) => plate.left));
  return { top, bottom, left, right: Math.max(...plates.map((plate) => plate.right)) };
}

function coveredArea(box: Box, controls: readonly Element[]): number {
  let covered = 0;
  for (const control of controls) {
    const area = overlapArea(box, control.getBoundingClientRect());
    covered += control === document.activeElement ? area * FOCUSED_WEIGHT : area;
  }
  return covered;
}

function overlapArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
