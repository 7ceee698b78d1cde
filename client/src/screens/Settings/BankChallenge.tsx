import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { ChallengeFrame } from "../../components/billing/ChallengeFrame";
import { PaymentProvider } from "../../components/billing/PaymentProvider";
import { SilentBoundary } from "../../components/SilentBoundary";
import { Loading } from "../../design/feedback/Loading";
import type { ChallengeProps } from "../../payments/cardPayment";
import type { BankChallengeQuery } from "./__generated__/BankChallengeQuery.graphql";

/** Shows the bank's 3-D Secure challenge for the card on file. Loads the provider's library. */
export function BankChallenge(props: ChallengeProps) {
  return (
    <SilentBoundary
      fallback={<p role="alert">We couldn’t reach your bank. Please try again later.</p>}
    >
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    </SilentBoundary>
  );
}

function Loaded(props: ChallengeProps) {
  const { checkoutSettings } = useLazyLoadQuery<BankChallengeQuery>(
    graphql`
      query BankChallengeQuery @throwOnFieldError {
        checkoutSettings {
          ...PaymentProvider_settings
        }
      }
    `,
    {},
  );
  return (
    <PaymentProvider settings={checkoutSettings}>
      {({ Challenge }) => (
        <ChallengeFrame>
          <Challenge {...props} />
        </ChallengeFrame>
      )}
    </PaymentProvider>
  );
}
