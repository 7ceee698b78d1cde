import { randomUUID } from "node:crypto";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { newMember } from "../../journeys/people/sign-up";
import { audited } from "../evidence/evidence";
import { shared } from "../members";
import type { Family, Payload } from "./payloads";
import type { Expectation, TextCase, TextTable } from "./text-case";

const ADDRESS = {
  country: "AE",
  street: "8 Count Street",
  city: "Dubai",
  postalCode: "M5V 2T6",
};

const actionRefused = (mutation: string, refusedType: string, code: string): Expectation => ({
  answer: { errors: [], data: { [mutation]: { __typename: refusedType } } },
  recorded: audited("billing", mutation, code),
});

/** Stored actions of the member that contain the text. */
async function actionsWith(member: Person, { text }: Payload): Promise<number> {
  const rows = await rowsOf<{ action: string }>(
    "billing",
    "SELECT to_jsonb(billing_action)::text AS action FROM billing_action WHERE member_id = $1",
    [memberIdOf(member)],
  );
  return rows.filter(({ action }) => action.includes(text)).length;
}

type Codes = Partial<Readonly<Record<Family, string>>>;

const FAMILIES = ["sql", "script", "nul", "surrogate", "bidi", "long"] as const;

/** A code for every kind of text. */
const always = (code: string): Codes =>
  Object.fromEntries(FAMILIES.map((family) => [family, code]));

interface ActionText {
  readonly mutation: string;
  readonly refusedType: string;
  /** Codes of refusals that do not depend on the subscription. */
  readonly codes?: Codes;
  /** Code of the refusal that does. */
  readonly usual?: string;
  readonly mayChange?: readonly string[];
}

/**
 * Texts of an action that the sender's subscription does not allow. Every field has a sender of its
 * own, because the actions of an hour are limited.
 */
const actionField = (
  { mutation, refusedType, codes = {}, usual = "NOT_AVAILABLE", mayChange = [] }: ActionText,
  withText: (text: string) => object,
): TextCase => ({
  families: FAMILIES,
  sender: shared(newMember),
  variables: (text) => ({ input: { attemptId: randomUUID(), ...withText(text) } }),
  expectation: (family) => {
    const code = codes[family];
    if (code) return actionRefused(mutation, refusedType, code);
    return {
      ...actionRefused(mutation, refusedType, usual),
      // The attempt is stored with a hash of its input, so that repeating it gets the same response.
      mayChange: ["billing.billing_action", "billing.member_subscription", ...mayChange],
      read: actionsWith,
      finds: () => 0,
    };
  },
});

const surveyed = (mutation: string, refusedType: string): TextCase =>
  actionField({ mutation, refusedType, codes: { long: "FEEDBACK_TOO_LONG" } }, (feedback) => ({
    reason: "OTHER",
    feedback,
  }));

const NO_TOKEN: Codes = { nul: "CARD_MISSING", surrogate: "CARD_MISSING", long: "CARD_MISSING" };
const NO_NAME: Codes = { nul: "INVALID_NAME", surrogate: "INVALID_NAME", long: "INVALID_NAME" };
const WRONG_ADDRESS = always("ADDRESS_INVALID");

/** Sent without a subscription. */
const cardField = (withText: (text: string) => object, codes: Codes = {}): TextCase =>
  actionField(
    { mutation: "updatePaymentMethod", refusedType: "UpdatePaymentMethodRefused", codes },
    (text) => ({
      tokenId: "no-card",
      firstName: "Ada",
      lastName: "Tempo",
      address: ADDRESS,
      ...withText(text),
    }),
  );

const cardAddressField = (name: string, others: object = {}, codes = WRONG_ADDRESS): TextCase =>
  cardField((text) => ({ address: { ...ADDRESS, ...others, [name]: text } }), codes);

/** Texts of the actions on a subscription. */
export const actionTexts: TextTable = {
  "useCancelSubscriptionMutation.input.feedback": surveyed(
    "cancelSubscription",
    "CancelSubscriptionRefused",
  ),
  "useAcceptRetentionOfferMutation.input.feedback": surveyed(
    "acceptRetentionOffer",
    "AcceptRetentionOfferRefused",
  ),
  "useReactivateSubscriptionMutation.input.threeDSecureActionResultTokenId": actionField(
    { mutation: "reactivateSubscription", refusedType: "ReactivateSubscriptionRefused" },
    (threeDSecureActionResultTokenId) => ({ threeDSecureActionResultTokenId }),
  ),
  "useChangePlanMutation.input.threeDSecureActionResultTokenId": actionField(
    { mutation: "changePlan", refusedType: "ChangePlanRefused" },
    (threeDSecureActionResultTokenId) => ({
      planChoice: "YEARLY",
      threeDSecureActionResultTokenId,
    }),
  ),
  "useBuyWithCardMutation.input.threeDSecureActionResultTokenId": actionField(
    {
      mutation: "purchaseWithCardOnFile",
      refusedType: "PurchaseWithCardOnFileRefused",
      codes: NO_TOKEN,
      usual: "NO_CARD_ON_FILE",
      mayChange: ["billing.purchase_attempt"],
    },
    (threeDSecureActionResultTokenId) => ({ threeDSecureActionResultTokenId }),
  ),
  "useUpdateCardMutation.input.tokenId": cardField((tokenId) => ({ tokenId }), NO_TOKEN),
  "useUpdateCardMutation.input.firstName": cardField((firstName) => ({ firstName }), {
    ...NO_NAME,
    sql: "INVALID_NAME",
    bidi: "INVALID_NAME",
  }),
  "useUpdateCardMutation.input.lastName": cardField((lastName) => ({ lastName }), NO_NAME),
  "useUpdateCardMutation.input.threeDSecureActionResultTokenId": cardField(
    (threeDSecureActionResultTokenId) => ({ threeDSecureActionResultTokenId }),
    NO_TOKEN,
  ),
  "useUpdateCardMutation.input.address.city": cardAddressField("city"),
  "useUpdateCardMutation.input.address.country": cardAddressField("country"),
  "useUpdateCardMutation.input.address.giftCardRedemptionCode": cardAddressField(
    "giftCardRedemptionCode",
    {},
    {},
  ),
  "useUpdateCardMutation.input.address.postalCode": cardAddressField("postalCode", {
    country: "GB",
  }),
  "useUpdateCardMutation.input.address.region": cardAddressField("region", {
    country: "US",
    postalCode: "10001",
  }),
  "useUpdateCardMutation.input.address.street": cardAddressField(
    "street",
    {},
    { nul: "ADDRESS_INVALID", surrogate: "ADDRESS_INVALID", long: "ADDRESS_INVALID" },
  ),
};
