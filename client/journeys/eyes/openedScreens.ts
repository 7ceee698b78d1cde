import { OPENINGS, type Opening } from "../pointer/openings";
import type { Walker } from "../pointer/walkers";
import { nameOf, type Screen } from "./screens";

/** Openings that differ between kinds of members. */
const DIFFERS_BY_KIND = ["invitation to start the trial", "plans", "gift plans"];

/** Selectors of parts that change every second, by the name of the opening. */
const MASKS: Readonly<Record<string, readonly string[]>> = {
  "question before leaving": ["dialog[open] p"],
};

const screenOf = ({ name, at, layout, open, close }: Opening): Screen => ({
  name: `${nameOf(at)}-${nameOf(name)}`,
  at,
  act: open,
  masks: MASKS[name] ?? [],
  ...(layout && { layout }),
  ...(close && { undo: close }),
});

/** Pictures of everything that opens over a page. */
export const allOpened = (walker: Walker): readonly Screen[] =>
  OPENINGS.filter((one) => one.isFor(walker)).map(screenOf);

/** Pictures of what only this kind of member can open. */
export const ownOpened = (walker: Walker): readonly Screen[] =>
  OPENINGS.filter((one) => DIFFERS_BY_KIND.includes(one.name) && one.isFor(walker)).map(screenOf);
