import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { AuthState } from "../session/authState";
import type { JourneyFlag } from "../session/journeyFlags";
import { type AccessRule, decideAccess } from "./access";

const member = (...groups: MemberGroup[]): AuthState => ({ memberId: "m", userName: "u", groups });
const visitor: AuthState = false;
const raised = (...flags: JourneyFlag[]) => ({
  isRaised: (flag: JourneyFlag) => flags.includes(flag),
});

function outcome(rule: AccessRule, auth: AuthState, ...flags: JourneyFlag[]): string {
  const decision = decideAccess(rule, auth, raised(...flags));
  if (decision.kind !== "redirect") return decision.kind;
  return decision.remembers ? `${decision.to} (remembered)` : decision.to;
}

describe("access", () => {
  it("ROUTE-20 no redirect happens before the first session check", () => {
    const rules: AccessRule[] = ["visitor", "checkout", "signedIn", "subscriber", "home"];
    for (const rule of rules) expect(outcome(rule, undefined)).toBe("wait");
  });

  it("pages for everyone do not even wait", () => {
    expect(outcome("open", undefined)).toBe("allow");
    expect(outcome("open", visitor)).toBe("allow");
    expect(outcome("open", member("SUBSCRIBER"))).toBe("allow");
  });

  it("pages for visitors send members home", () => {
    expect(outcome("visitor", visitor)).toBe("allow");
    expect(outcome("visitor", member())).toBe("/");
  });

  it("the checkout stays open for a member whose payment is pending, until they may watch", () => {
    expect(outcome("checkout", visitor)).toBe("allow");
    expect(outcome("checkout", member())).toBe("/");
    expect(outcome("checkout", member(), "checkoutPending")).toBe("allow");
    expect(outcome("checkout", member("SUBSCRIBER"), "checkoutPending")).toBe("/");
  });

  it("the confirmation needs its flag for every viewer", () => {
    expect(outcome("confirmation", visitor)).toBe("/");
    expect(outcome("confirmation", visitor, "postSignUp")).toBe("allow");
    expect(outcome("confirmation", member(), "postSignUp")).toBe("allow");
  });

  it("protected pages send visitors to sign in and remember where they wanted to go", () => {
    expect(outcome("signedIn", visitor)).toBe("/signin (remembered)");
    expect(outcome("subscriber", visitor)).toBe("/signin (remembered)");
    expect(outcome("home", visitor)).toBe("/signin (remembered)");
  });

  it("members without a subscription are sent to choose one, except on the pages for every member", () => {
    expect(outcome("signedIn", member())).toBe("allow");
    expect(outcome("subscriber", member())).toBe("/settings/subscription (remembered)");
  });

  it("Subscriber, Employee and FreeAccess may all watch", () => {
    for (const group of ["SUBSCRIBER", "EMPLOYEE", "FREE_ACCESS"] as const) {
      expect(outcome("subscriber", member(group))).toBe("allow");
    }
  });
});
