export interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly bio: string;
  readonly shortBio: string;
  /** Style names, main one first. */
  readonly stylesTaught: readonly string[];
  readonly profileColor1: string;
  readonly profileColor2: string;
  /** Relative to the media base URL, like `profileImagePath`. */
  readonly avatarImagePath: string;
  readonly profileImagePath: string;
}

export interface InstructorKeyset {
  readonly name: string;
  readonly id: string;
}
