import type { CardPaymentProvider } from "./cardPayment";
import { RecurlyPayment } from "./RecurlyPayment";

const providers: Readonly<Record<string, CardPaymentProvider>> = {
  RECURLY: RecurlyPayment,
};

/** Returns the provider of a processor. Processors without their own use Recurly. */
export function cardPaymentFor(processor: string): CardPaymentProvider {
  return providers[processor] ?? RecurlyPayment;
}
