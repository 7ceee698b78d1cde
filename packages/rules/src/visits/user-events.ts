export const PLAYER_ACTION_TYPES = [
  "buttonClick",
  "buttonTouch",
  "sliderClick",
  "keyboardKeyPress",
  "screenClick",
  "timeStamp",
] as const;

/** Reports the seconds a class's hover preview was watched. */
export const PREVIEW_EVENT = "thumbnail-preview";
/** Reports the seconds a class was watched on its page. */
export const VIEWING_TIME_EVENT = "viewing-time";
/** Reports a confirmed sign-up, which advertising counts as a conversion. */
export const START_TRIAL_EVENT = "StartTrial";

export const USER_EVENT_TYPES = [
  ...PLAYER_ACTION_TYPES,
  PREVIEW_EVENT,
  VIEWING_TIME_EVENT,
  START_TRIAL_EVENT,
] as const;

export type UserEventType = (typeof USER_EVENT_TYPES)[number];

export function isUserEventType(type: string): type is UserEventType {
  return (USER_EVENT_TYPES as readonly string[]).includes(type);
}

/** Sent to the engagement service. */
export const CUSTOMER_ACTIVITIES = [
  "CLASS_VIEWED",
  "ALL_PLAYLISTS_VIEWED",
  "PLAYLIST_VIEWED",
] as const;

export type CustomerActivity = (typeof CUSTOMER_ACTIVITIES)[number];

export const BATCH_MAX_ENTRIES = 50;
/** Length of one batch as JSON, well below the gateway's limit for request bodies. */
export const BATCH_MAX_CHARACTERS = 24_000;
/** Length of one event's details, or of the landing URL's parameters, as JSON. */
export const DETAILS_MAX_LENGTH = 2_048;
export const PAGE_MAX_LENGTH = 512;

/** Drops query and fragment, which may reveal searches or clicks. */
export function pageOf(path: string): string {
  return (path.split(/[?#]/)[0] ?? "").slice(0, PAGE_MAX_LENGTH);
}
