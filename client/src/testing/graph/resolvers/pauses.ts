import { addMonths } from "@eightcount/rules/billing/billing-dates";
import type { Resolvers } from "../execution/resolver";
import { type Action, type ActionInput, done, entitlementTicket, isOffered, run } from "./action";

const MAX_CYCLES = 3;

interface PauseInput extends ActionInput {
  readonly cycles: number;
}

const pause: Action<PauseInput> = {
  refusedType: "PauseSubscriptionRefused",
  isOpen: isOffered("PAUSE"),
  refused: (_world, _member, { cycles }) =>
    cycles >= 1 && cycles <= MAX_CYCLES
      ? null
      : {
          code: "PAUSE_LENGTH_INVALID",
          message: "Choose one, two, or three months.",
          field: "cycles",
        },
  carryOut(_, member, { cycles }) {
    const pausesOn = member.subscription.periodEndsAt;
    if (!pausesOn) throw new Error("a running subscription has a period");
    const resumesOn = addMonths(pausesOn, cycles);
    const planned = { isPaused: false, pausesOn, resumesOn, cycles };
    member.subscription = { ...member.subscription, pause: planned };
    return done("SubscriptionPaused", member);
  },
};

const resume: Action<ActionInput> = {
  refusedType: "ResumeSubscriptionRefused",
  isOpen: isOffered("RESUME"),
  answerIfDone: (world, member) =>
    member.subscription.accountStatus === "ACTIVE" && member.subscription.pause === null
      ? done("SubscriptionResumed", member, { entitlementTicket: entitlementTicket(world, member) })
      : null,
  carryOut(world, member) {
    member.subscription = { ...member.subscription, pause: null };
    const ticket = entitlementTicket(world, member);
    return done("SubscriptionResumed", member, { entitlementTicket: ticket });
  },
};

export const pauseResolvers: Resolvers = {
  Mutation: { pauseSubscription: run(pause), resumeSubscription: run(resume) },
};
