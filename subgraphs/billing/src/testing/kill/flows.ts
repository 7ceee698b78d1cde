import { randomUUID } from "node:crypto";
import { crmSite } from "../../../prisma/seed/crm-site";
import { act } from "../act";
import { aMember, type BillingFixture } from "../billing-fixture";
import { aGift, aGiftCode, buyGift, redeemGift } from "../gifts";
import type { ActionName } from "../operations";
import { anOrder, buy, cards } from "../orders";

type Executor = Pick<BillingFixture, "execute">;
type Member = ReturnType<typeof aMember>;

/** A member about to press a button. */
export interface Subject {
  readonly member: Member;
  /** Sends an attempt and returns the name of the result, or the code of a refusal. */
  readonly press: (by: Executor, attemptId: string) => Promise<string>;
}

export interface Flow {
  readonly name: string;
  readonly given: (fixture: BillingFixture) => Promise<Subject>;
  /** Name of the result. */
  readonly succeeds: string;
  /** Further ends of a new attempt after one that went through without an answer. */
  readonly alreadyDone?: readonly string[];
  /** Paid invoices at the provider afterwards, in minor units. */
  readonly charges: readonly number[];
  readonly unpaid?: readonly number[];
  readonly subscriptions: readonly string[];
  readonly seen: Readonly<Record<string, unknown>>;
  /** Mails, in alphabetical order. */
  readonly notices: readonly string[];
}

const endOf = ({ __typename, code }: { __typename: string; code?: string }): string =>
  code ?? __typename;

const acting =
  (action: ActionName, member: Member, input: object = {}): Subject["press"] =>
  async (by, attemptId) =>
    endOf(await act(by, action, member, { ...input, attemptId }));

/** On a network of their own, because killed attempts use up the limit of a network. */
const newMember = (): Member => ({ ...aMember(), address: randomUUID() });

async function aMonthlyMember(fixture: BillingFixture, card?: string): Promise<Member> {
  const member = newMember();
  const fields = { planChoice: "NO_DEAL_MONTHLY", ...(card === undefined ? {} : { card }) };
  const { __typename } = await buy(fixture, await anOrder(fixture, fields), member);
  if (__typename !== "SubscriptionPurchased") throw new Error(`${__typename}: nothing was bought`);
  return member;
}

async function aCanceledMember(fixture: BillingFixture): Promise<Member> {
  const member = await aMonthlyMember(fixture);
  await act(fixture, "cancelSubscription", member);
  return member;
}

async function aCrmMember(fixture: BillingFixture): Promise<Member> {
  const member = newMember();
  const baseUrl = `${fixture.sandbox.url}/crm/rest/v1`;
  const site = crmSite({ baseUrl, apiKey: fixture.config.crmApiKey });
  await site.order(String(member.email), "MONTH");
  await fixture.accounts.openAtCrm(member);
  return member;
}

async function toNextEvent(fixture: BillingFixture, { memberId }: Member): Promise<void> {
  await fixture.sandbox.toNextEvent(memberId);
  await fixture.subscriptions.sync(memberId);
}

/** A member whose renewal has failed, with a new card. */
async function aDebtorWithCard(fixture: BillingFixture, card: string) {
  const member = await aMonthlyMember(fixture, cards.renewalDeclined);
  await toNextEvent(fixture, member);
  const tokenId = await fixture.sandbox.cardToken(card);
  const address = { country: "FR", street: "1 Rue X", city: "Paris", postalCode: "75001" };
  return { member, input: { tokenId, address, firstName: "Ines", lastName: "Moreau" } };
}

const WELCOMED = ["RECEIPT", "WELCOME"];

