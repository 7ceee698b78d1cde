import { TextField } from "../../design/form/TextField";
import type { CheckoutForm } from "./useCheckoutForm";

export function GiftCardField({ form }: { form: CheckoutForm }) {
  return (
    <TextField
      label="Gift Card Details"
      placeholder="Redemption Code"
      name="giftCode"
      autoCapitalize="characters"
      spellCheck={false}
      value={form.gift.code}
      error={form.gift.problem ?? undefined}
      onChange={(event) => form.gift.set(event.currentTarget.value)}
    />
  );
}
