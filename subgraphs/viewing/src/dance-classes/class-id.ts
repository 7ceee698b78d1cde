import { fromGlobalId, isUuid } from "@eightcount/service-kit/relay/global-id";

/** The row id a client means by a class id, plain (`/class/{classId}`) or Relay's; else null. */
export function classIdOf(given: string): string | null {
  return isUuid(given) ? given.toLowerCase() : fromGlobalId(given, "DanceClass");
}
