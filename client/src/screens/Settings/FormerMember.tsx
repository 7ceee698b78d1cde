import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { type PreviewedSums, trialDays } from "../../components/membership/paymentSentence";
import { Button } from "../../design/primitives/Button";
import { lazyComponent } from "../../navigation/lazyComponent";
import { EndedNotice } from "./EndedNotice";
import { NoticeButtons, NoticeTerms } from "./StateNotice";
import { useBuyAnew } from "./useBuyAnew";
import { usePlanPicker } from "./usePlanPicker";
import { useRequestedDialog } from "./useRequestedDialog";

const ReactivateDialog = lazyComponent(
  async () => (await import("./cardOnFile/ReactivateDialog")).ReactivateDialog,
);

const ACTION = "PURCHASE_ON_FILE";

interface FormerMemberProps {
  /** End of the last period; null if it is unknown. */
  readonly endedOn: string | null | undefined;
  /** True if the card on file can pay for another subscription. */
  readonly hasCardOnFile: boolean;
  /** Plan that the member had before, to reactivate. Null if it can't be bought again. */
  readonly formerPlan: PlanChoice | null;
}

/** Brings a former member back, with the card on file or another one. */
export function FormerMember({ endedOn, hasCardOnFile, formerPlan }: FormerMemberProps) {
  const plans = usePlanPicker({ isResubscription: true, hasTrial: false });
  const reactivation = useRequestedDialog("reactivation");
  const buyAnew = useBuyAnew();
  const [sums, setSums] = useState<PreviewedSums | null>(null);
  const isFree = sums !== null && trialDays(sums, { action: ACTION, now: new Date() }) !== null;
  return (
    <>
      <EndedNotice
        endedOn={endedOn}
        action={
          <NoticeButtons>
            <Button onClick={hasCardOnFile ? reactivation.open : () => buyAnew(formerPlan)}>
              Reactivate Subscription
            </Button>
            {!hasCardOnFile && (
              <Button kind="outline" onClick={() => plans.open("regular")}>
                Purchase Subscription
              </Button>
            )}
            <Button kind="outline" onClick={() => plans.open("gift")}>
              Redeem Gift Card
            </Button>
          </NoticeButtons>
        }
      >
        {hasCardOnFile && formerPlan !== null && (
          <>
            <NoticeTerms>
              <PaymentPreview
                action={ACTION}
                planChoice={formerPlan}
                isOptional
                isOffer
                onPriced={setSums}
              />
            </NoticeTerms>
            {sums !== null && <Choices isFree={isFree} />}
          </>
        )}
      </EndedNotice>
      {plans.dialog}
      <Suspense fallback={null}>
        {hasCardOnFile && reactivation.isOpen && (
          <ReactivateDialog
            formerPlan={formerPlan}
            onOtherCard={buyAnew}
            onClose={reactivation.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** What a former member can still decide after pressing the button. */
function Choices({ isFree }: { readonly isFree: boolean }) {
  return (
    <p>
      {isFree && "Cancel before then and you won’t be charged. "}
      You can choose another plan in the next step.
    </p>
  );
}
