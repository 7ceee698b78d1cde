/** The shortest password a member may choose, in characters. */
export const PASSWORD_MIN_LENGTH = 8;
/** The longest one a form or the server accepts; it only keeps hashing affordable. */
export const PASSWORD_MAX_LENGTH = 256;
/** The special characters that satisfy the last rule. */
export const PASSWORD_SPECIALS = "-+_!@#$%^&*.,?";

export type PasswordRuleId = "length" | "lowercase" | "uppercase" | "digit" | "special";

/** One line of the checklist: what to show and whether a password meets it. */
export interface PasswordRule {
  readonly id: PasswordRuleId;
  readonly label: string;
  readonly isMetBy: (password: string) => boolean;
}

/** The five rules in the order the checklist shows them. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: "length",
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMetBy: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    id: "lowercase",
    label: "At least 1 lowercase letter",
    isMetBy: (password) => /[a-z]/.test(password),
  },
  {
    id: "uppercase",
    label: "At least 1 uppercase letter",
    isMetBy: (password) => /[A-Z]/.test(password),
  },
  { id: "digit", label: "At least 1 number", isMetBy: (password) => /[0-9]/.test(password) },
  {
    id: "special",
    label: `At least 1 special character: ${[...PASSWORD_SPECIALS].join(" ")}`,
    isMetBy: (password) => [...PASSWORD_SPECIALS].some((special) => password.includes(special)),
  },
];

/** The rules a password does not meet yet, in the checklist's order. */
export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMetBy(password));
}

/** Whether a password may be chosen: all five rules and not absurdly long. */
export function isValidPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX_LENGTH && unmetPasswordRules(password).length === 0;
}

/** Whether the field is to be drawn in error: rules are unmet, but an empty field is left alone. */
export function isPasswordFieldInError(password: string): boolean {
  return password !== "" && !isValidPassword(password);
}

/** Whether the second password field repeats the first. */
export function isRetypedPassword(password: string, retyped: string): boolean {
  return password === retyped;
}
