/** How a member can act on the player, as its events are called. */
export const PLAYER_ACTION_TYPES = [
  "buttonClick",
  "buttonTouch",
  "sliderClick",
  "keyboardKeyPress",
  "screenClick",
  "timeStamp",
] as const;

/** Seconds a hover preview was watched, for one class. */
export const PREVIEW_EVENT = "thumbnail-preview";
/** Seconds a class was watched on its page. */
export const VIEWING_TIME_EVENT = "viewing-time";
/** A sign-up was confirmed: what advertising calls a conversion. */
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

/** What the engagement service hears about a member. */
export const CUSTOMER_ACTIVITIES = [
  "CLASS_VIEWED",
  "ALL_PLAYLISTS_VIEWED",
  "PLAYLIST_VIEWED",
] as const;

export type CustomerActivity = (typeof CUSTOMER_ACTIVITIES)[number];

/** Entries of all kinds one batch may carry. */
export const BATCH_MAX_ENTRIES = 50;
/** Characters all texts of one batch may have together: well below the door's body limit. */
export const BATCH_MAX_CHARACTERS = 24_000;
/** Characters of one event's details, and of the landing address's parameters, as JSON. */
export const DETAILS_MAX_LENGTH = 2_048;
/** Characters of a page's path that are kept. */
export const PAGE_MAX_LENGTH = 512;

/** A page by its path alone: what was searched for or clicked on the way stays out. */
export function pageOf(path: string): string {
  return (path.split(/[?#]/)[0] ?? "").slice(0, PAGE_MAX_LENGTH);
}
