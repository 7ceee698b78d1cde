import { isValidPassword, passwordsMatch } from "@eightcount/rules/people/password";

export interface PasswordDraft {
  readonly current: string;
  readonly replacement: string;
  readonly retyped: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordDraft, string>>;

export const EMPTY_DRAFT: PasswordDraft = { current: "", replacement: "", retyped: "" };
const CURRENT_MISSING = "Enter your current password.";
const MISMATCH = "The passwords don’t match.";

const isUntouched = (draft: PasswordDraft): boolean =>
  Object.values(draft).every((text) => text === "");

/** Marks the repetition as soon as no further character can make it match. */
export const mismatchWhileTyping = ({ replacement, retyped }: PasswordDraft): PasswordErrors =>
  replacement.startsWith(retyped) ? {} : { retyped: MISMATCH };

/** Reasons not to send the draft, by field. An untouched form starts with its first field. */
export function passwordErrors(draft: PasswordDraft): PasswordErrors {
  if (isUntouched(draft)) return { current: CURRENT_MISSING };
  const { current, replacement, retyped } = draft;
  return {
    ...(current === "" && { current: CURRENT_MISSING }),
    ...(!isValidPassword(replacement) && {
      replacement:
        replacement === "" ? "Enter a new password." : "Your new password must meet every rule.",
    }),
    ...(!passwordsMatch(replacement, retyped) && { retyped: MISMATCH }),
    ...(retyped === "" && { retyped: "Retype your new password." }),
  };
}
