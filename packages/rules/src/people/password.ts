export const PASSWORD_MIN_LENGTH = 8;
/** Upper limit that keeps hashing affordable. */
export const PASSWORD_MAX_LENGTH = 256;
export const PASSWORD_SPECIALS = "-+_!@#$%^&*.,?";

export type PasswordRuleId = "length" | "lowercase" | "uppercase" | "digit" | "special";

export interface PasswordRule {
  readonly id: PasswordRuleId;
  readonly label: string;
  readonly isMetBy: (password: string) => boolean;
}

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

export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.isMetBy(password));
}

export function isValidPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX_LENGTH && unmetPasswordRules(password).length === 0;
}

export function isPasswordFieldInError(password: string): boolean {
  return password !== "" && !isValidPassword(password);
}

export function passwordsMatch(password: string, retyped: string): boolean {
  return password === retyped;
}
