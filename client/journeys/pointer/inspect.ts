import type { ElementHandle, Frame, JSHandle, Page } from "playwright-core";
import type { Hands } from "../hands/hands";
import { CENTER, type Point } from "../hands/point";
import type { Target } from "../hands/reach";
import { HALF_SIZE, type Pending, type TargetTracker, trackTargets } from "./target-tracker";

export interface Inspection {
  /** Number of targets, including those inside frames. */
  readonly targets: number;
  /** A sentence for each target that a person cannot press, empty if there are none. */
  readonly problems: readonly string[];
}

export interface InspectionOptions {
  /** Element opened over the page. The whole page if unset. */
  readonly root?: ElementHandle | null;
  /** Waits until nothing moves. */
  readonly settle?: () => Promise<void>;
  /** Loads the next page of a list that ends too early. Returns false if nothing is left. */
  readonly loadMore?: () => Promise<boolean>;
}

/** A target that is not proven. */
interface Problem {
  readonly fact: Pending;
  /** Why it cannot be pressed, null if only some of its points take a press. */
  readonly refusal: string | null;
}

/** Maximum number of windows. The longest list has fewer. */
const MAX_SCREENS = 120;

/** Checks every target of a pointer, scrolling as a person does. */
export async function inspect(
  page: Page,
  hands: Hands,
  options: InspectionOptions = {},
): Promise<Inspection> {
  const { root = null, settle = async () => undefined, loadMore = async () => false } = options;
  const tracker = await trackTargets(page.mainFrame(), root);
  await tracker.evaluate((one) => one.scan());
  // An element opened over a page has its own boxes, which are scrolled where needed.
  if (root === null) {
    // Boxes at the top of a long page: from its end, a finger would swipe for half a minute.
    await problemsOf(hands, tracker, ({ isNear }) => isNear);
    await scrollThrough(hands, tracker, { settle, loadMore });
  }
  const extent = () => tracker.evaluate((one) => one.extent());
  const before = await extent();
  let problems = await problemsOf(hands, tracker);
  if (problems.length > 0) {
    await settle();
    // A target that moved during the check is neither refused nor proven.
    const hasMoved =
      (await extent()) !== before || problems.some(({ refusal }) => refusal === null);
    if (hasMoved) problems = await problemsOf(hands, tracker);
  }
  let targets = await tracker.evaluate((one) => one.count());
  for (const frame of await framesWithin(page, root)) {
    const within = await inspectFrame(hands, frame);
    targets += within.targets;
    problems.push(...within.problems);
  }
  return { targets, problems: problems.map(describeProblem) };
}

async function scrollThrough(
  hands: Hands,
  tracker: JSHandle<TargetTracker>,
  { settle, loadMore }: Required<Pick<InspectionOptions, "settle" | "loadMore">>,
) {
  for (let count = 0; count < MAX_SCREENS; count += 1) {
    const hasMoved = await hands.scrollByScreen();
    await tracker.evaluate((one) => one.scan());
    if (hasMoved) continue;
    await settle();
    if (!(await hands.scrollByScreen()) && !(await loadMore())) return;
  }
  throw new Error(`the page is longer than ${MAX_SCREENS} windows`);
}

async function problemsOf(
  hands: Hands,
  tracker: JSHandle<TargetTracker>,
  isWanted: (fact: Pending) => boolean = () => true,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { all, facts } = await pendingIn(tracker);
  // The window is at its end, so the nearest target comes first.
  for (const [index, fact] of [...facts.entries()].reverse()) {
    if (!isWanted(fact)) continue;
    const isPending = () =>
      tracker.evaluate((one, { list, at }) => one.pending().includes(list[at] as Element), {
        list: all,
        at: index,
      });
    const refusal = await bringIntoView(fact, isPending, async (share) => {
      const refused = await findObstacle(hands, targetAt(all, index, fact), share);
      await tracker.evaluate((one) => one.scan());
      return refused;
    });
    if (await isPending()) problems.push({ fact, refusal });
  }
  return problems.reverse();
}

