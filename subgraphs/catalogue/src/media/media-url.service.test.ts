import type { MediaSigning } from "../providers/media-signing/media-signing.provider";
import { mediaAddress } from "./media-address.rules";
import { MediaUrlService } from "./media-url.service";

function service(baseUrl: string) {
  const signed: string[] = [];
  let now = new Date("2026-11-20T12:10:00Z");
  const signing: MediaSigning = {
    signUrl: (url, expiresAt) => {
      signed.push(url);
      return `${url}?until=${expiresAt.getUTCHours()}`;
    },
    signFolder: () => [],
  };
  const address = mediaAddress(baseUrl, "https://eightcount.test");
  const media = new MediaUrlService(signing, address, () => now);
  return {
    media,
    signed,
    setNow: (time: string) => {
      now = new Date(`2026-11-20T${time}Z`);
    },
  };
}

describe("media addresses", () => {
  it("API-CAT-07 everybody shares one signature per file and hour", () => {
    const { media, signed, setNow } = service("/media");
    const first = media.url("images/a.webp");
    setNow("12:59:59");
    expect(media.url("images/a.webp")).toBe(first);
    expect(signed).toEqual(["https://eightcount.test/media/images/a.webp"]);
    setNow("13:00:00");
    expect(media.url("images/a.webp")).not.toBe(first);
    expect(signed).toHaveLength(2);
  });

  it("what was asked for lately is remembered, what was not is signed anew", () => {
    const { media, signed } = service("/media");
    media.url("kept.webp");
    media.url("dropped.webp");
    for (let number = 0; number < 4_999; number += 1) {
      media.url("kept.webp");
      media.url(`${number}.webp`);
    }
    const before = signed.length;
    media.url("kept.webp");
    expect(signed).toHaveLength(before);
    media.url("dropped.webp");
    expect(signed).toHaveLength(before + 1);
  });

  it("a path-relative base stays relative, another origin's is put in front of the signed path", () => {
    expect(service("/media").media.url("a.webp")).toBe("/media/a.webp?until=14");
    expect(service("https://cdn.example.com/m/").media.url("a.webp")).toBe(
      "https://cdn.example.com/m/a.webp?until=14",
    );
    expect(service("https://cdn.example.com").media.url("a.webp")).toBe(
      "https://cdn.example.com/a.webp?until=14",
    );
  });

  it("stills are answered in the next larger width", () => {
    expect(service("/media").media.stillUrl("a.webp", 1000)).toBe("/media/a-1280.webp?until=14");
  });
});
