import styled from "styled-components";
import { useAuth, useSession } from "../../session/SessionProvider";
import { watchesForFree } from "../../session/watchesForFree";
import { type CrmBilling, CrmNotes } from "./CrmNotes";
import { FreeAccess } from "./FreeAccess";
import { KeyValues } from "./KeyValues";
import { PurchaseButtons } from "./PurchaseButtons";
import { SummaryPanel } from "./SummaryPanel";
import { EMPTY_VALUE } from "./subscriptionFormat";

interface NoSubscriptionProps {
  readonly crm?: CrmBilling | null;
  /** True if billing confirms that the member has never had a subscription. */
  readonly isFirst?: boolean;
}

/** Shown without a subscription, and while billing is unavailable. */
export function NoSubscription({ crm = null, isFirst = false }: NoSubscriptionProps) {
  const { rememberedPath } = useSession();
  if (watchesForFree(useAuth())) {
    return (
      <SummaryPanel plan="Free access">
        <FreeAccess />
      </SummaryPanel>
    );
  }
  return (
    <SummaryPanel plan="N/A">
      {rememberedPath.peek() !== null && (
        <RequestedPageNote>
          You need a subscription to open that page. We'll bring you back to it.
        </RequestedPageNote>
      )}
      <KeyValues
        entries={[
          { name: "Account status", value: "Inactive" },
          { name: "Next billing amount", value: EMPTY_VALUE },
          { name: "Next billing date", value: EMPTY_VALUE },
          { name: "Payment method", value: EMPTY_VALUE },
        ]}
      />
      {crm !== null && <CrmNotes status="INACTIVE" billing={crm} />}
      <PurchaseButtons isCrm={crm !== null} isFirst={isFirst} />
    </SummaryPanel>
  );
}

const RequestedPageNote = styled.p`
  margin-bottom: 24px;
`;
