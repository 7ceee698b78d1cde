import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { keysOf, limits } from "./billing-limits";

/** Keeps coupons and gift cards from being guessed: wrong codes count, right ones do not. */
export class CodeGuessService {
  constructor(private readonly attempts: AttemptLimits) {}

  /**
   * Tries codes for a viewer; null, and nothing is tried, after too many wrong ones. A try that
   * fails because the provider is away does not count.
   */
  async attempt<T>(
    viewer: Viewer,
    tryCodes: () => Promise<T>,
    isWrong: (answer: T) => boolean,
  ): Promise<T | null> {
    const keys = keysOf(viewer, limits.guesses);
    if (!(await this.attempts.take(keys))) return null;
    let wasWrong = false;
    try {
      const answer = await tryCodes();
      wasWrong = isWrong(answer);
      return answer;
    } finally {
      if (!wasWrong) await this.attempts.giveBack(keys);
    }
  }
}
