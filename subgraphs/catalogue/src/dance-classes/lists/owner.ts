import type { DanceClass } from "../dance-class";

export type ClassOwner = "style" | "instructor" | "playlist";

export interface OwnerKey {
  readonly owner: ClassOwner;
  readonly id: string;
}

/** `position` is the place in a playlist, and 0 elsewhere. */
export interface OwnedClass {
  readonly danceClass: DanceClass;
  readonly position: number;
}

export type ClassRelation = "sameInstructor" | "similar";
