import type { CardPaymentProvider } from "./cardPayment";
import { RecurlyPayment } from "./RecurlyPayment";

/** Who tokenises cards for which processor. */
const providers: Readonly<Record<string, CardPaymentProvider>> = {
  RECURLY: RecurlyPayment,
};

/** The provider of a processor; the recurring-billing one for any that has none of its own. */
export function cardPaymentFor(processor: string): CardPaymentProvider {
  return providers[processor] ?? RecurlyPayment;
}
