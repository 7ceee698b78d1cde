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
        const tell = (id: string) => (silent.has(id) ? new Error("no answer") : ready.has(id));
        return new Map(ids.map((id) => [id, tell(id)]));
      },
    },
    () => new Date(nowMs),
    logger,
  );
  return {
    asked,
    silent,
    tell: async (...ids: string[]) => Object.fromEntries(await service.readiness(ids)),
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
  it("asks the origin once for an available film, repeatedly for a missing one", async () => {
    const ready = new Set(["a"]);
    const { tell, asked, later } = library(ready);
    expect(await tell("a", "b")).toEqual({ a: true, b: false });
    await tell("a", "b");
    expect(asked).toEqual([["a", "b"]]);
    later(2_001);
    ready.add("b");
    expect(await tell("a", "b")).toEqual({ a: true, b: true });
    expect(asked).toEqual([["a", "b"], ["b"]]);
  });

  it("a failing origin makes no playable film unplayable", async () => {
    const { tell, later, silent } = library(new Set(["a"]));
    await tell("a");
    silent.add("a").add("b");
    later(300_001);
    expect(await tell("a", "b")).toEqual({ a: true, b: false });
    later(2_001);
    expect(await tell("a")).toEqual({ a: true });
  });

  it("a film missing from the response does not affect the others", async () => {
    const { tell, silent } = library(new Set(["a"]));
    silent.add("b");
    expect(await tell("a", "b")).toEqual({ a: true, b: false });
  });

  it("concurrent callers share one request", async () => {
    const { tell, asked, hold } = library(new Set(["a"]));
    const release = hold();
    const both = Promise.all([tell("a"), tell("a", "b")]);
    release();
    expect(await both).toEqual([{ a: true }, { a: true, b: false }]);
    expect(asked).toEqual([["a", "b"]]);
  });

  it("callers do not wait while an available film is checked again", async () => {
    const ready = new Set(["a"]);
    const { tell, asked, later, hold } = library(ready);
    await tell("a");
    later(300_001);
    const release = hold();
    expect(await tell("a")).toEqual({ a: true });
    await settled();
    expect(asked).toHaveLength(2);
    ready.clear();
    release();
    await settled();
    expect(await tell("a")).toEqual({ a: false });
  });
});
