export interface NamedSecret {
  readonly env: string;
  readonly value: string;
}

/** A text of at least `MIN_CHECKED_LENGTH` characters with fewer different ones is not random. */
const MIN_DISTINCT_CHARACTERS = 5;
const MIN_CHECKED_LENGTH = 12;
const REPEATED = /^(.+?)\1+$/s;

const isGuessable = (text: string): boolean =>
  REPEATED.test(text) ||
  (text.length >= MIN_CHECKED_LENGTH && new Set(text).size < MIN_DISTINCT_CHARACTERS);

/** Returns one sentence for each secret that is guessable or shares its value with another. */
export function secretProblems(secrets: readonly NamedSecret[]): readonly string[] {
  return secrets.flatMap(({ env, value }, index) => {
    if (isGuessable(value)) return [`${env} is a repeated pattern; use a random secret`];
    const other = secrets.slice(0, index).find((earlier) => earlier.value === value);
    return other
      ? [`${env} has the same value as ${other.env}; use a different secret for each`]
      : [];
  });
}
