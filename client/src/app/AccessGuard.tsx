import type { ReactNode } from "react";
import { Loading } from "../design/feedback/Loading";
import { useAuth, useSession } from "../session/SessionProvider";
import { type AccessRule, decideAccess } from "./access";

/** Renders a page only while its rule allows it. The route loader handles the redirect. */
export function AccessGuard({ rule, children }: { rule: AccessRule; children: ReactNode }) {
  const auth = useAuth();
  const { flags } = useSession();
  return decideAccess(rule, auth, flags).kind === "allow" ? (
    children
  ) : (
    <Loading isPage label="LOADING" />
  );
}
