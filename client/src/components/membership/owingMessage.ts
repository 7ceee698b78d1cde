/** Literal wording of the specification. */
export const owingMessage = (paymentMethod: string | null | undefined): string =>
  `${paymentMethod ?? "Your payment method"} has failed it's payment. Update your payment method to regain access to your account.`;
