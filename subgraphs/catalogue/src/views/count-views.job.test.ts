import pino from "pino";
import { ClassViewService } from "./class-view.service";
import { startCountingViews } from "./count-views.job";

const logger = pino({ level: "silent" });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("counting class views", () => {
  it("counts a backlog in short statements until none is left", async () => {
    const sizes: number[] = [];
    let waiting = 25;
    const countPending = async (most: number) => {
      const taken = Math.min(most, waiting);
      waiting -= taken;
      sizes.push(taken);
      return taken;
    };
    const views = new ClassViewService({ saveStart: async () => {}, countPending }, logger, 10);
    expect(await views.countStarts()).toBe(25);
    expect(sizes).toEqual([10, 10, 5]);
  });

  it("runs never overlap, and stopping counts once more", async () => {
    let [atOnce, most, turns] = [0, 0, 0];
    const countStarts = async () => {
      turns += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await pause(40);
      atOnce -= 1;
      return 0;
    };
    const stop = startCountingViews({ views: { countStarts }, logger, intervalMs: 5 });
    await pause(60);
    const before = turns;
    await stop();
    expect([most, atOnce]).toEqual([1, 0]);
    expect(turns).toBeGreaterThan(before);
    const after = turns;
    await pause(60);
    expect(turns).toBe(after);
  });
});
