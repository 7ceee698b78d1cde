import { samplePart } from "../testing/openEngine";
import { readThumbnails, thumbnailAt } from "./thumbnails";

const list = (file: string) => `WEBVTT

00:00:00.000 --> 00:00:02.560
film/${file}#xywh=480,180,160,90

00:00:02.560 --> 01:00:05.120
film/${file}#xywh=160,0,160,90
`;

describe("preview pictures", () => {
  it("are placed in class time, each in the sprite sheet of its part", async () => {
    const parts = [
      samplePart("one", 60),
      { ...samplePart("two", 40), spriteUrl: "/media/two/list.vtt" },
    ];
    const texts: Record<string, string> = {
      "one/sprite.vtt": list("one.jpg"),
      "/media/two/list.vtt": list("two.jpg"),
    };
    const all = await readThumbnails(parts, async (url) => texts[url] ?? "");
    expect(thumbnailAt(all, 2.5)).toMatchObject({ url: "one/film/one.jpg", x: 480, y: 180 });
    expect(thumbnailAt(all, 2.56)).toMatchObject({ x: 160, y: 0, width: 160, height: 90 });
    expect(all[2]).toMatchObject({ startSeconds: 60, url: "/media/two/film/two.jpg" });
  });

  it("are missing for a part whose list is absent or fails to load", async () => {
    const parts = [{ ...samplePart("one", 60), spriteUrl: null }, samplePart("two", 40)];
    const all = await readThumbnails(parts, () => Promise.reject(new Error("404")));
    expect([all, thumbnailAt(all, 5)]).toEqual([[], null]);
  });
});
