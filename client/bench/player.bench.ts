/**
 * Measures the player in Chromium against the whole stack: start time, loop gap, drift of angle
 * switches, layout shift, and page load. Run `npm run bench:player`, or parts of it with
 * `npm run bench:player -- start loop angle shift load`. Uses the stack in
 * EIGHTCOUNT_JOURNEY_STACK if set.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import { journeyStack, openJourneyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser } from "playwright-core";
import { measureAngleDrift } from "./angleDrift.ts";
import type { Site } from "./browserSteps.ts";
import { type Figure, isMet, median, table } from "./figures.ts";
import { measureFirstFrames } from "./firstFrame.ts";
import { measureLayoutShifts, type RouteShift } from "./layoutShift.ts";
import { type LoopGaps, measureOwnLoopGaps, measureSectionLoopGaps } from "./loopGap.ts";
import { measurePageLoads } from "./pageLoad.ts";

const MAX_LOOP_GAP_MS = 80;
const MAX_DRIFT_SECONDS = 0.1;
const MAX_FIRST_FRAME_MS = 1_000;
const MAX_SHIFT = 0.05;
const MAX_LOAD_MS = 1_000;
const SHOWN_SHIFTS = 8;

const print = (text: string) => process.stdout.write(`${text}\n`);

function shiftFigure(shifts: readonly RouteShift[]): Figure {
  const worst = shifts.toSorted((one, other) => other.shift - one.shift);
  for (const { route, width, shift, moved } of worst.slice(0, SHOWN_SHIFTS)) {
    if (shift > 0) print(`  ${shift.toFixed(3)}  ${route} at ${width} px: ${moved}`);
  }
  const name = `layout shift, worst of ${shifts.length} page loads`;
  return { name, value: worst[0]?.shift ?? 0, limit: MAX_SHIFT, unit: "", digits: 3 };
}

const figureOf = (name: string, value: number, limit: number): Figure => ({
  name,
  value,
  limit,
  unit: "ms",
  digits: 0,
});

function loopFigure(name: string, { gaps, pace }: LoopGaps): Figure {
  print(`  a frame every ${pace.toFixed(0)} ms; gaps ${gaps.map(Math.round).join(", ")} ms`);
  return figureOf(name, median(gaps), MAX_LOOP_GAP_MS);
}

type Measure = (browser: Browser, site: Site) => Promise<readonly Figure[]>;

const measures: Readonly<Record<string, Measure>> = {
  async start(browser, site) {
    const times = await measureFirstFrames(browser, site);
    print(`  ${times.map(Math.round).join(", ")} ms`);
    return [figureOf("click to first frame, median", median(times), MAX_FIRST_FRAME_MS)];
  },
  async loop(browser, site) {
    return [
      loopFigure("section loop gap, median", await measureSectionLoopGaps(browser, site)),
      loopFigure("own A–B loop gap, median", await measureOwnLoopGaps(browser, site)),
    ];
  },
  async angle(browser, site) {
    const { drift, waits } = await measureAngleDrift(browser, site);
    print(`  first frame of the other angle after ${median(waits).toFixed(0)} ms`);
    const name = "drift after 20 angle switches";
    return [{ name, value: drift, limit: MAX_DRIFT_SECONDS, unit: "s", digits: 3 }];
  },
  async shift(browser, site) {
    return [shiftFigure(await measureLayoutShifts(browser, site))];
  },
  async load(browser, site) {
    const loads = await measurePageLoads(browser, site);
    return loads.map(({ address, times }) => {
      const [, first = ""] = address.split("/");
      print(`  ${address}: ${times.map(Math.round).join(", ")} ms`);
      return figureOf(`load of /${first} to its heading, median`, median(times), MAX_LOAD_MS);
    });
  },
};

async function measure(wanted: readonly string[]): Promise<readonly Figure[]> {
  const site = journeyStack();
  const browser = await launchBrowser({ isMeasured: true });
  const figures: Figure[] = [];
  try {
    for (const [name, run] of Object.entries(measures)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      print(`${name}, load ${os.loadavg()[0]?.toFixed(1)}`);
      figures.push(...(await run(browser, site)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const [load] = os.loadavg();
print(`${os.cpus().length} cores, Node ${process.version}, load ${load?.toFixed(1)}`);
const stack = await openJourneyStack();
const figures = await measure(process.argv.slice(2)).finally(() => stack?.stop());
print(`\n${table(figures)}`);
const folder = path.join(checkout, ".eightcount", "bench");
mkdirSync(folder, { recursive: true });
const report = { measuredAt: new Date().toISOString(), loadBefore: load, figures };
writeFileSync(path.join(folder, "player.json"), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = figures.every(isMet) ? 0 : 1;
