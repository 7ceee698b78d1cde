/** Identifies one attempt of an action, so that repeating it changes nothing more. */
export interface ActionKey {
  /** Idempotency key, unique per action. A new attempt, such as after a challenge, has a new one. */
  readonly idempotencyKey: string;
  /** Time left for calls; must be at least `CALL_TIMEOUT_MS`. Default: no limit. */
  readonly withinMs?: number;
}
