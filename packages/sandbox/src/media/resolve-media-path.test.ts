import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveMediaPath } from "./resolve-media-path";

const id = "a-class";
const media = mkdtempSync(path.join(tmpdir(), "eightcount-media-"));
const pictures = path.join(media, "pictures");
const resolve = (url: string) => resolveMediaPath({ media, pictures }, url);

beforeAll(() => {
  const write = (file: string, content: object) => {
    const target = path.join(media, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  };
  write(`classes/${id}/class.json`, { filmFolder: "heels-1-0123456789", trailer: "trailer-2.mp4" });
  write("classes/broken/class.json", { filmFolder: "../../keys", trailer: "private.pem" });
  write("pictures/posters.json", { [id]: "images/classes/gully-queen-1280.webp" });
});
afterAll(() => rmSync(media, { recursive: true }));

describe("media addresses", () => {
  it("lead to the files of a class and of its own film", () => {
    expect(resolve(`/media/classes/${id}/front.m3u8`)).toBe(`${media}/classes/${id}/front.m3u8`);
    expect(resolve(`classes/${id}/part-2/back.m3u8`)).toBe(
      `${media}/classes/${id}/part-2/back.m3u8`,
    );
    // While a film is drawn again, players still read its former folder.
    for (const stamp of ["0123456789", "9876543210"]) {
      const file = `${media}/films/heels-1-${stamp}/front-360.m4s`;
      for (const part of ["", "/part-2"]) {
        const url = `/media/classes/${id}${part}/film/heels-1-${stamp}/front-360.m4s`;
        expect(resolve(url)).toBe(file);
      }
    }
    const trailer = `${media}/films/heels-1-0123456789/trailer-2.mp4`;
    expect(resolve(`/media/classes/${id}/trailer.mp4`)).toBe(trailer);
  });

  it("lead to pictures and posters without any rendering", () => {
    const poster = "images/classes/gully-queen-1280.webp";
    expect(resolve(`/media/${poster}`)).toBe(path.join(pictures, poster));
    expect(resolve(`/media/classes/${id}/poster.webp`)).toBe(path.join(pictures, poster));
    expect(resolve("/media/classes/unknown/poster.webp")).toBeUndefined();
  });

  it("never lead to another class's film", () => {
    expect(resolve(`/media/classes/${id}/film/jazz-1-0123456789/front-360.m4s`)).toBeUndefined();
    expect(resolve("/media/classes/unknown/film/heels-1-0123456789/front-360.m4s")).toBeUndefined();
    expect(resolve("/media/films/heels-1-0123456789/front-360.m4s")).toBeUndefined();
    expect(resolve("/media/classes/broken/trailer.mp4")).toBeUndefined();
  });

  it.each([
    "/media/../keys/private.pem",
    "/media/classes/../../keys/private.pem",
    "/media/images/..%2f..%2fpackage.json",
    "/media/classes//front.m3u8",
    `/media/classes/${id}/film/../class.json`,
    "/media/images/.hidden",
    "/media/",
    "/",
  ])("never lead out of the media folder: %s", (url) => {
    expect(resolve(url)).toBeUndefined();
  });
});
