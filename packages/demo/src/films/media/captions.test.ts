import { danceClasses } from "../../content/content-class";
import { filmById } from "../../content/content-film";
import { choreographyOf } from "../choreography/choreography";
import { captionsOf, vttTime } from "./captions";

describe("captions", () => {
  const danceClass = danceClasses.find(({ slug }) => slug === "warm-rain");
  const film = filmById(danceClass?.filmId ?? "");
  const plan = danceClass?.plans[0];
  const captions = plan ? captionsOf(plan, choreographyOf(film.style, film.seed)) : "";

  it("call the count-in, then every four counts", () => {
    expect(captions.startsWith("WEBVTT\n\n1\n")).toBe(true);
    expect(captions).toContain("Ready? Five, six, seven, eight!");
    expect(captions).toContain("Again! Five, six, seven, eight!");
    expect(captions).toMatch(/One to four: \S+/);
    expect(captions).toMatch(/Five to eight: \S+/);
  });

  it("follow each other without overlapping, to the end of the class", () => {
    const times = [...captions.matchAll(/^(\S+) --> (\S+) line/gm)].map(([, from, to]) => [
      from,
      to,
    ]);
    for (let i = 1; i < times.length; i++) {
      expect((times[i]?.[0] ?? "") > (times[i - 1]?.[1] ?? "")).toBe(true);
    }
    expect(times.at(-1)?.[1]).toBe(vttTime((plan?.durationSeconds ?? 0) - 0.01));
  });
});
