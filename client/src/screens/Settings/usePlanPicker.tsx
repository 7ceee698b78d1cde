import { Suspense, useState } from "react";
import { lazyComponent } from "../../navigation/lazyComponent";
import { useSession } from "../../session/SessionProvider";
import { useRequestedDialog } from "./useRequestedDialog";

const PlanPicker = lazyComponent(async () => (await import("./PlanPicker")).PlanPicker);

interface PlanPickerOptions {
  /** True if the member had a subscription before. */
  readonly isResubscription: boolean;
  /** True if the member has not used the free trial yet. */
  readonly hasTrial: boolean;
}

/** The dialog of the plans, for the usual ones or those of gift cards. */
export function usePlanPicker({ isResubscription, hasTrial }: PlanPickerOptions) {
  const { flags } = useSession();
  const plans = useRequestedDialog("plans");
  const [isGift, setIsGift] = useState(false);
  const open = (mode: "regular" | "gift") => {
    if (isResubscription) flags.raise("resubscribe");
    setIsGift(mode === "gift");
    plans.open();
  };
  const close = () => {
    setIsGift(false);
    plans.close();
  };
  return {
    open,
    dialog: (
      <Suspense fallback={null}>
        {plans.isOpen && <PlanPicker isGift={isGift} hasTrial={hasTrial} onClose={close} />}
      </Suspense>
    ),
  };
}
