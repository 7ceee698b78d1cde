import { entitlementOf } from "./entitlement.rules";

const facts = {
  accountStatus: "ACTIVE",
  planCode: "eightcount-monthly",
  isLocked: false,
  isPaused: false,
} as const;

describe("who may watch because of a subscription", () => {
  it("an active and a canceled subscription grant access until the provider ends it", () => {
    const entitled = { isEntitled: true, planCode: "eightcount-monthly" };
    expect(entitlementOf(facts)).toEqual(entitled);
    expect(entitlementOf({ ...facts, accountStatus: "CANCELLED" })).toEqual(entitled);
  });

  it.each(["INACTIVE", "EXPIRED"] as const)("%s does not entitle", (accountStatus) => {
    expect(entitlementOf({ ...facts, accountStatus })).toEqual({
      isEntitled: false,
      planCode: null,
    });
  });

  it("a pause that has begun takes access away", () => {
    expect(entitlementOf({ ...facts, isPaused: true }).isEntitled).toBe(false);
  });

  it("an overdue payment takes access away after the grace, nothing owing gives it back", () => {
    expect(entitlementOf({ ...facts, isLocked: true }).isEntitled).toBe(false);
    expect(entitlementOf({ ...facts, isLocked: false }).isEntitled).toBe(true);
  });
});
