/** A teacher who may be seen. */
export interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly bio: string;
  readonly shortBio: string;
  /** Names of styles, main one first. */
  readonly stylesTaught: readonly string[];
  /** #RRGGBB. */
  readonly profileColor1: string;
  /** #RRGGBB. */
  readonly profileColor2: string;
  /** Below the media address. */
  readonly avatarImagePath: string;
  /** Below the media address. */
  readonly profileImagePath: string;
}

/** Where a page of teachers continues: by name, then id. */
export interface InstructorKeyset {
  readonly name: string;
  readonly id: string;
}
