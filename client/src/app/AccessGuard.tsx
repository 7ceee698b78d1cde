import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "../design/Loading";
import { useAuth, useSession } from "../session/SessionProvider";
import { type AccessRule, decideAccess } from "./access";

/**
 * Shows a page only while its rule allows it. The way elsewhere is found by the page's loader, which
 * runs again whenever somebody signs in or out.
 */
export function AccessGuard({ rule, children }: { rule: AccessRule; children: ReactNode }) {
  const auth = useAuth();
  const { flags } = useSession();
  const isAllowed = decideAccess(rule, auth, flags).kind === "allow";
  useForgetArrival(isAllowed);
  return isAllowed ? children : <Loading isPage />;
}

/** The remembered page is forgotten only once it is on the screen. */
function useForgetArrival(isShown: boolean) {
  const { rememberedPath } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isShown && rememberedPath.peek() === pathname + search) rememberedPath.forget();
  }, [isShown, rememberedPath, pathname, search]);
}
