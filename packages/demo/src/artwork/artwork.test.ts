import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { danceClasses } from "../content/content-class";
import { classImageWidths, imagePath } from "../content/content-image";
import { instructors } from "../content/content-instructor";
import { playlists } from "../content/content-playlist";
import { styles } from "../content/content-style";
import { servedFile } from "../testing/served-file";
import { drawPicture } from "./draw-picture";
import { pictures } from "./picture";
import { poseAt } from "./pose";
import { postersText } from "./posters";
import { skeletonOf } from "./skeleton";

const assets = path.resolve(__dirname, "../../assets");

/** A 16 × 9 thumbnail's bytes. */
async function thumbnail(file: string): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(16, 9);
  const context = canvas.getContext("2d");
  context.drawImage(await loadImage(path.join(assets, file)), 0, 0, 16, 9);
  return context.getImageData(0, 0, 16, 9).data;
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe("the committed artwork", () => {
  it("has a picture for every style, teacher, playlist and class", () => {
    const wanted = [
      ...styles.flatMap(({ slug }) => [imagePath.style(slug), imagePath.styleBanner(slug)]),
      ...instructors.flatMap(({ slug }) => [
        imagePath.instructor(slug),
        imagePath.instructorBanner(slug),
      ]),
      ...playlists.flatMap(({ slug }) => [
        imagePath.playlist(slug),
        imagePath.playlistBanner(slug),
      ]),
      ...danceClasses.flatMap(({ slug }) =>
        classImageWidths.map((width) => imagePath.danceClass(slug, width)),
      ),
    ];
    expect(wanted.filter((file) => !existsSync(path.join(assets, file)))).toEqual([]);
    expect(new Set(pictures.flatMap((p) => p.files.map((f) => f.path)))).toEqual(
      new Set([...wanted, ...pictures.slice(-3).flatMap((p) => p.files.map((f) => f.path))]),
    );
  });

  it("is served with a poster for each class, without any rendering", () => {
    expect(readFileSync(path.join(assets, "posters.json"), "utf8")).toBe(postersText);
    const served = (url: string) => existsSync(servedFile("/no/media", url) ?? "");
    expect(served(`/media/${imagePath.danceClass("gully-queen")}`)).toBe(true);
    const posters = danceClasses.map(({ id }) => `/media/classes/${id}/poster.webp`);
    expect(posters.filter((url) => !served(url))).toEqual([]);
  });

  it("is committed in the sizes its paths promise", async () => {
    for (const width of classImageWidths) {
      const image = await loadImage(path.join(assets, imagePath.danceClass("gully-queen", width)));
      expect([image.width, image.height]).toEqual([width, (width * 9) / 16]);
    }
  });

  it("never shows two neighbours of a style that look alike", async () => {
    for (const style of styles) {
      const stills = danceClasses.filter((c) => c.styleSlug === style.slug);
      const looks = await Promise.all(stills.map((c) => thumbnail(imagePath.danceClass(c.slug))));
      for (let i = 1; i < looks.length; i++) {
        const [before, after] = [looks[i - 1], looks[i]];
        if (before && after) expect(difference(before, after)).toBeGreaterThan(10);
      }
    }
  });

  it("draws the same pixels every time", async () => {
    const picture = pictures.at(-1);
    if (!picture) throw new Error("no pictures");
    const digest = async () => {
      const [file] = await drawPicture(picture);
      return createHash("sha1")
        .update(file?.bytes ?? "")
        .digest("hex");
    };
    expect(await digest()).toBe(await digest());
  });
});

describe("a dancer", () => {
  it("stands on the floor with the lowest foot", () => {
    const standing = { x: 100, ground: 400, height: 300 };
    for (const moment of [0, 0.3, 0.7, 1]) {
      const s = skeletonOf(poseAt(["stand", "kick", "lunge"], moment), standing);
      const feet = [...s.leftLeg.chain.slice(2), ...s.rightLeg.chain.slice(2)].map(([, y]) => y);
      expect(Math.max(...feet)).toBeCloseTo(400 - 0.018 * 300, 5);
    }
  });

  it("passes through each key pose", () => {
    expect(poseAt(["stand", "kick"], 0)).toEqual(poseAt(["stand", "hit"], 0));
    expect(poseAt(["stand", "kick"], 1).rightLeg[0]).toBeCloseTo(124, 2);
  });
});
