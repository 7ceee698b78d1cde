import { isValidEmail } from "./email";
import { isNamePresent, isNameTooShort, NAME_TOO_SHORT } from "./name";
import { isValidPassword } from "./password";
import type { RegistrationFlow } from "./registration-flow";

/** Sign-up form at submission. Null marks fields that the form does not have. */
export interface SignUpForm {
  readonly flow: RegistrationFlow;
  readonly captchaToken: string | null;
  readonly email: string;
  readonly name: string | null;
  readonly password: string;
  readonly termsAgreed: boolean | null;
  readonly planChoice: string | null;
}

export interface SignUpError {
  readonly code: string;
  readonly message: string;
  readonly field: keyof SignUpForm | null;
}

interface Check {
  readonly error: SignUpError;
  readonly fails: (form: SignUpForm) => boolean;
}

export const SIGN_UP_ERRORS = {
  planNotChosen: {
    code: "PLAN_NOT_CHOSEN",
    message: "Please choose a plan of your choice before proceeding!",
    field: "planChoice",
  },
  captchaIncomplete: {
    code: "INVALID_PARAMETER",
    message: "Please complete the reCAPTCHA.",
    field: "captchaToken",
  },
  invalidEmail: {
    code: "INVALID_EMAIL",
    message: "Please enter a valid email!",
    field: "email",
  },
  nameMissing: { code: "INVALID_NAME", message: "Please enter your Name!", field: "name" },
  nameTooShort: { code: "INVALID_NAME", message: NAME_TOO_SHORT, field: "name" },
  invalidPassword: {
    code: "INVALID_PASSWORD",
    message: "Please enter a valid password!",
    field: "password",
  },
  termsNotAgreed: {
    code: "TERMS_NOT_AGREED",
    message: "Terms & Conditions have not been agreed to!",
    field: "termsAgreed",
  },
  emptyField: { code: "EMPTY_FIELD", message: "One or more fields are empty!", field: null },
} as const satisfies Record<string, SignUpError>;

const isThreeStep = (form: SignUpForm) => form.flow === "three-step";
const isEmpty = (value: string | null) => value !== null && value.trim() === "";

const CHECKS: readonly Check[] = [
  {
    error: SIGN_UP_ERRORS.planNotChosen,
    fails: (form) => isThreeStep(form) && !form.planChoice?.trim(),
  },
  { error: SIGN_UP_ERRORS.captchaIncomplete, fails: (form) => !form.captchaToken?.trim() },
  { error: SIGN_UP_ERRORS.invalidEmail, fails: (form) => !isValidEmail(form.email) },
  {
    error: SIGN_UP_ERRORS.nameMissing,
    fails: (form) => isThreeStep(form) && !isNamePresent(form.name ?? ""),
  },
  {
    error: SIGN_UP_ERRORS.nameTooShort,
    fails: (form) => isThreeStep(form) && isNameTooShort(form.name ?? ""),
  },
  { error: SIGN_UP_ERRORS.invalidPassword, fails: (form) => !isValidPassword(form.password) },
  {
    error: SIGN_UP_ERRORS.termsNotAgreed,
    fails: (form) => isThreeStep(form) && form.termsAgreed !== true,
  },
  {
    error: SIGN_UP_ERRORS.emptyField,
    fails: (form) =>
      [form.captchaToken, form.email, form.name, form.password, form.planChoice].some(isEmpty),
  },
];

export function firstSignUpError(form: SignUpForm): SignUpError | null {
  return CHECKS.find((check) => check.fails(form))?.error ?? null;
}
