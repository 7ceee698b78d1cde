import { parseArgs } from "node:util";

export interface LoadSizes {
  readonly classes: number;
  readonly members: number;
  /** Positions in classes, spread evenly over the members. */
  readonly progress: number;
}

export const STANDARD_SIZES: LoadSizes = {
  classes: 100_000,
  members: 100_000,
  progress: 1_000_000,
};

/** No generated rows. */
const NONE: LoadSizes = { classes: 0, members: 0, progress: 0 };

export const isNone = (sizes: LoadSizes): boolean =>
  Object.values(sizes).every((size) => size === 0);

/**
 * @throws Error if a size is not a whole number above 0, unless all are 0, or if members would need
 * more classes.
 */
export function checkSizes(sizes: LoadSizes): void {
  if (isNone(sizes)) return;
  for (const [name, size] of Object.entries(sizes)) {
    if (!Number.isInteger(size) || size < 1) throw new Error(`${name} must be a number above 0.`);
  }
  const { classes, members, progress } = sizes;
  if (progress > classes * members) {
    throw new Error("There are fewer pairs of member and class than positions.");
  }
}

/**
 * Without classes there are no generated rows at all.
 * @throws Error with the usage of the program for unknown arguments.
 */
export function readSizes(args: readonly string[], program: string): LoadSizes {
  const string = { type: "string" } as const;
  try {
    const options = { classes: string, members: string, progress: string };
    const { values } = parseArgs({ args: [...args], options });
    const given = Object.entries(values).map(([name, value]) => [
      name,
      Number(value || Number.NaN),
    ]);
    const sizes = Object.fromEntries(given) as Partial<LoadSizes>;
    return { ...(sizes.classes === 0 ? NONE : STANDARD_SIZES), ...sizes };
  } catch {
    throw new Error(`usage: ${program} [--classes N] [--members N] [--progress N]`);
  }
}
