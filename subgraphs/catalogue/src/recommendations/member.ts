/** A reference from the gateway, with the questionnaire's answers from accounts. */
export interface MemberReference {
  readonly id: string;
  readonly preferences?: MemberPreferences | null;
}

export interface MemberPreferences {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  /** Relay ids. */
  readonly styleIds: readonly string[];
}
