import type { CardPaymentProvider } from "./cardPayment";
import { RecurlyPayment } from "./RecurlyPayment";

const providers: Readonly<Record<string, CardPaymentProvider>> = {
  RECURLY: RecurlyPayment,
};

/** Looks up the payment component; defaults to Recurly. */
export function cardPaymentFor(processor: string): CardPaymentProvider {
  return providers[processor] ?? RecurlyPayment;
}
