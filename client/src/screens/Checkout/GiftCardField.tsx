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
      value={form.fields.giftCode}
      error={form.problems.giftCode}
      onChange={(event) => form.set("giftCode", event.currentTarget.value)}
    />
  );
}
