import { setImmediate as nextTurn } from "node:timers/promises";
import { type Lane, StartQueue } from "./start-queue";

/** Lets so many requests of each lane arrive in one turn, and returns who started in each turn. */
async function arrive(lanes: readonly Lane[], turns: number): Promise<readonly string[][]> {
  const queue = new StartQueue();
  let started: string[] = [];
  for (const lane of lanes) void queue.turn(lane).then(() => started.push(lane));
  const all: string[][] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await Promise.resolve();
    await Promise.resolve();
    all.push(started);
    started = [];
    await nextTurn();
  }
  return all;
}

const times = (count: number, lane: Lane): readonly Lane[] => Array(count).fill(lane);

describe("the queue of starts", () => {
  it("starts a few at once without any delay", async () => {
    expect((await arrive(times(4, "kept"), 1)).flat()).toHaveLength(4);
  });

  it("starts a few more in each turn, and every one in the end", async () => {
    const turns = await arrive(times(14, "kept"), 6);
    for (const turn of turns) expect(turn.length).toBeLessThanOrEqual(4);
    expect(turns.flat()).toHaveLength(14);
  });

  it("starts urgent requests first and optional ones last", async () => {
    const first = times(4, "kept");
    const waiting = [...times(3, "optional"), ...times(3, "kept"), ...times(3, "urgent")];
    const turns = await arrive([...first, ...waiting], 6);
    expect(turns.flat().slice(4)).toEqual([...waiting].reverse());
  });

  it("lets a late urgent request overtake those that wait", async () => {
    const queue = new StartQueue();
    const order: string[] = [];
    const enter = (lane: Lane) => queue.turn(lane).then(() => order.push(lane));
    const all = times(20, "kept").map(enter);
    await nextTurn();
    all.push(enter("urgent"));
    await Promise.all(all);
    expect(order.indexOf("urgent")).toBeLessThan(13);
  });
});
