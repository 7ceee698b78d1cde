import { freshCard } from "@eightcount/test-kit/cards/fresh-card";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { cardToken } from "../../journeys/people/checkout";
import { type Account, newAccount } from "../../journeys/people/sign-up";
import { subscriptionsAtProvider } from "../../journeys/stack/provider-records";
import type { Attack, Outcome } from "../attack";
import { audited } from "../evidence/evidence";
import { ASKED_PROVIDER, ATTEMPT, order } from "./order";

interface Bought extends Outcome {
  readonly trialEndsAt: string | null | undefined;
}

/** Tables a purchase changes here, at the provider, and in accounts. */
const PURCHASE = [
  ...ASKED_PROVIDER,
  "billing.member_subscription",
  "billing.membership_notice",
  "billing.entitlement",
  "billing.outbox_event",
  "billing.webhook_delivery",
  "sandbox.account_book",
  "sandbox.resource",
  "sandbox.webhook",
  "accounts.account",
  "accounts.inbox_event",
  "accounts.outbox_event",
  "sandbox.mail",
];

async function bought({ person, userName }: Account, changes: object): Promise<Bought> {
  const { status, text, data } = await order(person, { ...changes });
  const [newest] = await subscriptionsAtProvider(userName);
  return { status, text, ...data, trialEndsAt: newest?.trial_ends_at };
}

/** What the summary says is due today. */
async function todayIn({ person }: Account, input: object): Promise<number> {
  const { data } = await person.ask<{ orderPreview: { nowSubtotalCents: number } }>(
    "useOrderPreviewQuery",
    { input },
  );
  return data.orderPreview.nowSubtotalCents;
}

const withoutTrial = {
  answer: {
    status: 200,
    purchaseSubscription: { __typename: "SubscriptionPurchased" },
    trialEndsAt: null,
  },
  recorded: audited("billing", "purchaseSubscription", "done"),
};

/** Buys with a trial. */
async function tryOut(account: Account, card: string): Promise<void> {
  const { trialEndsAt } = await bought(account, {
    tokenId: await cardToken(account.person, card),
  });
  if (!trialEndsAt) throw new Error("the first order had no trial");
}

/** Rows of second trials. The order is charged at once, but never if the buyer was shown free days. */
export function secondTrials(): readonly Attack<Bought>[] {
  let first: Account;
  let second: Account;
  let token = "";
  return [
    {
      name: "AMB-104 a charge for a summary with free days, by a card whose trial was used",
      arrange: async () => {
        [first, second] = [await newAccount(), await newAccount()];
        const card = freshCard();
        await tryOut(first, card);
        token = await cardToken(second.person, card);
      },
      attempt: async () => {
        const agreedTodayCents = await todayIn(second, { planChoice: "MONTHLY" });
        return bought(second, { tokenId: token, agreedTodayCents });
      },
      answer: {
        status: 200,
        purchaseSubscription: { __typename: "PurchaseSubscriptionRefused", code: "PRICE_CHANGED" },
        trialEndsAt: undefined,
      },
      recorded: audited("billing", "purchaseSubscription", "PRICE_CHANGED"),
      mayChange: ATTEMPT,
    },
    {
      name: "AMB-104 a trial by a card that another member had one with",
      arrange: async () => {
        [first, second] = [await newAccount(), await newAccount()];
        const card = freshCard();
        await tryOut(first, card);
        token = await cardToken(second.person, card);
      },
      attempt: () => bought(second, { tokenId: token }),
      ...withoutTrial,
      mayChange: PURCHASE,
    },
    {
      name: "AMB-104 a second trial of one member, with another card",
      arrange: async () => {
        token = await cardToken(first.person, freshCard());
        await rowsOf(
          "sandbox",
          `UPDATE sandbox.account_book
           SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
          [first.userName],
        );
      },
      attempt: () => bought(first, { tokenId: token }),
      ...withoutTrial,
      mayChange: PURCHASE,
    },
  ];
}
