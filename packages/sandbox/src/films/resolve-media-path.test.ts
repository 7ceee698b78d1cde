import { existsSync } from "node:fs";
import { danceClasses } from "../content/content-class";
import { imagePath } from "../content/content-image";
import { resolveMediaPath } from "./resolve-media-path";

const danceClass = danceClasses[0];
const id = danceClass?.id ?? "";
const resolve = (url: string) => resolveMediaPath("/data/media", url);

describe("media addresses", () => {
  it("lead to the files of a class and of its own film", () => {
    expect(resolve(`/media/classes/${id}/front.m3u8`)).toBe(`/data/media/classes/${id}/front.m3u8`);
    expect(resolve(`classes/${id}/part-2/back.m3u8`)).toBe(
      `/data/media/classes/${id}/part-2/back.m3u8`,
    );
    const film = `film/${danceClass?.filmId}-0123456789/front-360.m4s`;
    const file = `/data/media/films/${danceClass?.filmId}-0123456789/front-360.m4s`;
    expect(resolve(`/media/classes/${id}/${film}`)).toBe(file);
    expect(resolve(`/media/classes/${id}/part-2/${film}`)).toBe(file);
  });

  it("lead to committed pictures and posters without any rendering", () => {
    const still = resolve(`/media/${imagePath.danceClass("gully-queen")}`);
    expect(existsSync(still ?? "")).toBe(true);
    expect(existsSync(resolve(`/media/classes/${id}/poster.webp`) ?? "")).toBe(true);
  });

  it("never lead to another class's film", () => {
    expect(resolve(`/media/classes/${id}/film/jazz-1-0123456789/front-360.m4s`)).toBeUndefined();
    expect(resolve(`/media/films/${danceClass?.filmId}-0123456789/front-360.m4s`)).toBeUndefined();
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
