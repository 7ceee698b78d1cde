/** A member as the gateway hands one over, with what accounts knows of the questionnaire. */
export interface MemberReference {
  /** Relay id. */
  readonly id: string;
  readonly preferences?: MemberPreferences | null;
}

export interface MemberPreferences {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  /** Relay ids. */
  readonly styleIds: readonly string[];
}
