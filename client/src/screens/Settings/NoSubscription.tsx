import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import { useAuth, useSession } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import { ActionRow } from "./ActionRow";
import { Benefits } from "./Benefits";
import { type CrmBilling, CrmUpdating } from "./CrmNotes";
import { FreeAccess, FreeAccessFacts } from "./FreeAccess";
import { NO_PLAN, PitchTitle } from "./PlanPitch";
import { PurchaseButtons } from "./PurchaseButtons";
import { QuietFacts } from "./QuietFacts";
import { SubscriptionColumns } from "./SubscriptionColumns";
import { SummaryPanel } from "./SummaryPanel";
import { EMPTY_VALUE } from "./subscriptionFormat";

interface NoSubscriptionProps {
  readonly crm?: CrmBilling | null;
  /** True if billing confirms that the member has never had a subscription. */
  readonly isFirst?: boolean;
}

/** Shown without a subscription, and while billing is unavailable. */
export function NoSubscription({ crm = null, isFirst = false }: NoSubscriptionProps) {
  const wanted = useSession().rememberedPath.peek();
  // Right after signing in, the remembered page may be this one.
  const cameFromElsewhere = wanted !== null && !wanted.startsWith(paths.subscription);
  if (watchesForFree(useAuth())) {
    return (
      <SubscriptionColumns aside={<Benefits isCancelable={false} />}>
        <SummaryPanel plan="Free access">
          <FreeAccess />
          <FreeAccessFacts />
        </SummaryPanel>
      </SubscriptionColumns>
    );
  }
  const isUnknown = !isFirst;
  const hasPitch = isFirst && crm === null;
  return (
    <SubscriptionColumns aside={<Benefits />}>
      <SummaryPanel
        caption="Membership"
        plan={isUnknown ? "We can’t show your plan right now" : hasPitch ? <PitchTitle /> : NO_PLAN}
      >
        {cameFromElsewhere && (
          <p>You need a subscription to open that page. We’ll bring you back to it.</p>
        )}
        {isUnknown && <p>Please try again in a minute. Nothing about your plan has changed.</p>}
        {crm?.isUpdating && <CrmUpdating />}
        {/* Someone who has a plan must not buy a second one because theirs cannot be shown. */}
        {isUnknown ? <TryAgain /> : <PurchaseButtons isCrm={crm !== null} isFirst />}
        <QuietFacts
          facts={[
            { name: "Plan", value: "N/A" },
            { name: "Account status", value: "Inactive" },
            { name: "Next billing amount", value: EMPTY_VALUE },
            { name: "Next billing date", value: EMPTY_VALUE },
            { name: "Payment method", value: EMPTY_VALUE },
          ]}
        />
      </SummaryPanel>
    </SubscriptionColumns>
  );
}

const TryAgain = () => (
  <ActionRow>
    <Button kind="outline" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </ActionRow>
);