/** Everything that a member does with a subscription, and what has happened once it is complete. */
export const flows: readonly Flow[] = [
  {
    name: "a first purchase",
    given: async (fixture) => {
      const member = newMember();
      const fields = { planChoice: "NO_DEAL_MONTHLY", agreedTodayCents: 3900 };
      const order = await anOrder(fixture, fields);
      return {
        member,
        press: async (by, attemptId) => endOf(await buy(by, { ...order, attemptId }, member)),
      };
    },
    succeeds: "SubscriptionPurchased",
    alreadyDone: ["ALREADY_SUBSCRIBED"],
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", planCode: "eightcount-monthly" },
    notices: WELCOMED,
  },
  {
    name: "a purchase with the card on file",
    given: async (fixture) => {
      const member = await aCanceledMember(fixture);
      await toNextEvent(fixture, member);
      return {
        member,
        press: acting("purchaseWithCardOnFile", member, { agreedTodayCents: 3900 }),
      };
    },
    succeeds: "SubscriptionPurchased",
    alreadyDone: ["ALREADY_SUBSCRIBED"],
    charges: [3900, 3900],
    subscriptions: ["expired", "active"],
    seen: { accountStatus: "ACTIVE", planCode: "eightcount-monthly" },
    notices: ["CANCELED", "RECEIPT", ...WELCOMED],
  },
  {
    name: "a plan change",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      return { member, press: acting("changePlan", member, { planChoice: "YEARLY" }) };
    },
    succeeds: "PlanChangeScheduled",
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", pendingChange: { costCents: 9900 } },
    notices: ["PLAN_CHANGE_SCHEDULED", ...WELCOMED],
  },
  {
    name: "a pause",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      return { member, press: acting("pauseSubscription", member, { cycles: 2 }) };
    },
    succeeds: "SubscriptionPaused",
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", pause: { isPaused: false, cycles: 2 } },
    notices: ["PAUSE_SCHEDULED", ...WELCOMED],
  },
  {
    name: "a resumption that charges",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      await act(fixture, "pauseSubscription", member, { cycles: 2 });
      await toNextEvent(fixture, member);
      return { member, press: acting("resumeSubscription", member) };
    },
    succeeds: "SubscriptionResumed",
    charges: [3900, 3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", pause: null },
    notices: ["PAUSE_SCHEDULED", "RECEIPT", ...WELCOMED],
  },
  {
    name: "a cancellation",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      const survey = { reason: "OTHER", feedback: "Moving house." };
      return { member, press: acting("cancelSubscription", member, survey) };
    },
    succeeds: "SubscriptionCancelled",
    charges: [3900],
    subscriptions: ["canceled"],
    seen: { accountStatus: "CANCELLED" },
    notices: ["CANCELED", ...WELCOMED],
  },
  {
    name: "a cancellation at the CRM",
    given: async (fixture) => {
      const member = await aCrmMember(fixture);
      return { member, press: acting("cancelSubscription", member, { reason: "OTHER" }) };
    },
    succeeds: "SubscriptionCancelled",
    charges: [],
    subscriptions: [],
    seen: { accountStatus: "CANCELLED" },
    notices: [],
  },
  {
    name: "the retention offer",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      return { member, press: acting("acceptRetentionOffer", member) };
    },
    succeeds: "RetentionOfferAccepted",
    alreadyDone: ["RETENTION_OFFER_TAKEN"],
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE" },
    notices: WELCOMED,
  },
  {
    name: "a reactivation",
    given: async (fixture) => {
      const member = await aCanceledMember(fixture);
      return { member, press: acting("reactivateSubscription", member) };
    },
    succeeds: "SubscriptionReactivated",
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE" },
    notices: ["CANCELED", ...WELCOMED],
  },
  {
    name: "a gift card for somebody",
    given: async (fixture) => {
      const member = newMember();
      const order = await aGift(fixture);
      const tokens = new Map<string, string>();
      return {
        member,
        // A new attempt has a new card token, as the browser gets one for each order.
        press: async (by, attemptId) => {
          const tokenId = tokens.get(attemptId) ?? (await fixture.sandbox.cardToken(cards.good));
          tokens.set(attemptId, tokenId);
          return endOf(await buyGift(by, { ...order, attemptId, tokenId }, member));
        },
      };
    },
    succeeds: "GiftCardBought",
    charges: [],
    subscriptions: [],
    seen: { accountStatus: "INACTIVE" },
    notices: [],
  },
  {
    name: "the redemption of a gift card",
    given: async (fixture) => {
      const member = await aMonthlyMember(fixture);
      const code = await aGiftCode(fixture);
      return {
        member,
        press: async (by, attemptId) => endOf(await redeemGift(by, code, member, attemptId)),
      };
    },
    succeeds: "GiftCardRedeemed",
    alreadyDone: ["GIFT_CARD_REDEEMED"],
    charges: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", nextBillingAmountCents: 2000 },
    notices: WELCOMED,
  },
  {
    name: "a new card for an overdue payment",
    given: async (fixture) => {
      const { member, input } = await aDebtorWithCard(fixture, cards.good);
      return { member, press: acting("updatePaymentMethod", member, input) };
    },
    succeeds: "PaymentMethodUpdated",
    charges: [3900, 3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", isOwing: false, paymentMethod: "Visa ending with 1111" },
    notices: ["PAYMENT_FAILED", "RECEIPT", ...WELCOMED],
  },
  {
    name: "a new card whose bank wants the payment confirmed",
    given: async (fixture) => {
      const { member, input } = await aDebtorWithCard(fixture, cards.debtChallenge);
      return { member, press: acting("updatePaymentMethod", member, input) };
    },
    succeeds: "ThreeDSecureRequired",
    charges: [3900],
    unpaid: [3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", isOwing: true, paymentMethod: "Visa ending with 3055" },
    notices: ["PAYMENT_FAILED", ...WELCOMED],
  },
  {
    name: "a payment that the bank has confirmed",
    given: async (fixture) => {
      const { member, input } = await aDebtorWithCard(fixture, cards.debtChallenge);
      const { actionTokenId } = await act(fixture, "updatePaymentMethod", member, input);
      const threeDSecureActionResultTokenId =
        await fixture.sandbox.completeChallenge(actionTokenId);
      const confirmed = { ...input, threeDSecureActionResultTokenId };
      return { member, press: acting("updatePaymentMethod", member, confirmed) };
    },
    succeeds: "PaymentMethodUpdated",
    charges: [3900, 3900],
    subscriptions: ["active"],
    seen: { accountStatus: "ACTIVE", isOwing: false, paymentMethod: "Visa ending with 3055" },
    notices: ["PAYMENT_FAILED", "RECEIPT", ...WELCOMED],
  },
];
