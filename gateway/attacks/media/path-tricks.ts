/** Ids of the class a viewer holds cookies for, and of another one. */
export interface Ids {
  readonly own: string;
  readonly other: string;
}

/** A path that may lead out of the own class's folder, and what is answered instead. */
export type PathTrick = readonly [status: 400 | 403 | 404, path: (ids: Ids) => string];

/** Ways up from the own folder into the other's. */
const UP = ["..", "%2e%2e", "%2E.", "./..", "%2e/..", "x/../.."];
const up: readonly PathTrick[] = UP.map((way) => [
  403,
  ({ own, other }) => `/media/classes/${own}/${way}/${other}/front.m3u8`,
]);

/** Spellings that only a decoder, or another system, takes for the way up. */
const LOOK_ALIKES = [
  "..%2f",
  "..%2F",
  "%2e%2e%2f",
  "%252e%252e/",
  "%252e%252e%252f",
  "%25%32%65%25%32%65/",
  "..%5c",
  "..%255c",
  "..../",
  "....//",
  ".../",
  "..;/",
  "..;/../",
  "..%00/",
  "%00/",
  "%c0%ae%c0%ae/",
  "%e0%80%ae%e0%80%ae/",
  "%uff0e%uff0e/",
  "%ef%bc%8e%ef%bc%8e/",
  "~/",
  "/",
];
const lookAlikes: readonly PathTrick[] = LOOK_ALIKES.map((way) => [
  404,
  ({ own, other }) => `/media/classes/${own}/${way}${other}/front.m3u8`,
]);

/** Into the own folder, by a way that starts in the other's. */
const down: readonly PathTrick[] = [
  [404, ({ own, other }) => `/media/classes/${other}/../${own}/front.m3u8`],
  [404, ({ own, other }) => `/media/classes/${other}/%2e%2e/${own}/front.m3u8`],
  [404, ({ own, other }) => `/media/classes/${other}/front.m3u8/../../${own}/front.m3u8`],
  [404, ({ own, other }) => `/media/classes/${other}\\..\\${own}\\front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${other}%2f..%2f${own}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${own}%2f..%2f${other}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${other}/front.m3u8?/media/classes/${own}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${other}/front.m3u8?x=../${own}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${other}/front.m3u8;/../${own}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${own}?/../${other}/front.m3u8`],
  [403, ({ own, other }) => `/media/classes/${own}${other}/front.m3u8`],
  [403, ({ own }) => `/media/classes/${own.toUpperCase()}/front.m3u8`],
  [403, ({ own }) => `/media/Classes/${own}/front.m3u8`],
  [403, ({ own }) => `/media/classes//${own}/front.m3u8`],
  [403, ({ own }) => `/media//classes/${own}/front.m3u8`],
  [404, ({ own }) => `/media/./classes/${own}/front.m3u8`],
];

/** Files beside the films, and outside their folder. */
const files: readonly PathTrick[] = [
  [404, ({ own }) => `/media/classes/${own}/`],
  [404, ({ own }) => `/media/classes/${own}/front.m3u8/`],
  [404, ({ own }) => `/media/classes/${own}/front.m3u8%00`],
  [404, ({ own }) => `/media/classes/${own}/front.m3u8%00.webp`],
  [404, ({ own }) => `/media/classes/${own}/front.m3u8~`],
  [404, ({ own }) => `/media/classes/${own}/.front.m3u8`],
  [404, ({ own }) => `/media/classes/${own}/film/heels-1/front/1.m4s`],
  [404, ({ own }) => `/media/classes/${own}/film/hip-hop-2-0000000000/../../keys.json`],
  [404, ({ own }) => `/media/classes/${own}/${"a".repeat(4_000)}`],
  [403, ({ own }) => `/media/classes/${own}/../../../keys/keys.json`],
  [403, () => "/media/films/hip-hop-2/front.m3u8"],
  [403, () => "/media/../keys/keys.json"],
  [403, () => "/media/%2e%2e/keys/keys.json"],
  [403, () => "/media/classes"],
  [403, () => "/media/images/classes/nothing.webp"],
];

/** What a path could be twisted into, at the edge and at the media origin. */
export const pathTricks: readonly PathTrick[] = [...up, ...lookAlikes, ...down, ...files];
