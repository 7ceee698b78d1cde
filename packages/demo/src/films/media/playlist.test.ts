import { danceClasses } from "../../content/content-class";
import { filmById } from "../../content/content-film";
import type { FilmManifest, VideoTrack } from "./film-manifest";
import { playlistsOf } from "./playlist";
import { filmSegments, isCard } from "./segment";
import { thumbnailsOf } from "./thumbnails";

/** A manifest as a renderer would write it; byte ranges are made up. */
function manifestOf(filmId: string): FilmManifest {
  const segments = filmSegments(filmById(filmId));
  const ranges = segments.map((_, i) => ({ offset: 1000 + i * 5000, length: 5000 }));
  const track = (file: string) => ({
    file,
    codec: "avc1.4d401e",
    init: { offset: 0, length: 800 },
    segments: ranges,
  });
  const video = (view: string, height: number): VideoTrack => ({
    ...track(`${view}-${height}.m4s`),
    segments:
      view === "back" ? ranges.filter((_, i) => !isCard(segments[i]?.phrase ?? "ready")) : ranges,
    width: (height * 16) / 9,
    height,
  });
  return {
    filmId,
    stamp: "0123456789",
    segments,
    audio: track("audio.m4s"),
    video: {
      front: [video("front", 360), video("front", 180)],
      back: [video("back", 360), video("back", 180)],
    },
    sprite: {
      file: "sprite.jpg",
      tileWidth: 160,
      tileHeight: 90,
      tiles: segments.map((_, i) => [{ x: 0, y: i * 90 }]),
    },
    trailers: ["trailer-1.mp4"],
  };
}

const seconds = (playlist: string): number =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, value]) => sum + Number(value), 0);

describe("the playlists of a class", () => {
  it("SEED-05 last exactly as long as the class, for every class and angle", () => {
    for (const danceClass of danceClasses) {
      const film = manifestOf(danceClass.filmId);
      const totals = danceClass.plans.map((plan) => {
        const media = playlistsOf(plan, film, "film/x").filter(({ text }) =>
          text.includes("EXTINF"),
        );
        expect(media).toHaveLength(5);
        return media.map(({ text }) => seconds(text));
      });
      for (const angle of [0, 1, 2, 3, 4]) {
        const total = totals.reduce((sum, part) => sum + (part[angle] ?? 0), 0);
        expect(Math.floor(total + 1e-3)).toBe(danceClass.lengthSeconds);
      }
    }
  });

  const plan = danceClasses[0]?.plans[0];
  const files = plan ? playlistsOf(plan, manifestOf("dancehall-1"), "film/x") : [];
  const text = (name: string): string => files.find((file) => file.name === name)?.text ?? "";

  it("name two sizes, the codecs and one shared music track", () => {
    for (const view of ["front", "back"]) {
      const master = text(`${view}.m3u8`);
      expect(master.match(/^(front|back)-\d+\.m3u8$/gm)).toEqual([
        `${view}-180.m3u8`,
        `${view}-360.m3u8`,
      ]);
      expect(master).toContain('CODECS="avc1.4d401e,mp4a.40.2",AUDIO="music"');
      expect(master).toContain('URI="audio.m3u8"');
    }
  });

  it("stay below the class and say where time jumps", () => {
    const lines = text("back-360.m3u8").split("\n");
    const addresses = lines.filter((line) => line !== "" && !line.startsWith("#"));
    expect(addresses.every((address) => address.startsWith("film/x/"))).toBe(true);
    // Title cards exist once, in the front view's file.
    expect(addresses).toContain("film/x/front-360.m4s");
    expect(addresses).toContain("film/x/back-360.m4s");
    expect(lines.filter((line) => line === "#EXT-X-DISCONTINUITY").length).toBeGreaterThan(10);
    expect(lines.at(-2)).toBe("#EXT-X-ENDLIST");
  });

  it("jump at the same entries in every size, angle and in the music", () => {
    const jumps = (name: string): readonly number[] => {
      let entry = 0;
      return text(name)
        .split("\n")
        .flatMap((line) => {
          if (line.startsWith("#EXTINF")) entry += 1;
          return line === "#EXT-X-DISCONTINUITY" ? [entry] : [];
        });
    };
    for (const name of ["front-180.m3u8", "back-360.m3u8", "back-180.m3u8", "audio.m3u8"]) {
      expect(jumps(name)).toEqual(jumps("front-360.m3u8"));
    }
  });

  it("have thumbnails from the first moment to the last", () => {
    const cues = plan ? thumbnailsOf(plan, manifestOf("dancehall-1"), "film/x") : "";
    const times = [...cues.matchAll(/^(\S+) --> (\S+)$/gm)];
    expect(times[0]?.[1]).toBe("00:00:00.000");
    for (let i = 1; i < times.length; i++) expect(times[i]?.[1]).toBe(times[i - 1]?.[2]);
    const end = new Date(Math.round((plan?.durationSeconds ?? 0) * 1000)).toISOString();
    expect(times.at(-1)?.[2]).toBe(end.slice(11, 23));
  });
});
