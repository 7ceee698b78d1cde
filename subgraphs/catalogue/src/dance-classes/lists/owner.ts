import type { DanceClass } from "../dance-class";

/** What a list of classes can belong to. */
export type ClassOwner = "style" | "instructor" | "playlist";

/** One style, teacher or playlist. */
export interface OwnerKey {
  readonly owner: ClassOwner;
  readonly id: string;
}

/** A class in one owner's list; position is its place in a playlist, 0 elsewhere. */
export interface OwnedClass {
  readonly danceClass: DanceClass;
  readonly position: number;
}

/** Which neighbours of a class: its teacher's others, or those of its style and level. */
export type ClassRelation = "sameInstructor" | "similar";
