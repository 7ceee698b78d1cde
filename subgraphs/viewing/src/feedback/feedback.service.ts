import { COMMENTS_MAX_LENGTH, isDifficulty } from "@eightcount/rules/watching/difficulty-survey";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { perDay } from "@eightcount/service-kit/limits/attempt-limit";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { owns, requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ClassFactService } from "../class-facts/class-fact.service";
import { classIdOf } from "../dance-classes/class-id";
import { errors } from "../errors";
import type { ClassFeedback, FeedbackRepository, FeedbackTimes } from "./feedback.repository";

export interface FeedbackForm {
  readonly classId: string;
  readonly difficulty: number;
  readonly rating?: number | null;
  readonly comments?: string | null;
}

/** Ratings per member and day, including those that replace an earlier one. */
const RATINGS = perDay("ratings", 100);

export interface FeedbackServiceOptions {
  readonly feedback: FeedbackRepository;
  readonly facts: Pick<ClassFactService, "find">;
  readonly attempts: Pick<AttemptLimits, "take">;
  readonly clock: Clock;
}

export class FeedbackService {
  constructor(private readonly options: FeedbackServiceOptions) {}

  async rate(viewer: Viewer, form: FeedbackForm): Promise<ClassFeedback | Refusal> {
    const memberId = requireEntitled(viewer);
    const { feedback, facts, attempts, clock } = this.options;
    const classId = classIdOf(form.classId);
    const fact = classId && (await facts.find(classId));
    if (!fact) return refuse(errors.feedback.unknownClass);
    const { difficulty, rating = null } = form;
    if (!isDifficulty(difficulty)) return refuse(errors.feedback.invalidDifficulty);
    if (rating !== null && !isDifficulty(rating)) return refuse(errors.feedback.invalidRating);
    const comments = form.comments?.replaceAll("\0", "").trim() || null;
    if (comments !== null && comments.length > COMMENTS_MAX_LENGTH) {
      return refuse(errors.feedback.commentsTooLong);
    }
    if (!(await attempts.take([{ limit: RATINGS, key: memberId }]))) {
      return refuse(errors.feedback.limitExceeded);
    }
    const given = { memberId, classId: fact.classId, difficulty, rating, comments };
    await feedback.save(given, clock());
    return given;
  }

  /** Stores a rating that accounts received. Idempotent, and never replaces a newer rating. */
  async acceptGiven(given: ClassFeedback, times: FeedbackTimes): Promise<void> {
    await this.options.feedback.saveIfNewer(given, times);
  }

  async given(viewer: Viewer, memberId: string, classId: string): Promise<ClassFeedback | null> {
    const rowId = classIdOf(classId);
    if (!owns(viewer, memberId) || rowId === null) return null;
    return this.options.feedback.find(memberId, rowId);
  }
}
