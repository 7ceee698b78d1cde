import { COMMENTS_MAX_LENGTH, isDifficulty } from "@eightcount/rules/watching/difficulty-survey";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { fromGlobalId, isUuid } from "@eightcount/service-kit/relay/global-id";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { limits } from "../limits/accounts-limits";
import type { ClassFeedback, FeedbackRepository } from "./feedback.repository";

export interface FeedbackForm {
  readonly classId: string;
  readonly difficulty: number;
  readonly rating?: number | null;
  readonly comments?: string | null;
}

/** Accounts cannot check that a class exists, so a limit bounds the ids a member can make up. */
export class FeedbackService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly attempts: AttemptLimits,
  ) {}

  async rate(viewer: Viewer, form: FeedbackForm): Promise<ClassFeedback | Refusal> {
    const memberId = requireEntitled(viewer);
    const classId = classIdOf(form.classId);
    if (classId === null) return refuse(errors.feedback.unknownClass);
    const { difficulty, rating = null } = form;
    if (!isDifficulty(difficulty)) return refuse(errors.feedback.invalidDifficulty);
    if (rating !== null && !isDifficulty(rating)) return refuse(errors.feedback.invalidRating);
    const comments = form.comments?.replaceAll("\0", "").trim() || null;
    if (comments !== null && comments.length > COMMENTS_MAX_LENGTH) {
      return refuse(errors.feedback.commentsTooLong);
    }
    if (!(await this.attempts.take([{ limit: limits.ratings, key: memberId }]))) {
      return refuse(errors.feedback.limitExceeded);
    }
    const given = { memberId, classId, difficulty, rating, comments };
    await this.feedback.save(given);
    return given;
  }

  async given(viewer: Viewer, memberId: string, classId: string): Promise<ClassFeedback | null> {
    const rowId = classIdOf(classId);
    if (viewer.memberId !== memberId || rowId === null) return null;
    return this.feedback.find(memberId, rowId);
  }
}

const classIdOf = (given: string): string | null =>
  isUuid(given) ? given.toLowerCase() : fromGlobalId(given, "DanceClass");
