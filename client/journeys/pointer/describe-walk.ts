import type { Browser } from "playwright-core";
import { CLASS } from "../pages/addresses";
import { memberVisit, signInAs } from "../pages/membership";
import { openBrowser } from "../visit";
import { OPENINGS, pausePlayback } from "./openings";
import type { Layout } from "./target-counts";
import { Walk } from "./walk";
import { halves, type Walker, walkersIn } from "./walkers";

/** Describes the walk of half of the walkers through every page they can open. */
export function describeWalk(layout: Layout, half: 0 | 1): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  describe.each(halves(walkersIn(layout))[half].map((walker) => [walker.name, walker] as const))(
    "pointer targets of %s",
    (_, walker) => describeWalker(walker, layout, () => browser),
  );
}

function describeWalker(walker: Walker, layout: Layout, browser: () => Browser): void {
  let walk: Walk;
  beforeAll(async () => {
    walk = await Walk.start(browser(), walker, layout);
    if (walker.role === "visitor") return;
    // Their profile lists the devices. With another one, it always has the buttons that end sessions.
    const elsewhere = await memberVisit(browser(), walker.name);
    await elsewhere.context.close();
    await walk.visit.step((visit) => signInWalker(visit, walker));
  });
  afterAll(async () => {
    walk?.tally.writeCounts();
    await walk?.visit.context.close();
  });

  const openings = OPENINGS.filter((one) => one.isFor(walker) && (one.layout ?? layout) === layout);

  if (walker.role === "unconfirmed") {
    it("/verification instead of a session", () => walk.checkPage("/verification, signed in"));
  }
  for (const at of walker.addresses) {
    for (const opening of openings.filter((one) => one.at === at)) {
      it(`${at}, ${opening.name} has no target that cannot be pressed`, () =>
        walk.checkOpening(opening));
    }
    it(`${at} has no accessibility violation and no target that cannot be pressed`, async () => {
      await walk.goTo(at);
      if (at === CLASS) await pausePlayback(walk.visit);
      await walk.checkPage(at);
      expect(walk.visit.address).toBe(at);
    });
  }
  it("every stored page was visited", () => {
    expect(walk.tally.missing(walker.isInScope)).toEqual([]);
  });
}

async function signInWalker(visit: Walk["visit"], { name, role }: Walker): Promise<void> {
  await signInAs(visit, name);
  if (role === "unconfirmed") await visit.arrives("/verification");
}
