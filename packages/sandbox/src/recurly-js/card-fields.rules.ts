import { z } from "zod";
import { isCardNumber, isSecurityCode } from "../recurly/cards/card-number.rules";

/** Token request of the card page and form. All values are strings, as in a form. */
export const cardFields = z.object({
  number: z.string().default(""),
  month: z.string().default(""),
  year: z.string().default(""),
  cvv: z.string().default(""),
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  address1: z.string().default(""),
  address2: z.string().default(""),
  city: z.string().default(""),
  state: z.string().default(""),
  postal_code: z.string().default(""),
  country: z.string().default(""),
  required: z.string().default(""),
});

export type CardFields = z.infer<typeof cardFields>;

export interface FieldProblem {
  readonly field: string;
  readonly messages: readonly string[];
}

const digits = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** Accepts two or four digits. Returns NaN for anything else. */
export function fullYear(year: string): number {
  if (!/^(\d{2}|\d{4})$/.test(year)) return Number.NaN;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

export function cardFieldProblems(fields: CardFields, now: Date): readonly FieldProblem[] {
  const number = digits(fields.number);
  const year = fullYear(fields.year.trim());
  return [
    problem("first_name", fields.first_name.trim() === "", "can't be blank"),
    problem("last_name", fields.last_name.trim() === "", "can't be blank"),
    problem("number", !isCardNumber(number), "is not a valid credit card number"),
    problem("month", !isOpenMonth(Number(fields.month), year, now), "is expired or invalid"),
    problem("year", !isOpenYear(year, now), "is expired or invalid"),
    problem("cvv", needsCode(fields) && !isSecurityCode(number, fields.cvv), "is invalid"),
  ].filter((entry) => entry !== null);
}

const needsCode = ({ cvv, required }: CardFields): boolean =>
  cvv !== "" || required.split(",").includes("cvv");

function problem(field: string, wrong: boolean, message: string): FieldProblem | null {
  return wrong ? { field, messages: [message] } : null;
}

const MAX_YEARS_AHEAD = 20;

const isOpenYear = (year: number, now: Date): boolean =>
  year >= now.getUTCFullYear() && year <= now.getUTCFullYear() + MAX_YEARS_AHEAD;

function isOpenMonth(month: number, year: number, now: Date): boolean {
  if (!Number.isInteger(month) || month < 1 || month > 12) return false;
  return year !== now.getUTCFullYear() || month >= now.getUTCMonth() + 1;
}
