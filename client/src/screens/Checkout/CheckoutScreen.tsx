import { Lock } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate } from "react-router-dom";
import styled from "styled-components";
import { below } from "../../design/breakpoints";
import { FunnelPage } from "../../design/FunnelPage";
import { color } from "../../design/theme";
import { text } from "../../design/type";
import { cardPaymentFor } from "../../payments/registry";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { planToBuy } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { CheckoutScreenQuery } from "./__generated__/CheckoutScreenQuery.graphql";
import { Checkout } from "./Checkout";

/** The last page before dancing: who pays, with what, how much. */
export function CheckoutScreen({ queryRef }: { queryRef: PreloadedQuery<CheckoutScreenQuery> }) {
  const { checkoutSettings: settings } = usePreloadedQuery<CheckoutScreenQuery>(
    graphql`
      query CheckoutScreenQuery @preloadable {
        checkoutSettings {
          processor
          publicKey
          scriptUrl
          apiUrl
        }
      }
    `,
    queryRef,
  );
  const auth = useAuth();
  const visit = useVisit();
  // An order belongs to an account: whoever has none signs in first.
  if (!isSignedIn(auth)) return <Navigate to="/signin" replace />;
  const Provider = cardPaymentFor(settings.processor);
  return (
    <FunnelPage
      headerEnd={
        <Secure>
          <Lock /> Secure checkout
        </Secure>
      }
    >
      <Middle>
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
      </Middle>
    </FunnelPage>
  );
}

const Secure = styled.span`
  --icon: 16px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${color.muted};
  ${text.small}
`;

const Middle = styled.div`
  width: min(1104px, 100% - 96px);
  margin: 16px auto 96px;
  h1 {
    ${text.displayL}
    margin-bottom: 24px;
  }
  ${below.funnel} {
    width: calc(100% - 40px);
  }
`;
