import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { OperationType } from "relay-runtime";
import { type AuthState, isSignedIn } from "../session/authState";
import { isProbablyMember } from "../session/useIsMember";
import { type AccessRule, decideAccess } from "./access";
import type { ScreenRoute } from "./routeTable";
import type { Services } from "./services";

/** The path of the page that says that there is no such page. */
const EVERYTHING_ELSE = "*";

/** What a screen's loader hands over. */
export interface ScreenData {
  readonly queryRef: PreloadedQuery<OperationType> | null;
}

/** Finds the rule of a path, to see whether a remembered path may be shown now. */
export type RuleOfPath = (path: string) => AccessRule | null;

/** Checks access, then starts the query and returns at once: the code is fetched meanwhile. */
export function screenLoader(row: ScreenRoute, services: Services, ruleOf: RuleOfPath) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<ScreenData | Response> => {
    const url = new URL(request.url);
    const detour = await findDetour(row, url, services, ruleOf);
    if (detour !== null) return redirect(detour);
    if (row.query === null) return { queryRef: null };
    // A page open to everyone does not wait for the first check.
    const isMember = isProbablyMember(services.session);
    const variables = await row.query.variables({ params, search: url.search, isMember });
    const options = { fetchPolicy: row.query.fetchPolicy };
    return {
      queryRef: loadQuery(services.environment, row.query.parameters, variables, options),
    };
  };
}

async function findDetour(row: ScreenRoute, url: URL, services: Services, ruleOf: RuleOfPath) {
  if (row.access === "open") return null;
  const { session } = services;
  const auth = await session.settled();
  const back = row.access === "home" ? rememberedPathFor(auth, services, ruleOf) : null;
  if (back !== null) return back;
  const decision = decideAccess(row.access, auth, session.flags);
  if (decision.kind !== "redirect") return null;
  // An address nobody has is not worth coming back to.
  if (decision.remembers && row.path !== EVERYTHING_ELSE)
    session.rememberedPath.remember(url.pathname + url.search);
  return decision.to;
}

/** The door brings a member back to the page they wanted, as soon as they may see it. */
function rememberedPathFor(auth: AuthState, { session }: Services, ruleOf: RuleOfPath) {
  const path = session.rememberedPath.peek();
  const rule = path === null ? null : ruleOf(path);
  if (rule === null || !isSignedIn(auth)) return null;
  return decideAccess(rule, auth, session.flags).kind === "allow" ? path : null;
}
