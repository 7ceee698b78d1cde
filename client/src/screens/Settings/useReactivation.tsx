import { type ReactNode, Suspense, useState } from "react";
import { lazyComponent } from "../../navigation/lazyComponent";
import { useReactivateSubscription } from "./useReactivateSubscription";

const ChallengeDialog = lazyComponent(
  async () => (await import("./ChallengeDialog")).ChallengeDialog,
);
const ConfirmReactivation = lazyComponent(
  async () => (await import("./ConfirmReactivation")).ConfirmReactivation,
);

interface RenewedPlan {
  /** Such as "$19.00 a month"; null if the plan is not sold here. */
  readonly price: ReactNode;
  /** Such as "a month"; empty if that is unknown. */
  readonly interval: string;
}

/**
 * The dialog that lets a canceled subscription renew. `open` is null for any other.
 */
export function useReactivation(canReactivate: boolean, plan: RenewedPlan) {
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
            price={plan.price}
            interval={plan.interval}
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
