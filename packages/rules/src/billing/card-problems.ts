/** Payment problems, under the names the product has always used. */
export type CardProblemKind =
  | "creditCardNumber"
  | "creditCardMonth"
  | "creditCardYear"
  | "creditCardCheck"
  | "unknowncreditcarderror"
  | "validationcreditcarderror"
  | "applepayerror";

export interface CardProblem {
  readonly kind: CardProblemKind;
  readonly message: string;
}

export const UNKNOWN_ERROR_MESSAGE = "Unknown Error";

export const cardMessages = {
  creditCardNumber: "Please enter a valid Credit Card number",
  creditCardMonth: "Please enter a valid Credit Card month",
  // Exact wording of the specification.
  creditCardYear: "Please Credit Card year is invalid",
  creditCardCheck: "Please check to confirm your Credit Card details",
  unknowncreditcarderror:
    "Please check to confirm your Credit Card details payment has failed to process",
  validationcreditcarderror: "The card details are invalid. Please use a valid card.",
  applepayerror: "Something went wrong with Apple Pay. Please use your card details instead.",
} as const satisfies Readonly<Record<CardProblemKind, string>>;

export const paymentMessages = {
  walletProblem: "There was some problem with your Apple Pay.",
  giftCardCheck: "Please verify your Gift Card details",
  // Exact spelling of the specification.
  giftCardInvalid:
    "The gift card code entered is either invalid or does not have suffiecient balance.",
  contactAdmin: "Sorry, something went wrong. Please contact our Admin.",
  promoInvalid: "Expired or Invalid Promo Code",
} as const;

export const cardProblem = (kind: CardProblemKind, message?: string): CardProblem => ({
  kind,
  message: message ?? cardMessages[kind],
});

const kindByField: Readonly<Record<string, CardProblemKind>> = {
  number: "creditCardNumber",
  month: "creditCardMonth",
  year: "creditCardYear",
};

/** Turns fields that the tokenizer rejected into problems, or into one generic problem. */
export function cardProblemsOf(fields: readonly string[]): readonly CardProblem[] {
  const known = Object.keys(kindByField).filter((field) => fields.includes(field));
  if (known.length === 0) return [cardProblem("creditCardCheck")];
  return known.map((field) => cardProblem(kindByField[field] ?? "creditCardCheck"));
}

export function purchaseProblem(message: string | null | undefined): CardProblem {
  if (!message || message === UNKNOWN_ERROR_MESSAGE) return cardProblem("unknowncreditcarderror");
  return cardProblem("validationcreditcarderror", message);
}

export const walletProblem = (reason: "payment" | "other"): CardProblem =>
  cardProblem("applepayerror", reason === "other" ? paymentMessages.walletProblem : undefined);
