import { canMerge, type ProgressUpdate } from "./progress.rules";

const update = (change: Partial<ProgressUpdate>): ProgressUpdate => ({
  memberId: "m",
  classId: "c",
  sessionId: "s",
  sequence: 1,
  positionSeconds: 10,
  isPlaying: true,
  hasPlayed: true,
  reached: "NOT_INITIATED",
  dancedSeconds: 0,
  startsOver: false,
  origin: null,
  ...change,
});

/** One of the two comes from a player that may not have reached its resume point yet. */
it.each([
  ["14 and 15 s danced", { dancedSeconds: 14 }, { dancedSeconds: 15 }, false],
  ["15 and 16 s danced", { dancedSeconds: 15 }, { dancedSeconds: 16 }, true],
  ["13 and 14 s danced", { dancedSeconds: 13 }, { dancedSeconds: 14 }, true],
  ["the 15th and the 16th second", { positionSeconds: 15 }, { positionSeconds: 16 }, false],
  ["the 16th and the 17th second", { positionSeconds: 16 }, { positionSeconds: 17 }, true],
])("updates merge unless only one is settling in: %s", (_, waiting, next, merges) => {
  expect(canMerge(update(waiting), update({ ...next, sequence: 2 }))).toBe(merges);
});

/** An update that never played keeps the stored position, so a merge would lose a position that counts. */
it.each([
  ["both paused before playing", { hasPlayed: false }, { hasPlayed: false }, true],
  ["only the first had played", { hasPlayed: true }, { hasPlayed: false }, false],
])("updates of paused players merge if they saved as much: %s", (_, waiting, next, merges) => {
  const paused = { isPlaying: false, positionSeconds: 30 };
  expect(canMerge(update({ ...paused, ...waiting }), update({ ...paused, ...next }))).toBe(merges);
});
