import { fromGlobalId, isUuid } from "@eightcount/service-kit/relay/global-id";

/** Accepts a row id, as in `/class/{classId}`, or a Relay id. Returns null for anything else. */
export function classIdOf(given: string): string | null {
  return isUuid(given) ? given.toLowerCase() : fromGlobalId(given, "DanceClass");
}
