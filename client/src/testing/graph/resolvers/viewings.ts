import { resumeAtSeconds } from "@eightcount/rules/watching/viewing-status";
import { graphError } from "../execution/errors";
import { globalId } from "../ids";
import type { ClassRow } from "../world/catalogueRows";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";

/** Returns the signed-in member; throws for a visitor. */
export function memberOf({ viewer }: World): MemberRow {
  if (!viewer) throw graphError("UNAUTHENTICATED");
  return viewer;
}

/** Returns the signed-in member who may watch; throws for anyone else. */
export function entitledMember(world: World): MemberRow {
  const member = memberOf(world);
  if (member.groups.length === 0) throw graphError("FORBIDDEN");
  return member;
}

/** The viewer's progress in a class, null for a visitor. */
export function progressOf({ viewer }: World, { key, lengthSeconds }: ClassRow) {
  if (!viewer) return null;
  const record = viewer.records.find(({ classKey }) => classKey === key);
  if (!record) {
    return {
      status: "NOT_INITIATED",
      lastViewedSeconds: 0,
      resumeAtSeconds: 0,
      updatedAt: null,
    };
  }
  const { status, lastViewedSeconds, updatedAt } = record;
  return {
    status,
    lastViewedSeconds,
    resumeAtSeconds: resumeAtSeconds(lastViewedSeconds, lengthSeconds),
    updatedAt,
  };
}

/** Global id of the viewer's saved-class record, null if the class is not saved. */
export function savedClassIdOf({ viewer }: World, { key }: ClassRow): string | null {
  const saved = viewer?.saved.find(({ classKey }) => classKey === key);
  return saved ? globalId("SavedClass", saved.key) : null;
}
