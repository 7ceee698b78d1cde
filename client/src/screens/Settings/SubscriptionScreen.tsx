import { CRM_PLAN_PREFIX } from "@eightcount/rules/billing/plans";
import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { SilentBoundary } from "../../components/SilentBoundary";
import type { SubscriptionScreenQuery } from "./__generated__/SubscriptionScreenQuery.graphql";
import { Benefits } from "./Benefits";
import { RecentInvoices } from "./invoices/RecentInvoices";
import { LoadingSubscription } from "./LoadingSubscription";
import { NoSubscription } from "./NoSubscription";
import { OwnDancing } from "./OwnDancing";
import { SettingsFrame } from "./SettingsFrame";
import { SubscriptionColumns } from "./SubscriptionColumns";
import { SubscriptionSummary } from "./SubscriptionSummary";
import { useCrmBilling } from "./useCrmBilling";
import { useRestoreAccess } from "./useRestoreAccess";

type QueryRef = PreloadedQuery<SubscriptionScreenQuery>;

/** Subscription page. If billing is unavailable, it shows the no-subscription page, with dashes. */
export function SubscriptionScreen({ queryRef }: { queryRef: QueryRef }) {
  return (
    <SettingsFrame>
      <SilentBoundary fallback={<NoSubscription />}>
        <Suspense fallback={<LoadingSubscription />}>
          <Loaded queryRef={queryRef} />
        </Suspense>
      </SilentBoundary>
    </SettingsFrame>
  );
}

function Loaded({ queryRef }: { queryRef: QueryRef }) {
  const { viewer } = usePreloadedQuery<SubscriptionScreenQuery>(
    graphql`
      query SubscriptionScreenQuery @preloadable {
        viewer {
          id
          profile {
            ...useCrmBilling_profile
          }
          subscription {
            accountStatus
            isLocked
            isOwing
            nextBillingDate
            planCode
            pause {
              isPaused
            }
            ...SubscriptionSummary_subscription
          }
        }
      }
    `,
    queryRef,
  );
  const subscription = viewer?.subscription;
  const crm = useCrmBilling(viewer?.id ?? "", viewer?.profile);
  useRestoreAccess(subscription != null && isRunning(subscription));
  if (subscription == null) return <NoSubscription crm={crm} />;
  const isBilledHere = subscription.planCode?.startsWith(CRM_PLAN_PREFIX) === false;
  const { accountStatus, isOwing, nextBillingDate } = subscription;
  if (accountStatus === "INACTIVE" && !isOwing) return <NoSubscription crm={crm} isFirst />;
  return (
    <SubscriptionColumns
      aside={
        <>
          {accountStatus !== "INACTIVE" && (
            <RecentInvoices
              isCrm={!isBilledHere}
              version={`${accountStatus} ${isOwing} ${nextBillingDate}`}
            />
          )}
          <OwnDancing hasDashboard={isRunning(subscription)}>
            <Benefits
              isCancelable={accountStatus === "EXPIRED" || (accountStatus === "ACTIVE" && !isOwing)}
              isFormer={accountStatus === "EXPIRED"}
            />
          </OwnDancing>
        </>
      }
    >
      <SubscriptionSummary subscription={subscription} crm={isBilledHere ? null : crm} />
    </SubscriptionColumns>
  );
}

interface Running {
  readonly accountStatus: string;
  readonly isLocked: boolean;
  readonly pause: { readonly isPaused: boolean } | null | undefined;
}

const isRunning = ({ accountStatus, isLocked, pause }: Running): boolean =>
  (accountStatus === "ACTIVE" || accountStatus === "CANCELLED") && !isLocked && !pause?.isPaused;
