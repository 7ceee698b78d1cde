import { OPENINGS, type Opening } from "../pointer/openings";
import type { Walker } from "../pointer/walkers";
import { nameOf, type Screen } from "./screens";

/** What looks different for one kind of members than for another. */
const DIFFERS_BY_KIND = ["invitation to start the trial", "plans", "gift plans"];

/** What changes from second to second, by the name of the opening. */
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

/** A picture of everything somebody can open over a page. */
export const allOpened = (walker: Walker): readonly Screen[] =>
  OPENINGS.filter((one) => one.isFor(walker)).map(screenOf);

/** A picture of what their kind of members alone can open. */
export const ownOpened = (walker: Walker): readonly Screen[] =>
  OPENINGS.filter((one) => DIFFERS_BY_KIND.includes(one.name) && one.isFor(walker)).map(screenOf);
