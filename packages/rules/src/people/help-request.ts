import { isValidEmail } from "./email";
import { isNameTooShort, NAME_MAX_LENGTH, NAME_TOO_SHORT } from "./name";

export const HELP_CATEGORIES = ["General", "Billing", "Technical", "Other"] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export const HELP_MESSAGE_MAX_LENGTH = 5_000;

export interface HelpRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly category: HelpCategory;
  readonly email: string;
  readonly message: string;
}

export type HelpError = "firstName" | "noEmail" | "invalidEmail" | "noQuestion" | "tooLong";

export const HELP_ERRORS: Readonly<Record<HelpError, string>> = {
  firstName: NAME_TOO_SHORT,
  noEmail: "Please enter a contact email",
  invalidEmail: "Please enter valid email address",
  noQuestion: "Please include a query",
  tooLong: "Please shorten your query to 5,000 characters and your name to 128",
};

export function helpErrors(request: HelpRequest): readonly HelpError[] {
  const { firstName, lastName, email, message } = request;
  const errors: HelpError[] = [];
  if (isNameTooShort(firstName.trim())) errors.push("firstName");
  if (email.trim() === "") errors.push("noEmail");
  else if (!isValidEmail(email)) errors.push("invalidEmail");
  if (message.trim() === "") errors.push("noQuestion");
  const isNameTooLong = Math.max(firstName.length, lastName.length) > NAME_MAX_LENGTH;
  if (isNameTooLong || message.length > HELP_MESSAGE_MAX_LENGTH) errors.push("tooLong");
  return errors;
}

export const helpSent = (supportEmail: string): string =>
  `Thank you for submitting your query. We will look into it and get back to you in 24 hours. Feel free to write to us at ${supportEmail} if you have any other questions.`;

export const helpNotSent = (supportEmail: string): string =>
  `Communication error, please send your query to ${supportEmail}`;
