import type { RefusalEntry } from "@eightcount/service-kit/errors/refusal";

export const errors = {
  classNotFound: {
    code: "CLASS_NOT_FOUND",
    message: "This class does not exist or is no longer available.",
    field: "classId",
  },
  filmNotReady: {
    code: "FILM_NOT_READY",
    message: "This class is still being prepared. Please try again in a moment.",
    field: "classId",
  },
} as const satisfies Record<string, RefusalEntry>;