/** Tries its points until it is proven or refused. Only its middle may be in view. */
async function bringIntoView(
  fact: Pending,
  isPending: () => Promise<boolean>,
  tryAt: (share: Point) => Promise<string | null>,
): Promise<string | null> {
  for (const share of sharesOf(fact)) {
    if (!(await isPending())) return null;
    const refused = await tryAt(share);
    // Beyond the edges of a small field, only its label can take the press.
    if (refused !== null && (share === CENTER || !isSmall(fact))) return refused;
  }
  return null;
}

async function pendingIn(tracker: JSHandle<TargetTracker>) {
  const all = await tracker.evaluateHandle((one) => [...one.pending()]);
  const facts = await tracker.evaluate((one, list) => list.map(one.describe), all);
  return { all, facts };
}

/** Targets in a frame are proven only after every frame around it. */
async function inspectFrame(
  hands: Hands,
  frame: Frame,
): Promise<{ readonly targets: number; readonly problems: readonly Problem[] }> {
  const { all, facts } = await pendingIn(await trackTargets(frame, null));
  const problems: Problem[] = [];
  for (const [index, fact] of facts.entries()) {
    let refusal: string | null = null;
    for (const share of isSmall(fact) ? [CENTER] : sharesOf(fact)) {
      refusal ??= await findObstacle(hands, targetAt(all, index, fact), share);
    }
    const isTooSmall = isSmall(fact) && !fact.isInline;
    if (refusal !== null || isTooSmall) problems.push({ fact, refusal });
  }
  return { targets: facts.length, problems };
}

/** The middle, and the points at half of the minimum size around it. */
function sharesOf({ width, height, isInline }: Pending): readonly Point[] {
  if (isInline) return [CENTER];
  const [x, y] = [HALF_SIZE / width, HALF_SIZE / height];
  return [
    CENTER,
    { x: 0.5 - x, y: 0.5 },
    { x: 0.5 + x, y: 0.5 },
    { x: 0.5, y: 0.5 - y },
    { x: 0.5, y: 0.5 + y },
  ];
}

const targetAt = (all: JSHandle<Element[]>, index: number, { name }: Pending): Target => ({
  elementHandle: async () => (await all.evaluateHandle((list, at) => list[at], index)).asElement(),
  toString: () => name,
});

/** Returns why a person cannot press there, null if they can. */
async function findObstacle(hands: Hands, target: Target, share = CENTER): Promise<string | null> {
  try {
    await hands.find(target, share);
    return null;
  } catch (error) {
    return `${(error as Error).message}`.replace(/^.*cannot be pressed: it /s, "");
  }
}

const isSmall = ({ width, height }: Pick<Pending, "width" | "height">): boolean =>
  width < 2 * HALF_SIZE || height < 2 * HALF_SIZE;

const PARTLY_PRESSABLE = "takes a press in its middle, but not everywhere around it";

function describeProblem({ fact, refusal }: Problem): string {
  const { name, width, height, isInline } = fact;
  const partial = isSmall(fact) && !isInline ? "is smaller than 24 × 24 px" : PARTLY_PRESSABLE;
  return `${name}, ${Math.round(width)} × ${Math.round(height)} px: ${refusal ?? partial}`;
}

/** The visible frames below an element, at any depth. */
async function framesWithin(page: Page, root: ElementHandle | null): Promise<readonly Frame[]> {
  const frames = page.frames().filter((frame) => frame.parentFrame() !== null);
  const isSeen = await Promise.all(
    frames.map(async (frame) => {
      const element = await frame.frameElement();
      const isTop = frame.parentFrame() === page.mainFrame();
      const isInside =
        root === null ||
        !isTop ||
        (await element.evaluate((node, box) => (box as Node).contains(node), root));
      return isInside && (await element.isVisible());
    }),
  );
  return frames.filter((_, index) => isSeen[index]);
}
