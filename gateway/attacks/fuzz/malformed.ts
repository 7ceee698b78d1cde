import type { Dice } from "./dice";
import { malformedBodies } from "./malformed-bodies";
import { malformedHeads } from "./malformed-heads";
import type { Kind, Target } from "./request-text";

/** Every kind of malformed request, by name. */
export const kinds: Readonly<Record<string, Kind>> = { ...malformedHeads, ...malformedBodies };

/** One malformed request of a random kind. */
export function malformed(target: Target, dice: Dice): readonly [kind: string, bytes: Buffer] {
  const kind = dice.pick(Object.keys(kinds));
  return [kind, (kinds[kind] as Kind)(target, dice)];
}
