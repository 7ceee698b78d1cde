import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CardPayment } from "../../payments/cardPayment";
import { cardPaymentFor } from "../../payments/registry";
import type { PaymentProvider_settings$key } from "./__generated__/PaymentProvider_settings.graphql";

interface PaymentProviderProps {
  readonly settings: PaymentProvider_settings$key;
  readonly children: (payment: CardPayment) => ReactNode;
}

/** Loads the library of the payment provider that the settings name. */
export function PaymentProvider({ settings, children }: PaymentProviderProps) {
  const data = useFragment<PaymentProvider_settings$key>(
    graphql`
      fragment PaymentProvider_settings on CheckoutSettings {
        processor
        publicKey
        scriptUrl
        apiUrl
        walletEnabled
      }
    `,
    settings,
  );
  const Provider = cardPaymentFor(data.processor);
  return <Provider settings={data}>{children}</Provider>;
}
