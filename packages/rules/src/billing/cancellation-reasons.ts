/** Reasons to cancel. Has the same members as the GraphQL enum `CancellationReason`. */
export type CancellationReason =
  | "BETTER_CONTENT"
  | "MORE_CLASSES"
  | "AFFORDABLE_PLAN"
  | "NAVIGATE_EASILY"
  | "OTHER";

export interface SurveyReason {
  readonly reason: CancellationReason;
  readonly label: string;
  readonly followUp: string;
}

/** Reasons of the exit survey in their order. The specification words all but one follow-up. */
export const surveyReasons: readonly SurveyReason[] = [
  {
    reason: "BETTER_CONTENT",
    label: "content could be better",
    followUp: "how can we improve the content",
  },
  {
    reason: "MORE_CLASSES",
    label: "more classes to choose from",
    followUp: "specific style/teacher/level",
  },
  {
    reason: "AFFORDABLE_PLAN",
    label: "subscription could be more affordable",
    followUp: "what would be an affordable price",
  },
  {
    reason: "NAVIGATE_EASILY",
    label: "platform could be easier to navigate",
    followUp: "what was hard to find",
  },
  { reason: "OTHER", label: "Other", followUp: "please provide comments" },
];

export const FEEDBACK_MAX_LENGTH = 2_000;

/** Shown when a cancellation fails. Literal wording of the specification. */
export const CANCELLATION_FAILED =
  "There was an error processing your request. Please contact customer service";
