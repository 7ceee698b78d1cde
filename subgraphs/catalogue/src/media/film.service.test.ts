import pino from "pino";
import { FilmService } from "./film.service";

const logger = pino({ level: "silent" });

function library(ready: Set<string>) {
  const asked: string[][] = [];
  let isSilent = false;
  let nowMs = 0;
  const service = new FilmService(
    {
      readyAmong: async (ids) => {
        asked.push([...ids]);
        if (isSilent) throw new Error("no answer");
        return new Set(ids.filter((id) => ready.has(id)));
      },
    },
    () => new Date(nowMs),
    logger,
  );
  return {
    service,
    asked,
    later: (ms: number) => {
      nowMs += ms;
    },
    silence: () => {
      isSilent = true;
    },
  };
}

describe("film readiness", () => {
  it("asks the origin once for a film that is there, again and again for one that is not", async () => {
    const ready = new Set(["a"]);
    const { service, asked, later } = library(ready);
    later(1);
    expect(await service.readiness(["a", "b"])).toEqual(
      new Map([
        ["a", true],
        ["b", false],
      ]),
    );
    await service.readiness(["a", "b"]);
    expect(asked).toEqual([["a", "b"]]);
    later(2_000);
    ready.add("b");
    expect((await service.readiness(["a", "b"])).get("b")).toBe(true);
    expect(asked).toEqual([["a", "b"], ["b"]]);
  });

  it("an origin that does not answer makes nothing unplayable that was playable", async () => {
    const { service, later, silence } = library(new Set(["a"]));
    later(1);
    await service.readiness(["a"]);
    silence();
    later(300_000);
    expect(await service.readiness(["a", "b"])).toEqual(
      new Map([
        ["a", true],
        ["b", false],
      ]),
    );
  });
});
