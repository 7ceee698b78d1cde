import { useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import type { Session } from "../../session/session";
import { emitReport } from "../../tracking/reports";
import { removeUrlParam } from "../../visitor/urlParams";
import { useVisit } from "../../visitor/useVisit";

interface Purchased {
  readonly entitlementTicket: string;
  readonly hadSubscription: boolean;
  readonly wasChallenged: boolean;
  readonly isGift: boolean;
}

/**
 * Renews the token, which adds the Subscriber group, and navigates to the next page. While an overdue
 * payment locks access, the ticket is empty and the group is not added.
 */
export function useAfterPurchase() {
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { device } = useVisit();
  const { flags } = session;

  const showConfirmation = async ({ isGift }: Purchased) => {
    flags.raise("postSignUp");
    flags.raise("purchased");
    if (isGift) flags.raise("giftCardRedeemed");
    await navigate(paths.confirmation, { replace: true });
    // Shows the member as a subscriber until the new token arrives.
    session.overlaySubscriber();
  };

  const continueTo = async ({ hadSubscription, isGift }: Purchased, path: string) => {
    if (!hadSubscription) emitReport({ kind: "trial" });
    if (isGift) notify.success("Your gift card is redeemed.");
    await navigate(path, { replace: true });
  };

  return async (purchased: Purchased) => {
    const isConfirmed = !purchased.hadSubscription && !purchased.wasChallenged;
    // The gift card is used up, so later purchases on this device must not offer it.
    if (purchased.isGift) removeUrlParam(device, "utm_gift_card");
    if (isConfirmed) await showConfirmation(purchased);
    await renew(session, purchased.entitlementTicket);
    flags.lower("checkoutPending");
    const isResubscribing = flags.isRaised("resubscribe");
    flags.lower("resubscribe");
    if (!isConfirmed)
      await continueTo(purchased, isResubscribing ? paths.subscription : paths.dashboard);
  };
}

async function renew(session: Session, ticket: string): Promise<void> {
  // The ticket is valid for a minute, so one lost response can be retried.
  const isRenewed =
    (await session.renewWithTicket(ticket)) || (await session.renewWithTicket(ticket));
  // Unless an overdue payment locks access, the webhook adds the group as well. Until then the page
  // treats the member as a subscriber.
  if (!isRenewed) session.overlaySubscriber();
}
