import { malformedBodies } from "./malformed-bodies";
import { malformedHeads } from "./malformed-heads";
import type { Kind, Target } from "./request-text";
import type { SeededRandom } from "./seeded-random";

/** All kinds of malformed requests, by name. */
export const kinds: Readonly<Record<string, Kind>> = { ...malformedHeads, ...malformedBodies };

/** Returns a malformed request of a random kind. */
export function malformed(
  target: Target,
  random: SeededRandom,
): readonly [kind: string, bytes: Buffer] {
  const kind = random.pick(Object.keys(kinds));
  return [kind, (kinds[kind] as Kind)(target, random)];
}
