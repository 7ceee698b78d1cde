/** Names the seed of a run's random attacks. */
export const SEED_KEY = "EIGHTCOUNT_ATTACK_SEED";

const DAY_LENGTH = "2026-01-31".length;

/** The seed that the environment names, or the day's: a run can be repeated, and every day tries others. */
export function attackSeed(
  env: Readonly<Record<string, string | undefined>> = process.env,
  now = new Date(),
): number {
  const named = env[SEED_KEY];
  if (!named) return Number(now.toISOString().slice(0, DAY_LENGTH).replaceAll("-", ""));
  if (/^\d{1,15}$/.test(named)) return Number(named);
  throw new Error(`${SEED_KEY} is not a whole number: ${named}`);
}
