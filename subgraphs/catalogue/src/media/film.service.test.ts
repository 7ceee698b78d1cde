import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import pino from "pino";
import { FilmService } from "./film.service";

const logger = pino({ level: "silent" });

function library(ready: Set<string>) {
  const asked: string[][] = [];
  const silent = new Set<string>();
  let nowMs = 1;
  let answers: Promise<void> = Promise.resolve();
  const service = new FilmService(
    {
      readiness: async (ids) => {
        asked.push([...ids]);
        await answers;
        const readiness = (id: string) => (silent.has(id) ? new Error("no answer") : ready.has(id));
        return new Map(ids.map((id) => [id, readiness(id)]));
      },
    },
    () => new Date(nowMs),
    logger,
  );
  return {
    asked,
    silent,
    readiness: async (...ids: string[]) => Object.fromEntries(await service.readiness(ids)),
    later: (ms: number) => {
      nowMs += ms;
    },
    /** The origin says nothing until the answer is called. */
    hold: () => {
      let release = () => {};
      answers = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("film readiness", () => {
  it("counts hits and misses of its cache", async () => {
    const metrics = collectMetrics();
    const { readiness } = library(new Set(["a"]));
    await readiness("a", "b");
    await readiness("a");
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "film-readiness", cacheResult });
    expect([await lookups("hit"), await lookups("miss")]).toEqual([1, 2]);
    metrics.stop();
  });

  it("asks the origin once for an available film, repeatedly for a missing one", async () => {
    const ready = new Set(["a"]);
    const { readiness, asked, later } = library(ready);
    expect(await readiness("a", "b")).toEqual({ a: true, b: false });
    await readiness("a", "b");
    expect(asked).toEqual([["a", "b"]]);
    later(2_001);
    ready.add("b");
    expect(await readiness("a", "b")).toEqual({ a: true, b: true });
    expect(asked).toEqual([["a", "b"], ["b"]]);
  });

  it("a failing origin makes no playable film unplayable", async () => {
    const { readiness, later, silent } = library(new Set(["a"]));
    await readiness("a");
    silent.add("a").add("b");
    later(300_001);
    expect(await readiness("a", "b")).toEqual({ a: true, b: false });
    later(2_001);
    expect(await readiness("a")).toEqual({ a: true });
  });

  it("a film missing from the response does not affect the others", async () => {
    const { readiness, silent } = library(new Set(["a"]));
    silent.add("b");
    expect(await readiness("a", "b")).toEqual({ a: true, b: false });
  });

  it("concurrent callers share one request", async () => {
    const { readiness, asked, hold } = library(new Set(["a"]));
    const release = hold();
    const both = Promise.all([readiness("a"), readiness("a", "b")]);
    release();
    expect(await both).toEqual([{ a: true }, { a: true, b: false }]);
    expect(asked).toEqual([["a", "b"]]);
  });

  it("callers do not wait while an available film is checked again", async () => {
    const ready = new Set(["a"]);
    const { readiness, asked, later, hold } = library(ready);
    await readiness("a");
    later(300_001);
    const release = hold();
    expect(await readiness("a")).toEqual({ a: true });
    await settled();
    expect(asked).toHaveLength(2);
    ready.clear();
    release();
    await settled();
    expect(await readiness("a")).toEqual({ a: false });
  });
});
