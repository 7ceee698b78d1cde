import type { Dice } from "./dice";
import { malformedBodies } from "./malformed-bodies";
import { malformedHeads } from "./malformed-heads";
import type { Target } from "./request-text";

/** A kind of request that no client of ours sends; the dice decides the details. */
export type Kind = (target: Target, dice: Dice) => Buffer;

export const kinds: Readonly<Record<string, Kind>> = { ...malformedHeads, ...malformedBodies };

/** One malformed request of a random kind. */
export function malformed(target: Target, dice: Dice): readonly [kind: string, bytes: Buffer] {
  const kind = dice.pick(Object.keys(kinds));
  return [kind, (kinds[kind] as Kind)(target, dice)];
}
