import { useNavigate } from "react-router-dom";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";

interface Purchased {
  readonly entitlementTicket: string;
  readonly hadSubscription: boolean;
  /** A 3-D Secure challenge came before it. */
  readonly wasChallenged: boolean;
}

/** Puts the Subscriber group into the token and shows where a purchase leads. */
export function useAfterPurchase() {
  const session = useSession();
  const navigate = useNavigate();
  return async ({ entitlementTicket, hadSubscription, wasChallenged }: Purchased) => {
    const isConfirmed = !hadSubscription && !wasChallenged;
    if (isConfirmed) {
      session.flags.raise("postSignUp");
      await navigate("/confirmation", { replace: true });
      // Whoever goes on before the token is there goes on as a subscriber.
      session.overlaySubscriber();
    }
    const renew = () => session.renewWithTicket(entitlementTicket);
    // The ticket is good for a minute: one lost answer need not cost the first class.
    const isRenewed = (await renew()) || (await renew());
    // The webhook brings the group as well; until then the page goes on as a subscriber's.
    if (!isRenewed) session.overlaySubscriber();
    session.flags.lower("checkoutPending");
    const isBack = session.flags.isRaised("resubscribe");
    session.flags.lower("resubscribe");
    if (!isConfirmed) await navigate(isBack ? paths.subscription : "/dashboard", { replace: true });
  };
}
