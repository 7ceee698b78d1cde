import { paths } from "../navigation/paths";
import { type AuthState, canWatch, isSignedIn } from "../session/authState";
import type { JourneyFlags } from "../session/journeyFlags";

/**
 * Access rule of a page.
 * - `open`: everyone
 * - `visitor`: only visitors
 * - `checkout`: visitors, and members without a subscription whose checkout is pending
 * - `confirmation`: anyone who has just signed up
 * - `signedIn`: every member
 * - `subscriber`: members who may watch
 * - `home`: same as `subscriber`, and returns members to their remembered path
 */
export type AccessRule =
  | "open"
  | "visitor"
  | "checkout"
  | "confirmation"
  | "signedIn"
  | "subscriber"
  | "home";

export type AccessDecision =
  | { readonly kind: "allow" }
  | { readonly kind: "wait" }
  | { readonly kind: "redirect"; readonly to: string; readonly remembers: boolean };

const allow: AccessDecision = { kind: "allow" };
const wait: AccessDecision = { kind: "wait" };
const redirectTo = (to: string): AccessDecision => ({ kind: "redirect", to, remembers: false });
/** Redirects and remembers the requested page. */
const redirectAndRemember = (to: string): AccessDecision => ({
  kind: "redirect",
  to,
  remembers: true,
});

type AuthDependentRule = Exclude<AccessRule, "open" | "confirmation">;

/** Applies an access rule. Waits for the first session check if the rule depends on it. */
export function decideAccess(
  rule: AccessRule,
  auth: AuthState,
  flags: Pick<JourneyFlags, "isRaised">,
): AccessDecision {
  if (rule === "open") return allow;
  if (rule === "confirmation") return flags.isRaised("postSignUp") ? allow : redirectTo(paths.home);
  if (auth === undefined) return wait;
  if (!isSignedIn(auth)) return forVisitor(rule);
  return forMember(rule, canWatch(auth), flags.isRaised("checkoutPending"));
}

function forVisitor(rule: AuthDependentRule): AccessDecision {
  return rule === "visitor" || rule === "checkout" ? allow : redirectAndRemember(paths.signIn);
}

function forMember(
  rule: AuthDependentRule,
  mayWatch: boolean,
  isCheckoutPending: boolean,
): AccessDecision {
  if (rule === "visitor") return redirectTo(paths.home);
  if (rule === "checkout") return isCheckoutPending && !mayWatch ? allow : redirectTo(paths.home);
  return rule === "signedIn" || mayWatch ? allow : redirectAndRemember(paths.subscription);
}
