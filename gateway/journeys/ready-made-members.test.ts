import { memberOfKind } from "@eightcount/demo/content/members";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "./people/person";
import {
  isPastDue,
  type ProviderSubscription,
  subscriptionsAtCrm,
  subscriptionsAtProvider,
} from "./stack/provider-records";

const DAY_MS = 86_400_000;
const MONTHLY = "eightcount-trial-covid-monthly";
const YEARLY = "eightcount-trial-covid-yearly";

interface SignInAnswer {
  readonly signIn: { readonly groups?: readonly string[]; readonly code?: string };
}
async function signIn(kind: string) {
  const { email, password } = journeyStack().members.find((one) => one.kind === kind) ?? {};
  const input = { email, password, rememberMe: false };
  const person = Person.visitor();
  const { data } = await person.ask<SignInAnswer>("signInOperationsSignInMutation", { input });
  return data.signIn;
}

/** The member's only subscription at the provider. */
async function provided(kind: string): Promise<ProviderSubscription> {
  const [subscription, ...more] = await subscriptionsAtProvider(memberOfKind(kind).id);
  if (!subscription || more.length > 0) throw new Error(`${kind} should have one subscription`);
  return subscription;
}
const daysLeft = ({ expires_at }: ProviderSubscription) =>
  Math.ceil((Date.parse(String(expires_at)) - Date.now()) / DAY_MS);

describe("SEED-07 the ready-made members exist at the provider and in the product", () => {
  it.each([
    ["trial", { state: "active", plan: { code: YEARLY } }],
    ["active monthly", { state: "active", plan: { code: MONTHLY }, currency: "USD" }],
    ["active yearly", { state: "active", plan: { code: YEARLY }, currency: "USD" }],
    ["cancelled", { state: "canceled" }],
    ["cancelled today", { state: "canceled" }],
    ["pending change", { pending_change: { plan: { code: "eightcount-regular-covid-yearly" } } }],
    ["retention used", { custom_fields: [{ name: "retention_offer_taken", value: "true" }] }],
    ["rupees", { state: "active", currency: "INR" }],
  ])("%s: subscribed, and may watch", async (kind, state) => {
    expect(await provided(kind)).toMatchObject(state);
    expect((await signIn(kind)).groups).toEqual(["SUBSCRIBER"]);
    expect(await isPastDue(memberOfKind(kind).id)).toBe(false);
  });

  it("trial is in its free days, the active ones are past them", async () => {
    const trial = await provided("trial");
    expect(trial.current_period_ends_at).toBe(trial.trial_ends_at);
    for (const kind of ["active monthly", "active yearly"]) {
      const { trial_ends_at, current_period_ends_at } = await provided(kind);
      expect(current_period_ends_at).not.toBe(trial_ends_at);
    }
  });

  it("one is canceled with days left, one with none", async () => {
    expect(daysLeft(await provided("cancelled"))).toBeGreaterThan(0);
    // A stack that has started before midnight may be asked after it.
    expect([0, 1]).toContain(daysLeft(await provided("cancelled today")));
  });

  it("expired and owing may not watch", async () => {
    expect(await provided("expired")).toMatchObject({ state: "expired" });
    expect((await signIn("expired")).groups).toEqual([]);
    expect(await isPastDue(memberOfKind("owing").id)).toBe(true);
    expect((await signIn("owing")).groups).toEqual([]);
  });

  it.each([
    ["CRM active", { active: true, cancelled: false }, false],
    ["CRM cancelled", { active: true, cancelled: true }, false],
    ["CRM updating", { active: true, cancelled: false }, true],
  ])("%s: billed by the CRM alone, and may watch", async (kind, state, isUpdating) => {
    const { id, email } = memberOfKind(kind);
    expect(await subscriptionsAtCrm(email)).toMatchObject([
      { ...state, credit_card_info: { card_number: expect.stringMatching(/^X+4444$/) } },
    ]);
    expect(await subscriptionsAtProvider(id)).toEqual([]);
    expect((await signIn(kind)).groups).toEqual(["SUBSCRIBER"]);
    expect(
      await rowsOf(
        "accounts",
        "SELECT billing_processor, updating_billing FROM profile WHERE id = $1",
        [id],
      ),
    ).toEqual([{ billing_processor: "CRM", updating_billing: isUpdating }]);
  });

  it.each([
    ["inactive", []],
    ["Employee", ["EMPLOYEE"]],
    ["FreeAccess", ["FREE_ACCESS"]],
  ])("%s bought nothing", async (kind, groups) => {
    expect(await subscriptionsAtProvider(memberOfKind(kind).id)).toEqual([]);
    expect((await signIn(kind)).groups).toEqual(groups);
  });

  it("unconfirmed has no account at the provider and may not sign in", async () => {
    expect(await subscriptionsAtProvider(memberOfKind("unconfirmed").id)).toEqual([]);
    expect((await signIn("unconfirmed")).code).toBe("USER_NOT_CONFIRMED");
  });
});
