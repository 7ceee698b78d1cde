import { useCardFlow } from "../../components/billing/useCardFlow";
import { type Order, usePurchase } from "./usePurchase";

/** Validates, gets a token, saves the address and buys, with a bank challenge if required. */
export function useCheckout(order: Order) {
  const { saveAddress, buy } = usePurchase(order);
  return useCardFlow({ check: order.form.check, prepare: saveAddress, send: buy });
}
