import {
  CANCELLATION_FAILED,
  type CancellationReason,
} from "@eightcount/rules/billing/cancellation-reasons";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";
import {
  type Action,
  type ActionInput,
  type ChallengeableInput,
  done,
  entitlementTicket,
  isOffered,
  run,
} from "./action";
import { cardOnFile, challengeOf } from "./cards";
import { availablePlans, isOfferAvailable } from "./offeredActions";
import { notInIndia, planUnavailable } from "./orders";
import { isElsewhere } from "./planCountries";
import { shownSubscription } from "./subscriptions";

const FREE_MS = 30 * 86_400_000;

interface SurveyInput extends ActionInput {
  readonly reason?: CancellationReason | null;
  readonly feedback?: string | null;
}

interface ChangeInput extends ChallengeableInput {
  readonly planChoice: PlanChoice;
}

function remember(member: MemberRow, status: "CANCELLED" | "OFFER_ACCEPTED", input: SurveyInput) {
  const { reason = null, feedback = null } = input;
  member.cancellations = [...member.cancellations, { status, reason, feedback }];
}

const cancel: Action<SurveyInput> = {
  refusedType: "CancelSubscriptionRefused",
  isOpen: isOffered("CANCEL"),
  answerIfDone: (_, member) =>
    member.subscription.accountStatus === "CANCELLED"
      ? done("SubscriptionCancelled", member)
      : null,
  carryOut(_, member, input) {
    member.subscription = { ...member.subscription, accountStatus: "CANCELLED" };
    remember(member, "CANCELLED", input);
    return done("SubscriptionCancelled", member);
  },
};

const acceptOffer: Action<SurveyInput> = {
  refusedType: "AcceptRetentionOfferRefused",
  isOpen: isOfferAvailable,
  refused: (_, { cancellations }) =>
    cancellations.some(({ status }) => status === "OFFER_ACCEPTED")
      ? { code: "RETENTION_OFFER_TAKEN", message: CANCELLATION_FAILED }
      : null,
  carryOut(_, member, input) {
    const { periodEndsAt, isTrial } = member.subscription;
    const nextBillingDate = new Date((periodEndsAt?.getTime() ?? 0) + FREE_MS);
    member.subscription = {
      ...member.subscription,
      periodEndsAt: nextBillingDate,
      ...(isTrial ? { trialEndsAt: nextBillingDate } : {}),
    };
    remember(member, "OFFER_ACCEPTED", input);
    return done("RetentionOfferAccepted", member, { nextBillingDate });
  },
};

const reactivated = (world: World, member: MemberRow) =>
  done("SubscriptionReactivated", member, { entitlementTicket: entitlementTicket(world, member) });

const reactivate: Action<ChallengeableInput> = {
  refusedType: "ReactivateSubscriptionRefused",
  isOpen: isOffered("REACTIVATE"),
  answerIfDone: (world, member) =>
    member.subscription.accountStatus === "ACTIVE" ? reactivated(world, member) : null,
  refused(world, member) {
    if (!isOffered("REACTIVATE")(world, member)) return null;
    return isElsewhere(member, member.billingCountry) ? notInIndia : null;
  },
  carryOut(world, member, { threeDSecureActionResultTokenId }) {
    const card = cardOnFile(world, member);
    const challenge = card && challengeOf(card, threeDSecureActionResultTokenId);
    if (challenge) return challenge;
    member.subscription = { ...member.subscription, accountStatus: "ACTIVE" };
    return reactivated(world, member);
  },
};

const changePlan: Action<ChangeInput> = {
  refusedType: "ChangePlanRefused",
  isOpen: isOffered("CHANGE_PLAN"),
  refused(world, member, { planChoice }) {
    if (!isOffered("CHANGE_PLAN")(world, member)) return null;
    const shown = shownSubscription(member.subscription);
    if (shown.planChoice === planChoice) {
      return { code: "SAME_PLAN", message: "You already have this plan.", field: "planChoice" };
    }
    const plans = availablePlans(world, shown);
    if (!plans.some(({ choice }) => choice === planChoice)) return planUnavailable;
    return isElsewhere(member, member.billingCountry) ? notInIndia : null;
  },
  carryOut(world, member, { planChoice, threeDSecureActionResultTokenId }) {
    const card = cardOnFile(world, member);
    const challenge = card && challengeOf(card, threeDSecureActionResultTokenId);
    if (challenge) return challenge;
    const plans = availablePlans(world, shownSubscription(member.subscription));
    const plan = plans.find(({ choice }) => choice === planChoice);
    const activatesOn = member.subscription.periodEndsAt;
    if (!plan || !activatesOn) throw new Error("a running subscription has a plan and a period");
    const { code, name, priceCents: costCents } = plan;
    member.subscription = {
      ...member.subscription,
      nextAmountCents: costCents,
      pendingChange: { code, name, costCents, activatesOn },
    };
    return done("PlanChangeScheduled", member);
  },
};

const withdrawPlanChange: Action<ActionInput> = {
  refusedType: "WithdrawPlanChangeRefused",
  answerIfDone: (_, member) =>
    member.subscription.accountStatus === "ACTIVE" && member.subscription.pendingChange === null
      ? done("PlanChangeWithdrawn", member)
      : null,
  isOpen: isOffered("WITHDRAW_PLAN_CHANGE"),
  carryOut(world, member) {
    const { planCode, currency } = member.subscription;
    const plan = world.plans.find(({ code }) => code === planCode);
    const nextAmountCents = plan?.prices[currency] ?? member.subscription.nextAmountCents;
    member.subscription = { ...member.subscription, pendingChange: null, nextAmountCents };
    return done("PlanChangeWithdrawn", member);
  },
};

export const subscriptionActionResolvers: Resolvers = {
  Mutation: {
    cancelSubscription: run(cancel),
    acceptRetentionOffer: run(acceptOffer),
    reactivateSubscription: run(reactivate),
    changePlan: run(changePlan),
    withdrawPlanChange: run(withdrawPlanChange),
  },
};
