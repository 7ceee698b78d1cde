import { type RefusalEntry, refusal } from "../execution/errors";
import type { MemberRow, SubscriptionAction } from "../world/memberRows";
import type { World } from "../world/world";
import { offeredActions } from "./offeredActions";
import { attemptFault } from "./orders";
import { shownSubscription } from "./subscriptions";
import { memberOf } from "./viewings";

export interface ActionInput {
  readonly attemptId: string;
}

export interface ChallengeableInput extends ActionInput {
  readonly threeDSecureActionResultTokenId?: string | null;
}

/** One action: whether it is open to the member, and what it does to them. */
export interface Action<Input> {
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

/** Whether an action is among those that the subscription offers. */
export const isOffered =
  (action: SubscriptionAction) =>
  (world: World, { subscription }: MemberRow) =>
    offeredActions(world, shownSubscription(subscription)).includes(action);

/** The result of an action that was carried out. */
export const done = (type: string, member: MemberRow, more: object = {}) => ({
  __typename: type,
  member,
  subscription: shownSubscription(member.subscription),
  ...more,
});

/** A ticket that makes the member a subscriber at once; empty while a payment is overdue. */
export function entitlementTicket(world: World, { key, subscription }: MemberRow): string {
  if (subscription.isOwing) return "";
  const ticket = `ticket-${key}-${Object.keys(world.tickets).length}`;
  world.tickets = { ...world.tickets, [ticket]: key };
  return ticket;
}

function refusalOf<Input extends ActionInput>(
  action: Action<Input>,
  { world, member, input }: { world: World; member: MemberRow; input: Input },
): RefusalEntry | null {
  const entry = action.refused?.(world, member, input);
  if (entry) return entry;
  return action.isOpen(world, member, input) ? null : NOT_AVAILABLE;
}

/** The resolver of an action: the same attempt acts once. */
export function run<Input extends ActionInput>(action: Action<Input>) {
  return (_: unknown, { input }: { readonly input: Input }, world: World) => {
    const member = memberOf(world);
    const refuse = (entry: RefusalEntry) => refusal(action.refusedType, entry);
    const { attemptId, ...rest } = input;
    const fault = attemptFault(attemptId);
    if (fault) return refuse(fault);
    const content = JSON.stringify([action.refusedType, rest]);
    const known = world.actions.find((one) => one.attemptId === attemptId);
    if (known && known.content !== content) {
      const message = "This request was already sent with different details. Please try again.";
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
