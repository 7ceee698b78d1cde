import { cardProblem } from "@eightcount/rules/billing/card-problems";
import {
  type CardEvent,
  type CardState,
  cardReducer,
  initialCardState,
  outcomeOf,
  outcomeWithoutToken,
  stopped,
} from "./cardFlow";

const bought = {
  __typename: "SubscriptionPurchased",
  entitlementTicket: "ticket",
  hadSubscription: false,
  member: { id: "Member-1", subscription: { accountStatus: "ACTIVE", planName: "Yearly" } },
} as const;
const challengeResult = {
  __typename: "ThreeDSecureRequired",
  actionTokenId: "action-1",
  message: "Your card must be authenticated with 3-D Secure before continuing.",
} as const;
const refused = (code: string, message: string) =>
  ({ __typename: "PurchaseSubscriptionRefused", code, message, field: null }) as const;

const problem = cardProblem("validationcreditcarderror", "Your card was declined.");
const challenge = { actionTokenId: "action-1", cardTokenId: "tok-1" };

const editing = initialCardState;
const invalid: CardState = { phase: "editing", cardProblems: [problem] };
const paying: CardState = { phase: "paying" };
const challenged: CardState = { phase: "challenged", challenge };

const EVENTS = {
  submitted: { kind: "submitted" },
  cardRefused: { kind: "cardRefused", cardProblems: [problem], notice: null },
  stopped: stopped(),
  alreadySubscribed: { kind: "alreadySubscribed", notice: "You already have a subscription." },
  challengeRequired: { kind: "challengeRequired", challenge, notice: null },
  challengePassed: { kind: "challengePassed" },
  challengeFailed: { kind: "challengeFailed", problem },
  challengeCancelled: { kind: "challengeCancelled" },
} as const satisfies Record<CardEvent["kind"], CardEvent>;
type Kind = keyof typeof EVENTS;

/** Every event that changes a state, and the state it leads to. */
const TRANSITIONS: readonly (readonly [CardState, Partial<Record<Kind, CardState>>])[] = [
  [editing, { submitted: paying }],
  [invalid, { submitted: paying }],
  [
    paying,
    {
      cardRefused: invalid,
      stopped: editing,
      alreadySubscribed: editing,
      challengeRequired: challenged,
    },
  ],
  [challenged, { challengePassed: paying, challengeFailed: invalid, challengeCancelled: editing }],
];

const cases = TRANSITIONS.flatMap(([from, to]) =>
  (Object.keys(EVENTS) as Kind[]).map((kind) => ({ kind, from, to: to[kind] ?? from })),
);

const play = (...kinds: readonly Kind[]) =>
  kinds.reduce<CardState>((state, kind) => cardReducer(state, EVENTS[kind]), editing);

describe("the state of a card that is sent", () => {
  it.each(cases)("$from.phase, $kind: $to.phase", ({ kind, from, to }) => {
    expect(cardReducer(from, EVENTS[kind])).toEqual(to);
  });

  it("FUN-CHK-04 a second submit changes nothing", () => {
    const first = play("submitted");
    expect(cardReducer(first, EVENTS.submitted)).toBe(first);
  });

  it("FUN-CHK-20 a challenge may follow a challenge", () => {
    expect(play("submitted", "challengeRequired", "challengePassed", "challengeRequired")).toEqual(
      challenged,
    );
  });

  it("the result of a superseded order leaves the current one unchanged", () => {
    for (const late of ["cardRefused", "stopped", "challengeRequired"] as const) {
      expect(play("submitted", "stopped", late)).toBe(editing);
      expect(play("submitted", "challengeRequired", late)).toEqual(challenged);
    }
    expect(play("submitted", "challengeRequired", "challengeCancelled", "challengePassed")).toBe(
      editing,
    );
  });
});

describe("outcomes", () => {
  it.each([
    ["a purchase", bought, stopped()],
    ["FUN-CHK-18 a challenge", challengeResult, EVENTS.challengeRequired],
    [
      "FUN-CHK-23 a refused card",
      refused("CARD_REFUSED", problem.message),
      { kind: "cardRefused", cardProblems: [problem], notice: problem.message },
    ],
    [
      "a purchase whose response was lost",
      refused("ALREADY_SUBSCRIBED", "You already have a subscription."),
      EVENTS.alreadySubscribed,
    ],
    [
      "any other refusal",
      refused("COUPON_INVALID", "Expired or Invalid Promo Code"),
      stopped("Expired or Invalid Promo Code"),
    ],
  ])("%s", (_name, result, outcome) => {
    expect(outcomeOf(result, "tok-1")).toEqual(outcome);
  });

  it("FUN-VAL-37 invalid card fields are shown at the card, without a notification", () => {
    const refusal = { fields: ["number"], message: "no" };
    expect(outcomeWithoutToken({ kind: "refused", refusal })).toEqual({
      kind: "cardRefused",
      cardProblems: [cardProblem("creditCardNumber")],
      notice: null,
    });
  });

  it("closing the wallet ends the order silently", () => {
    expect(outcomeWithoutToken({ kind: "cancelled" })).toEqual(stopped());
  });

  it("FUN-CHK-26 a wallet that cannot pay shows its message", () => {
    const { message } = cardProblem("applepayerror");
    expect(outcomeWithoutToken({ kind: "failed", reason: "payment" })).toEqual({
      kind: "cardRefused",
      cardProblems: [{ kind: "applepayerror", message }],
      notice: message,
    });
  });
});
