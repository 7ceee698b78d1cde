/** So many attempts in so many seconds, counted for one key. */
export interface AttemptLimit {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** One limit applied to one key, such as an e-mail or a client address. */
export interface CountedKey {
  readonly limit: AttemptLimit;
  readonly key: string;
}
