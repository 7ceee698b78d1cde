import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { ChallengeFrame } from "../../components/billing/ChallengeFrame";
import { PaymentProvider } from "../../components/billing/PaymentProvider";
import { SilentBoundary } from "../../components/SilentBoundary";
import { Loading } from "../../design/feedback/Loading";
import { Modal } from "../../design/feedback/Modal";
import type { ChallengeProps } from "../../payments/cardPayment";
import type { ChallengeDialogQuery } from "./__generated__/ChallengeDialogQuery.graphql";

interface ChallengeDialogProps {
  readonly challenge: ChallengeProps;
  readonly onClose: () => void;
}

/** Shows the bank's 3-D Secure challenge for the card on file. Loads the provider's library. */
export function ChallengeDialog({ challenge, onClose }: ChallengeDialogProps) {
  return (
    <Modal flow="3-D Secure" title="Confirm with your bank" onClose={onClose}>
      <SilentBoundary
        fallback={<p role="alert">We couldn’t reach your bank. Please try again later.</p>}
      >
        <Suspense fallback={<Loading />}>
          <Loaded {...challenge} />
        </Suspense>
      </SilentBoundary>
    </Modal>
  );
}

function Loaded(challenge: ChallengeProps) {
  const { checkoutSettings } = useLazyLoadQuery<ChallengeDialogQuery>(
    graphql`
      query ChallengeDialogQuery @throwOnFieldError {
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
          <Challenge {...challenge} />
        </ChallengeFrame>
      )}
    </PaymentProvider>
  );
}
