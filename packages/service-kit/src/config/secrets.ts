/** A secret under the name of its environment variable. */
export interface NamedSecret {
  readonly env: string;
  readonly value: string;
}

/** Below this many different characters, a text of some length was not made by chance. */
const FEW_CHARACTERS = 5;
const SOME_LENGTH = 12;
const REPEATED = /^(.+?)\1+$/s;

const repeatsItself = (text: string): boolean =>
  REPEATED.test(text) || (text.length >= SOME_LENGTH && new Set(text).size < FEW_CHARACTERS);

/** Returns why these secrets can be guessed, or open more than one door; one sentence for each. */
export function secretProblems(secrets: readonly NamedSecret[]): readonly string[] {
  return secrets.flatMap(({ env, value }, index) => {
    if (repeatsItself(value)) return [`${env} repeats itself: use a random secret`];
    const other = secrets.slice(0, index).find((earlier) => earlier.value === value);
    return other ? [`${env} has the value of ${other.env}: each needs its own`] : [];
  });
}
