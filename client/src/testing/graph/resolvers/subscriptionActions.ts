import {
  CANCELLATION_FAILED,
  type CancellationReason,
} from "@eightcount/rules/billing/cancellation-reasons";
import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow, SubscriptionAction } from "../world/memberRows";
import type { World } from "../world/world";
import { isOfferAvailable, offeredActions } from "./offeredActions";
import { offerOf } from "./offers";
import { attemptFault } from "./orders";
import { shownSubscription } from "./subscriptions";
import { memberOf } from "./viewings";

const FREE_MS = 30 * 86_400_000;

interface ActionInput {
  readonly attemptId: string;
}

interface SurveyInput extends ActionInput {
  readonly reason?: CancellationReason | null;
  readonly feedback?: string | null;
}

interface ChangeInput extends ActionInput {
  readonly planChoice: PlanChoice;
}

/** One action: whether it is open to the member, and what it does to them. */
interface Action<Input> {
  readonly refusedType: string;
  readonly isOpen: (world: World, member: MemberRow, input: Input) => boolean;
  /** Success without a change, such as after the same action in another tab. */
  readonly answerIfDone?: (world: World, member: MemberRow) => object | null;
  readonly refused?: (world: World, member: MemberRow, input: Input) => RefusalEntry | null;
  readonly carryOut: (world: World, member: MemberRow, input: Input) => object;
}

const NOT_AVAILABLE = {
  code: "NOT_AVAILABLE",
  message: "This isn't possible for your subscription.",
};

const offers =
  (action: SubscriptionAction) =>
  (world: World, { subscription }: MemberRow) =>
    offeredActions(world, shownSubscription(subscription)).includes(action);

const done = (type: string, member: MemberRow, more: object = {}) => ({
  __typename: type,
  member,
  subscription: shownSubscription(member.subscription),
  ...more,
});

function refusalOf<Input extends ActionInput>(
  action: Action<Input>,
  { world, member, input }: { world: World; member: MemberRow; input: Input },
): RefusalEntry | null {
  const entry = action.refused?.(world, member, input);
  if (entry) return entry;
  return action.isOpen(world, member, input) ? null : NOT_AVAILABLE;
}

function run<Input extends ActionInput>(action: Action<Input>) {
  return (_: unknown, { input }: { readonly input: Input }, world: World) => {
    const member = memberOf(world);
    const refuse = (entry: RefusalEntry) => refusal(action.refusedType, entry);
    const { attemptId, ...rest } = input;
    const fault = attemptFault(attemptId);
    if (fault) return refuse(fault);
    const content = JSON.stringify([action.refusedType, rest]);
    const known = world.actions.find((one) => one.attemptId === attemptId);
    if (known && known.content !== content) {
      const message = "This request was already sent with other details. Please try again.";
      return refuse({ code: "ATTEMPT_REUSED", message, field: "attemptId" });
    }
    if (known) return known.answer;
    const finished = action.answerIfDone?.(world, member) ?? null;
    const entry = finished ? null : refusalOf(action, { world, member, input });
    if (entry) return refuse(entry);
    const answer = finished ?? action.carryOut(world, member, input);
    world.actions = [...world.actions, { attemptId, content, answer }];
    return answer;
  };
}

function remember(member: MemberRow, status: "CANCELLED" | "OFFER_ACCEPTED", input: SurveyInput) {
  const { reason = null, feedback = null } = input;
  member.cancellations = [...member.cancellations, { status, reason, feedback }];
}

const cancel: Action<SurveyInput> = {
  refusedType: "CancelSubscriptionRefused",
  isOpen: offers("CANCEL"),
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

function reactivated(world: World, member: MemberRow) {
  const ticket = member.subscription.isOwing ? "" : `ticket-${member.key}-${world.actions.length}`;
  if (ticket !== "") world.tickets = { ...world.tickets, [ticket]: member.key };
  return done("SubscriptionReactivated", member, { entitlementTicket: ticket });
}

const reactivate: Action<ActionInput> = {
  refusedType: "ReactivateSubscriptionRefused",
  isOpen: offers("REACTIVATE"),
  answerIfDone: (world, member) =>
    member.subscription.accountStatus === "ACTIVE" ? reactivated(world, member) : null,
  carryOut(world, member) {
    member.subscription = { ...member.subscription, accountStatus: "ACTIVE" };
    return reactivated(world, member);
  },
};

const changePlan: Action<ChangeInput> = {
  refusedType: "ChangePlanRefused",
  isOpen: offers("CHANGE_PLAN"),
  refused(world, { subscription }, { planChoice }) {
    if (shownSubscription(subscription).planChoice === planChoice) {
      return { code: "SAME_PLAN", message: "You already have this plan.", field: "planChoice" };
    }
    const isSold = offerOf(world, planChoice)?.currency === subscription.currency;
    if (isSold) return null;
    const message = paymentMessages.contactAdmin;
    return { code: "PLAN_UNAVAILABLE", message, field: "planChoice" };
  },
  carryOut(world, member, { planChoice }) {
    const plan = offerOf(world, planChoice);
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
  isOpen: offers("WITHDRAW_PLAN_CHANGE"),
  carryOut(_, member) {
    member.subscription = { ...member.subscription, pendingChange: null };
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
