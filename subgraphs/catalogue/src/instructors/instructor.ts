export interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly bio: string;
  readonly shortBio: string;
  /** Style names, main one first. */
  readonly stylesTaught: readonly string[];
  /** #RRGGBB, like `profileColor2`. */
  readonly profileColor1: string;
  readonly profileColor2: string;
  /** Relative to the media base URL, like `profileImagePath`. */
  readonly avatarImagePath: string;
  readonly profileImagePath: string;
}

/** Sort keys of the last teacher on the previous page. */
export interface InstructorKeyset {
  readonly name: string;
  readonly id: string;
}
