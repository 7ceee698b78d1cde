import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import type { MediaSigning } from "../providers/media-signing/media-signing.provider";
import { mediaAddress } from "./media-address.rules";
import { MediaUrlService } from "./media-url.service";

const HOUR_MS = 3_600_000;

function service(baseUrl: string) {
  const signed: string[] = [];
  let now = new Date("2026-11-20T12:10:00Z");
  const signing: MediaSigning = {
    signUrl: (url, expiresAt) => {
      signed.push(url);
      return `${url}?until=${expiresAt.toISOString().slice(0, 10)}`;
    },
    signFolder: () => [],
  };
  const address = mediaAddress(baseUrl, "https://eightcount.test");
  const media = new MediaUrlService(signing, address, () => now);
  return {
    media,
    signed,
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR_MS);
    },
  };
}

describe("media addresses", () => {
  it("API-CAT-07 all viewers share one signature per file and day", () => {
    const { media, signed, pass } = service("/media");
    const addresses = Array.from({ length: 48 }, () => {
      pass(1);
      return media.url("images/a.webp");
    });
    expect(new Set(signed)).toEqual(new Set(["https://eightcount.test/media/images/a.webp"]));
    expect(signed).toHaveLength(3);
    expect(new Set(addresses).size).toBe(3);
  });

  it("hits and misses are counted, without paths", async () => {
    const metrics = collectMetrics();
    const { media, pass } = service("/media");
    media.url("a.webp");
    media.url("a.webp");
    pass(48);
    media.url("a.webp");
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "media-urls", cacheResult });
    expect([await lookups("hit"), await lookups("miss")]).toEqual([1, 2]);
    expect(await metrics.labels()).not.toContain("webp");
    metrics.stop();
  });

  it("recently used URLs are cached, others are signed again", () => {
    const { media, signed } = service("/media");
    media.url("kept.webp");
    media.url("dropped.webp");
    for (let number = 0; number < 19_999; number += 1) {
      media.url("kept.webp");
      media.url(`${number}.webp`);
    }
    const before = signed.length;
    media.url("kept.webp");
    expect(signed).toHaveLength(before);
    media.url("dropped.webp");
    expect(signed).toHaveLength(before + 1);
  });

  it("a relative base stays relative, another origin precedes the signed path", () => {
    expect(service("/media").media.url("a.webp")).toMatch(/^\/media\/a\.webp\?until=/);
    expect(service("https://cdn.example.com/m/").media.url("a.webp")).toContain(
      "https://cdn.example.com/m/a.webp?",
    );
    expect(service("https://cdn.example.com").media.url("a.webp")).toContain(
      "https://cdn.example.com/a.webp?",
    );
  });

  it("stills come in the next larger width", () => {
    expect(service("/media").media.stillUrl("a.webp", 1000)).toContain("/media/a-1280.webp?");
  });
});
