import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate } from "react-router-dom";
import { FunnelPage } from "../../design/layout/FunnelPage";
import { paths } from "../../navigation/paths";
import { cardPaymentFor } from "../../payments/registry";
import { isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";
import { planToBuy } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { CheckoutScreenQuery } from "./__generated__/CheckoutScreenQuery.graphql";
import { Checkout } from "./Checkout";
import { CheckoutLayout, SecureCheckoutLabel } from "./CheckoutLayout";

export function CheckoutScreen({ queryRef }: { queryRef: PreloadedQuery<CheckoutScreenQuery> }) {
  const { checkoutSettings: settings } = usePreloadedQuery<CheckoutScreenQuery>(
    graphql`
      query CheckoutScreenQuery @preloadable {
        checkoutSettings {
          processor
          publicKey
          scriptUrl
          apiUrl
          walletEnabled
        }
      }
    `,
    queryRef,
  );
  const auth = useAuth();
  const { pendingCredentials } = useSession();
  const visit = useVisit();
  // An order needs an account. A new sign-up verifies its email first, and everyone else signs in.
  if (!isSignedIn(auth))
    return <Navigate to={pendingCredentials.get() ? paths.verification : paths.signIn} replace />;
  const Provider = cardPaymentFor(settings.processor);
  return (
    <FunnelPage headerEnd={<SecureCheckoutLabel />}>
      <CheckoutLayout>
        <h1>{visit.offer.isGift ? "Gift Card Checkout Information" : "Start dancing"}</h1>
        <Provider settings={settings}>
          {(payment) => (
            <Checkout
              payment={payment}
              offer={visit.offer}
              planChoice={planToBuy(visit.tab, visit.offer)}
            />
          )}
        </Provider>
      </CheckoutLayout>
    </FunnelPage>
  );
}
