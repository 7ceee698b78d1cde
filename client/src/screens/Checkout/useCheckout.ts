import { useCardFlow } from "../../components/billing/useCardFlow";
import type { CardPayment } from "../../payments/cardPayment";
import { type Order, usePurchase } from "./usePurchase";

type Checkout = Order & { readonly payment: CardPayment };

/** Validates, gets a token, saves the address and buys, with a bank challenge if required. */
export function useCheckout({ payment, ...order }: Checkout) {
  const { saveAddress, buy } = usePurchase(order);
  return useCardFlow({ payment, check: order.form.check, prepare: saveAddress, send: buy });
}
