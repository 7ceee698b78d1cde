import type { RefusalEntry } from "@eightcount/service-kit/errors/refusal";

const failed = "An error has occurred!";

export const errors = {
  classNotFound: {
    code: "CLASS_NOT_FOUND",
    message: "This class does not exist or is no longer available.",
    field: "classId",
  },
  classRecordNotFound: {
    code: "CLASS_RECORD_NOT_FOUND",
    message: "You haven't started this class yet.",
    field: "classRecordId",
  },
  feedback: {
    unknownClass: { code: "INVALID_PARAMETER", message: failed, field: "classId" },
    invalidDifficulty: { code: "INVALID_PARAMETER", message: failed, field: "difficulty" },
    invalidRating: { code: "INVALID_PARAMETER", message: failed, field: "rating" },
    commentsTooLong: { code: "INVALID_PARAMETER", message: failed, field: "comments" },
    limitExceeded: { code: "LIMIT_EXCEEDED", message: failed },
  },
  invalidPlaybackSession: {
    code: "INVALID_PLAYBACK_SESSION",
    message: "The playback session must be a UUID and its sequence must not be negative.",
    field: "playbackSessionId",
  },
  tooManyPlaybackSessions: {
    code: "PLAYBACK_LIMIT_EXCEEDED",
    message:
      "You've opened more classes today than we can keep track of. Please try again tomorrow.",
    field: "playbackSessionId",
  },
  progressQueueFull: {
    code: "PROGRESS_QUEUE_FULL",
    message: "We couldn't save your progress. We'll try again in a moment.",
  },
  stream: {
    invalid: { code: "INVALID_STREAM", message: failed, field: "streamId" },
    invalidStopping: { code: "INVALID_STREAM", message: failed, field: "stopping" },
    limitExceeded: {
      code: "LIMIT_EXCEEDED",
      message: "You've pressed Play too many times. Please wait a minute.",
    },
  },
  savedClassNotFound: {
    code: "SAVED_CLASS_NOT_FOUND",
    message: "This class isn't on your saved list.",
    field: "savedClassId",
  },
} as const satisfies Record<string, RefusalEntry | Record<string, RefusalEntry>>;
