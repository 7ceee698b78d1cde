export const SEED_KEY = "EIGHTCOUNT_ATTACK_SEED";

const DAY_LENGTH = "2026-01-31".length;

/** By default the day's seed, so that every day tries others and a run can be repeated. */
export function attackSeed(
  env: Readonly<Record<string, string | undefined>> = process.env,
  now = new Date(),
): number {
  const named = env[SEED_KEY];
  if (!named) return Number(now.toISOString().slice(0, DAY_LENGTH).replaceAll("-", ""));
  if (/^\d{1,15}$/.test(named)) return Number(named);
  throw new Error(`${SEED_KEY} is not a whole number: ${named}`);
}
