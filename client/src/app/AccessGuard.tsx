import type { ReactNode } from "react";
import { Loading } from "../design/feedback/Loading";
import { useAuth, useSession } from "../session/SessionProvider";
import { type AccessRule, decideAccess } from "./access";

/**
 * Shows a page only while its rule allows it. The way elsewhere is found by the page's loader, which
 * runs again whenever somebody signs in or out.
 */
export function AccessGuard({ rule, children }: { rule: AccessRule; children: ReactNode }) {
  const auth = useAuth();
  const { flags } = useSession();
  return decideAccess(rule, auth, flags).kind === "allow" ? (
    children
  ) : (
    <Loading isPage label="LOADING" />
  );
}
