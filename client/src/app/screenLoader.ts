import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { type AuthState, isSignedIn } from "../session/authState";
import { isProbablyMember } from "../session/useIsMember";
import { type AccessRule, decideAccess } from "./access";
import type { ScreenRoute } from "./routeTable";
import type { Services } from "./services";

const CATCH_ALL_PATH = "*";

export interface ScreenData {
  readonly queryRef: PreloadedQuery<OperationType> | null;
}

/** Returns the access rule of a path, or null if no page matches. */
export type AccessRuleOfPath = (path: string) => AccessRule | null;

/** Checks access, starts the query, and returns immediately. The code loads in parallel. */
export function screenLoader(row: ScreenRoute, services: Services, accessRuleOf: AccessRuleOfPath) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<ScreenData | Response> => {
    const url = new URL(request.url);
    const redirectPath = await findRedirect(row, url, services, accessRuleOf);
    if (redirectPath !== null) return redirect(redirectPath);
    if (row.query === null) return { queryRef: null };
    // Open pages don't wait for the first session check, so membership is a guess here.
    const isMember = isProbablyMember(services.session);
    const variables = await row.query.variables({ params, search: url.search, isMember });
    const options = { fetchPolicy: row.query.fetchPolicy };
    return {
      queryRef: loadQuery(services.environment, row.query.parameters, variables, options),
    };
  };
}

async function findRedirect(
  row: ScreenRoute,
  url: URL,
  services: Services,
  accessRuleOf: AccessRuleOfPath,
) {
  if (row.access === "open") return null;
  const { session } = services;
  const auth = await session.settled();
  const back = row.access === "home" ? rememberedPathFor(auth, services, accessRuleOf) : null;
  if (back !== null) return back;
  const decision = decideAccess(row.access, auth, session.flags);
  if (decision.kind !== "redirect") return null;
  // Unknown addresses are not worth returning to.
  if (decision.remembers && row.path !== CATCH_ALL_PATH)
    session.rememberedPath.remember(url.pathname + url.search + fragmentOf(url));
  return decision.to;
}

/** The router drops the fragment of a request, so it is known only of the page the browser loaded. */
const fragmentOf = ({ pathname }: URL): string =>
  window.location.pathname === pathname ? window.location.hash : "";

/** Returns the remembered path as soon as the member may see that page. */
function rememberedPathFor(auth: AuthState, { session }: Services, accessRuleOf: AccessRuleOfPath) {
  const path = session.rememberedPath.peek();
  const rule = path === null ? null : accessRuleOf(path);
  if (rule === null || !isSignedIn(auth)) return null;
  return decideAccess(rule, auth, session.flags).kind === "allow" ? path : null;
}
