import { randomUUID } from "node:crypto";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { BillingFixture } from "./billing-fixture";
import { type ActionName, actionMutation, SUBSCRIPTION_FIELDS } from "./operations";

const successes: Readonly<Partial<Record<ActionName, string>>> = {
  cancelSubscription: `... on SubscriptionCancelled {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } }`,
  acceptRetentionOffer: `... on RetentionOfferAccepted {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } nextBillingDate }`,
  reactivateSubscription: `... on SubscriptionReactivated {
      member { id } subscription { ${SUBSCRIPTION_FIELDS} } entitlementTicket }
    ... on ThreeDSecureRequired { actionTokenId }`,
  changePlan: `... on PlanChangeScheduled {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } }`,
  withdrawPlanChange: `... on PlanChangeWithdrawn {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } }`,
  updatePaymentMethod: `... on PaymentMethodUpdated {
      member { id } subscription { ${SUBSCRIPTION_FIELDS} } entitlementTicket isPaid }
    ... on ThreeDSecureRequired { actionTokenId message }`,
  purchaseWithCardOnFile: `... on SubscriptionPurchased {
      member { id } subscription { ${SUBSCRIPTION_FIELDS} } entitlementTicket hadSubscription }
    ... on ThreeDSecureRequired { actionTokenId message }`,
  pauseSubscription: `... on SubscriptionPaused {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } }`,
  resumeSubscription: `... on SubscriptionResumed {
    member { id } subscription { ${SUBSCRIPTION_FIELDS} } entitlementTicket }`,
};

/** Sends an action and returns its result. A new attempt unless `input` names one. */
export async function act(
  fixture: Pick<BillingFixture, "execute">,
  action: ActionName,
  viewer: Viewer,
  input: Readonly<Record<string, unknown>> = {},
) {
  const source = actionMutation(action, successes[action]);
  const variables = { input: { attemptId: randomUUID(), ...input } };
  const { data, errors } = await fixture.execute(source, variables, viewer);
  if (errors) throw errors[0]?.originalError ?? errors[0];
  return data[action];
}

/** Returns the state of a stored action. */
export async function actionState(fixture: BillingFixture, attemptId: string) {
  const { rows } = await fixture.db.query(
    "SELECT state FROM billing_action WHERE attempt_id = $1",
    [attemptId],
  );
  return rows[0]?.state;
}

/** Lets the member's next attempt start, as a minute later. */
export const aMinuteLater = (fixture: BillingFixture, { memberId }: { memberId: string | null }) =>
  fixture.db.query(
    "UPDATE purchase_in_flight SET since = since - interval '61 seconds' WHERE member_id = $1",
    [memberId],
  );
