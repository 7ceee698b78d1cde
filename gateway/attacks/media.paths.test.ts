import { edgeTarget } from "@eightcount/local-stack/edge/paths";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { respondedWith } from "./evidence/evidence";
import { type HttpOutcome, sendHttp } from "./http/send-http";
import { cookiesOf } from "./media/media-signatures";
import { pathTricks } from "./media/path-tricks";
import { openFilm, otherClass, ownClass, type Viewer } from "./media/viewer";

const IDS = { own: ownClass, other: otherClass };
const WAYS = [
  ["the edge", () => journeyStack().site],
  ["the media origin", () => journeyStack().sandbox],
] as const;

let viewer: Viewer;
beforeAll(async () => {
  viewer = await openFilm(ownClass);
});

const get = (origin: string, path: string, more: Readonly<Record<string, string>> = {}) =>
  sendHttp(origin, { path, headers: { cookie: cookiesOf(viewer.cookies), ...more } });

const shortened = (path: string) =>
  path.replaceAll(ownClass, "<own>").replaceAll(otherClass, "<other>").slice(0, 100);

const tricks: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  pathTricks.map(([status, pathOf]) => ({
    name: `${shortened(pathOf(IDS))} at ${way}`,
    attempt: () => get(origin(), pathOf(IDS)),
    answer: {
      status,
      text: expect.stringMatching(/^[A-Z][a-z :]+\.\n$/),
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    },
    recorded: respondedWith("sandbox", status),
  })),
);

/** Addresses that are not below /media, however much they look it. */
const BESIDE = ["//media/classes", "/MEDIA/classes", "/media%2fclasses", "/mediax/classes"];
const beside: Attack<HttpOutcome>[] = BESIDE.map((folder) => ({
  name: `${folder}, which is a page of the product's`,
  attempt: () => get(journeyStack().site, `${folder}/${ownClass}/front.m3u8`),
  answer: { status: 404, headers: expect.not.objectContaining({ "accept-ranges": "bytes" }) },
  recorded: respondedWith(edgeTarget(folder), 404),
}));

const METHODS = ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"];
const methods: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  METHODS.map((method) => ({
    name: `${method} of a stream at ${way}`,
    attempt: () =>
      sendHttp(origin(), {
        method,
        path: viewer.stream,
        headers: { cookie: cookiesOf(viewer.cookies), "x-http-method-override": "GET" },
      }),
    answer: { status: 405, text: "Media is read-only.\n" },
    recorded: respondedWith("sandbox", 405),
  })),
);

const ALL = { status: 200 };
const PART = { status: 206 };
const NONE = { status: 416, text: "The range lies outside the file.\n" };
const thousand = `bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-${index}`).join(",")}`;

const apart = `bytes=${Array.from({ length: 200 }, (_, index) => `${index * 2}-${index * 2}`).join(",")}`;

type Range = readonly [name: string, range: string, answer: { readonly status: number }];

/** A range may be wrong or greedy: at most the file is sent, and once. */
const RANGES: readonly Range[] = [
  ["a thousand ranges", thousand, PART],
  ["a thousand times the whole", `bytes=${Array(1_000).fill("0-").join(",")}`, PART],
  ["two hundred ranges apart", apart, ALL],
  ["an end before the start", "bytes=9-1", NONE],
  ["a start past the end", "bytes=99999999999-", NONE],
  ["a start past all numbers", `bytes=${"9".repeat(400)}-`, NONE],
  ["a negative start", "bytes=--1", ALL],
  ["more from the end than there is", "bytes=-99999999999", NONE],
  ["letters", "bytes=a-b", ALL],
  ["another unit", "lines=0-1", ALL],
  ["no unit", "0-1", ALL],
];

/** As long as the film's list is, and not longer. */
const ranges: Attack<HttpOutcome & { readonly isLonger: boolean }>[] = WAYS.flatMap(
  ([way, origin]) =>
    RANGES.map(([name, range, answer]) => ({
      name: `${name} of a stream at ${way}`,
      attempt: async () => {
        const whole = await get(origin(), viewer.stream);
        const part = await get(origin(), viewer.stream, { range });
        return { ...part, isLonger: part.text.length > whole.text.length };
      },
      answer: { ...answer, isLonger: false },
      recorded: respondedWith("sandbox", answer.status),
    })),
);

const withoutCookies: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  ["bytes=0-0", thousand].map((range) => ({
    name: `${range.slice(0, 12)} of a stream at ${way} without cookies`,
    attempt: () => sendHttp(origin(), { path: viewer.stream, headers: { range } }),
    answer: { status: 403, text: "No signature in the address or cookies.\n" },
    recorded: respondedWith("sandbox", 403),
  })),
);

describeAttacks<HttpOutcome>("paths, methods, and ranges of films", [
  ...tricks,
  ...beside,
  ...methods,
  ...ranges,
  ...withoutCookies,
]);
