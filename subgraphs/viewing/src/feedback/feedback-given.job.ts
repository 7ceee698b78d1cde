import { feedbackGiven } from "@eightcount/contracts/events/feedback-given";
import { consume } from "@eightcount/service-kit/events/consume";
import type { FeedbackService } from "./feedback.service";

export const feedbackGivenJob = (feedback: FeedbackService) =>
  consume(feedbackGiven, ({ payload: { firstGivenAt, givenAt, ...given } }) =>
    feedback.acceptGiven(given, { firstGivenAt, givenAt }),
  );
