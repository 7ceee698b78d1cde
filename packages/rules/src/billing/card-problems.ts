/** What can be wrong with a payment, by the names the product has always used. */
export type CardProblemKind =
  | "creditCardNumber"
  | "creditCardMonth"
  | "creditCardYear"
  | "creditCardCheck"
  | "unknowncreditcarderror"
  | "validationcreditcarderror"
  | "applepayerror";

/** One payment problem: its kind and the sentence to show. */
export interface CardProblem {
  readonly kind: CardProblemKind;
  readonly message: string;
}

/** The provider door's word for a failure without an explanation. */
export const UNKNOWN_ERROR_MESSAGE = "Unknown Error";

/** The sentences for payment problems that have one of their own. */
export const cardMessages = {
  creditCardNumber: "Please enter a valid Credit Card number",
  creditCardMonth: "Please enter a valid Credit Card month",
  // The specification's own wording, kept as it is.
  creditCardYear: "Please Credit Card year is invalid",
  creditCardCheck: "Please check to confirm your Credit Card details",
  unknowncreditcarderror:
    "Please check to confirm your Credit Card details payment has failed to process",
  validationcreditcarderror: "The card details are invalid. Please use a valid card.",
  applepayerror: "Something went wrong with Apple Pay. Please use your card details instead.",
} as const satisfies Readonly<Record<CardProblemKind, string>>;

/** Further payment sentences without a kind. */
export const paymentMessages = {
  walletProblem: "There was some problem with your Apple Pay.",
  giftCardCheck: "Please verify your Gift Card details",
  // The specification's own spelling, kept as it is.
  giftCardInvalid:
    "The gift card code entered is either invalid or does not have suffiecient balance.",
  contactAdmin: "Sorry, something went wrong. Please contact our Admin.",
  promoInvalid: "Expired or Invalid Promo Code",
} as const;

/** A problem of this kind; `message` replaces the kind's own sentence. */
export const cardProblem = (kind: CardProblemKind, message?: string): CardProblem => ({
  kind,
  message: message ?? cardMessages[kind],
});

const kindByField: Readonly<Record<string, CardProblemKind>> = {
  number: "creditCardNumber",
  month: "creditCardMonth",
  year: "creditCardYear",
};

/** The tokeniser's faulty fields as problems, in the order number, month, year; else one check. */
export function cardProblemsOf(fields: readonly string[]): readonly CardProblem[] {
  const known = Object.keys(kindByField).filter((field) => fields.includes(field));
  if (known.length === 0) return [cardProblem("creditCardCheck")];
  return known.map((field) => cardProblem(kindByField[field] ?? "creditCardCheck"));
}

/** A refused purchase's message as a problem: 'Unknown Error' or nothing has its own sentence. */
export function purchaseProblem(message: string | null | undefined): CardProblem {
  if (!message || message === UNKNOWN_ERROR_MESSAGE) return cardProblem("unknowncreditcarderror");
  return cardProblem("validationcreditcarderror", message);
}

/** A wallet that could not pay, or anything else that went wrong with it, as a problem. */
export const walletProblem = (reason: "payment" | "other"): CardProblem =>
  cardProblem("applepayerror", reason === "other" ? paymentMessages.walletProblem : undefined);
