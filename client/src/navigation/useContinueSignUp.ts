import { useContext } from "react";
import { useNavigate } from "react-router-dom";
import { canWatch } from "../session/authState";
import { useSession } from "../session/SessionProvider";
import type { JustVerified } from "./justVerified";
import { OpenExternalContext } from "./openExternal";
import { paths } from "./paths";

interface VerifiedSignUp {
  /** The CRM's order page with the member's email, or null if the CRM does not bill this member. */
  readonly orderPageUrl: string | null | undefined;
  readonly path: string;
  /** Location state for `path`, used by the sign-in page. */
  readonly state?: JustVerified;
}

/** Continues the sign-up of a newly verified account. */
export function useContinueSignUp() {
  const { flags, pendingCredentials, getState } = useSession();
  const navigate = useNavigate();
  const openExternal = useContext(OpenExternalContext);
  return async ({ orderPageUrl, path, state }: VerifiedSignUp): Promise<void> => {
    // Members who may already watch, such as employees, have nothing to pay.
    if (canWatch(getState())) flags.raise("postSignUp");
    if (flags.isRaised("postSignUp")) {
      flags.lower("checkoutPending");
      await navigate(paths.confirmation, { replace: true });
    } else if (orderPageUrl == null) {
      await navigate(path, { replace: true, state });
    } else {
      // The CRM's page takes the payment, so no checkout is pending and no password is needed.
      flags.lower("checkoutPending");
      pendingCredentials.forget();
      openExternal(orderPageUrl, { replace: true });
    }
  };
}
