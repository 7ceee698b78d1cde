import { CRM_PLAN_PREFIX } from "@eightcount/rules/billing/plans";
import { ReceiptText } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { usePublicConfig } from "../../../config/PublicConfigContext";
import { EmptyState } from "../../../design/feedback/EmptyState";
import { ButtonLink } from "../../../design/primitives/Button";
import { paths } from "../../../navigation/paths";
import { QuietMailLink } from "../ActionRow";
import { longDate } from "../subscriptionFormat";
import type { NoInvoices_subscription$key } from "./__generated__/NoInvoices_subscription.graphql";

interface NoInvoicesProps {
  readonly subscription: NoInvoices_subscription$key | null;
}

/** Says why there are no invoices, and when there will be one. */
export function NoInvoices({ subscription }: NoInvoicesProps) {
  const data = useFragment<NoInvoices_subscription$key>(
    graphql`
      fragment NoInvoices_subscription on MemberSubscription {
        accountStatus
        planCode
        isTrial
        trialEndsAt
      }
    `,
    subscription,
  );
  const { supportEmail } = usePublicConfig();
  if (data?.planCode?.startsWith(CRM_PLAN_PREFIX)) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        sentence="We send your invoices by email. If you miss one, write to us and we’ll send it again."
        action={<QuietMailLink href={`mailto:${supportEmail}`}>{supportEmail}</QuietMailLink>}
      />
    );
  }
  const firstOn = data?.isTrial && data.accountStatus === "ACTIVE" ? data.trialEndsAt : null;
  return (
    <EmptyState
      icon={<ReceiptText />}
      sentence={
        firstOn == null
          ? "You have no invoices yet. Each payment will appear here."
          : `Your first invoice appears on ${longDate(firstOn)}, when your trial ends.`
      }
      action={
        <ButtonLink kind="outline" size="s" to={paths.subscription}>
          Manage Subscription
        </ButtonLink>
      }
    />
  );
}
