import { useCardFlow } from "../../components/billing/useCardFlow";
import { useNotify } from "../../design/feedback/Notifications";
import { type Order, usePurchase } from "./usePurchase";

const NO_PRICE = "Please wait until the order summary shows the price.";

/** Validates, gets a token, saves the address and buys, with a bank challenge if required. */
export function useCheckout(order: Order) {
  const notify = useNotify();
  const { saveAddress, buy } = usePurchase(order);
  const check = () => {
    if (!order.form.check()) return false;
    const hasPrice = order.agreedCents() !== null;
    if (!hasPrice) notify.error(NO_PRICE);
    return hasPrice;
  };
  return useCardFlow({ check, prepare: saveAddress, send: buy });
}
