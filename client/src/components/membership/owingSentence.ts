/** What an owing member reads wherever access is missed; the wording is the specification's. */
export const owingSentence = (paymentMethod: string | null | undefined): string =>
  `${paymentMethod ?? "Your payment method"} has failed it's payment. Update your payment method to regain access to your account.`;
