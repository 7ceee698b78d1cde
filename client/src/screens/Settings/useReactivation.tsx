import { type ReactNode, Suspense, useState } from "react";
import { lazyComponent } from "../../navigation/lazyComponent";
import { useReactivateSubscription } from "./useReactivateSubscription";

const ChallengeDialog = lazyComponent(
  async () => (await import("./ChallengeDialog")).ChallengeDialog,
);
const ConfirmReactivation = lazyComponent(
  async () => (await import("./ConfirmReactivation")).ConfirmReactivation,
);

/**
 * The dialog that lets a canceled subscription renew, at the plan's price. `open` is null for any
 * other.
 */
export function useReactivation(canReactivate: boolean, price: ReactNode) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { reactivate, isPending, challenge, cancelChallenge } = useReactivateSubscription(close);
  return {
    isBusy: isOpen || challenge !== null || isPending,
    open: canReactivate ? () => setIsOpen(true) : null,
    dialog: (
      <Suspense fallback={null}>
        {isOpen && challenge === null && (
          <ConfirmReactivation
            price={price}
            onConfirm={reactivate}
            isPending={isPending}
            onClose={close}
          />
        )}
        {challenge && <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />}
      </Suspense>
    ),
  };
}
