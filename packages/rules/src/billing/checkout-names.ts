import { isFirstName, isNamePresent, isNameTooShort, NAME_TOO_SHORT } from "../people/name";
import { isPlainText } from "../people/plain-text";
import { paymentMessages } from "./card-problems";

export interface CheckoutName {
  readonly firstName: string;
  readonly lastName: string;
}

export interface CheckoutNameProblem {
  readonly field: keyof CheckoutName;
  readonly message: string;
}

export const checkoutNameMessages = {
  firstNameMissing: "Please enter your first name",
  lastNameMissing: "Please enter your last name",
  firstNameShort: NAME_TOO_SHORT,
  firstNameSpaced: "Please enter one first name without spaces",
} as const;

/** A name with unprintable characters counts as missing. */
const isTyped = (name: string): boolean => isNamePresent(name) && isPlainText(name.trim());

function firstNameMessage(firstName: string): string | null {
  if (!isTyped(firstName)) return checkoutNameMessages.firstNameMissing;
  if (isNameTooShort(firstName)) return checkoutNameMessages.firstNameShort;
  return isFirstName(firstName) ? null : checkoutNameMessages.firstNameSpaced;
}

export function checkCheckoutName(name: CheckoutName): readonly CheckoutNameProblem[] {
  const problems: CheckoutNameProblem[] = [];
  const first = firstNameMessage(name.firstName);
  if (first) problems.push({ field: "firstName", message: first });
  if (!isTyped(name.lastName)) {
    problems.push({ field: "lastName", message: checkoutNameMessages.lastNameMissing });
  }
  return problems;
}

export const GIFT_CODE_MISSING = "Please enter a valid Gift Card Number";

/** Letters, digits, and common separators. The limit is longer than any gift card number. */
const GIFT_CODE_SHAPE = /^[\p{L}\d][\p{L}\d _-]{0,99}$/u;

export function checkGiftCode(code: string): string | null {
  const typed = code.trim();
  if (typed === "") return GIFT_CODE_MISSING;
  return GIFT_CODE_SHAPE.test(typed) ? null : paymentMessages.giftCardCheck;
}
