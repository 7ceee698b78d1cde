import { useContext } from "react";
import { useNavigate } from "react-router-dom";
import { canWatch } from "../session/authState";
import { useSession } from "../session/SessionProvider";
import type { JustVerified } from "./justVerified";
import { OutsideOpener } from "./openOutside";
import { paths } from "./paths";

interface VerifiedSignUp {
  /** The older billing system's order page, carrying the e-mail; null for all it does not bill. */
  readonly orderPageUrl: string | null | undefined;
  /** Where the product itself goes on. */
  readonly path: string;
  /** For the sign-in page, where that is the path. */
  readonly state?: JustVerified;
}

/** Leads a new account on once it is verified. */
export function useGoOnVerified() {
  const { flags, held, getState } = useSession();
  const navigate = useNavigate();
  const openOutside = useContext(OutsideOpener);
  return async ({ orderPageUrl, path, state }: VerifiedSignUp): Promise<void> => {
    // Whoever may watch already, such as an employee, has nothing to pay.
    if (canWatch(getState())) flags.raise("postSignUp");
    if (flags.isRaised("postSignUp")) {
      flags.lower("checkoutPending");
      await navigate(paths.confirmation, { replace: true });
    } else if (orderPageUrl == null) {
      await navigate(path, { replace: true, state });
    } else {
      // Nothing is bought here: no checkout waits, and no password is kept for one.
      flags.lower("checkoutPending");
      held.forget();
      openOutside(orderPageUrl, { replace: true });
    }
  };
}
