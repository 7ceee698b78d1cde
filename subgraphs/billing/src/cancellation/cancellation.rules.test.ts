import { planCodes } from "@eightcount/rules/billing/plans";
import { IS_OFFER_BUILT, standingOf } from "./cancellation.rules";

const subscription = { planCode: planCodes.monthly, isOwing: false };
const left = { status: "CANCELLED", offerAccepted: false } as const;
const stayed = { status: "OFFER_ACCEPTED", offerAccepted: true } as const;

describe("where the cancellation flow starts", () => {
  it.each([
    ["nothing before", [], { hasCancelled: false, hasAcceptedOffer: false }],
    ["cancelled before", [left], { hasCancelled: true, hasAcceptedOffer: false }],
    ["stayed for the offer before", [stayed], { hasCancelled: false, hasAcceptedOffer: true }],
    ["stayed, then cancelled", [left, stayed], { hasCancelled: true, hasAcceptedOffer: true }],
  ])("%s", (_, feedbacks, standing) => {
    expect(standingOf(feedbacks, subscription)).toMatchObject(standing);
  });

  it("the offer is available once, and only once the server can carry it out", () => {
    expect(standingOf([], subscription).isOfferAvailable).toBe(IS_OFFER_BUILT);
    expect(standingOf([stayed], subscription).isOfferAvailable).toBe(false);
  });
});
