import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { keysOf, limits } from "./billing-limits";

/** Limits guessing of coupons and gift cards. Only invalid codes count. */
export class CodeGuessService {
  constructor(private readonly attemptLimits: AttemptLimits) {}

  /** Returns null without calling `tryCodes` after too many invalid codes. */
  async attempt<T>(
    viewer: Viewer,
    tryCodes: () => Promise<T>,
    isWrong: (answer: T) => boolean,
  ): Promise<T | null> {
    const keys = keysOf(viewer, limits.guesses);
    if (!(await this.attemptLimits.take(keys))) return null;
    let wasWrong = false;
    try {
      const answer = await tryCodes();
      wasWrong = isWrong(answer);
      return answer;
    } finally {
      if (!wasWrong) await this.attemptLimits.refund(keys);
    }
  }
}
