import { useNavigate } from "react-router-dom";
import { useNotify } from "../../design/feedback/Notifications";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import type { Session } from "../../session/session";
import { tell } from "../../tracking/reports";
import { forgetUrlParam } from "../../visitor/urlParams";
import { useVisit } from "../../visitor/useVisit";

interface Purchased {
  readonly entitlementTicket: string;
  readonly hadSubscription: boolean;
  /** A 3-D Secure challenge came before it. */
  readonly wasChallenged: boolean;
  /** A gift card paid. */
  readonly isGift: boolean;
}

/** Puts the Subscriber group into the token and shows where a purchase leads. */
export function useAfterPurchase() {
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { device } = useVisit();
  const { flags } = session;

  const confirm = async ({ isGift }: Purchased) => {
    flags.raise("postSignUp");
    flags.raise("purchased");
    if (isGift) flags.raise("giftCardRedeemed");
    await navigate(paths.confirmation, { replace: true });
    // Whoever goes on before the token is there goes on as a subscriber.
    session.overlaySubscriber();
  };

  /** The same for those who never see the confirmation. */
  const goOn = async ({ hadSubscription, isGift }: Purchased, path: string) => {
    if (!hadSubscription) tell({ kind: "trial" });
    if (isGift) notify.success("Your gift card is redeemed.");
    await navigate(path, { replace: true });
  };

  return async (purchased: Purchased) => {
    const isConfirmed = !purchased.hadSubscription && !purchased.wasChallenged;
    // The card is used up: what is bought on this device next is bought without it.
    if (purchased.isGift) forgetUrlParam(device, "utm_gift_card");
    if (isConfirmed) await confirm(purchased);
    await renew(session, purchased.entitlementTicket);
    flags.lower("checkoutPending");
    const isBack = flags.isRaised("resubscribe");
    flags.lower("resubscribe");
    if (!isConfirmed) await goOn(purchased, isBack ? paths.subscription : paths.dashboard);
  };
}

async function renew(session: Session, ticket: string): Promise<void> {
  // The ticket is good for a minute: one lost answer need not cost the first class.
  const isRenewed =
    (await session.renewWithTicket(ticket)) || (await session.renewWithTicket(ticket));
  // The webhook brings the group as well; until then the page goes on as a subscriber's.
  if (!isRenewed) session.overlaySubscriber();
}
