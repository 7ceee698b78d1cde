import { planCodes } from "@eightcount/rules/billing/plans";
import { afterFreeDays, isFeedbackTooLong, standingOf } from "./cancellation.rules";

const subscription = {
  planCode: planCodes.monthly as string,
  accountStatus: "ACTIVE",
  isOwing: false,
  pause: null as object | null,
};
const left = { status: "CANCELLED", offerAccepted: false } as const;
const stayed = { status: "OFFER_ACCEPTED", offerAccepted: true } as const;

describe("where the cancellation flow starts", () => {
  it.each([
    ["nothing before", [], { hasCancelled: false, hasAcceptedOffer: false }],
    ["cancelled before", [left], { hasCancelled: true, hasAcceptedOffer: false }],
    ["stayed for the offer before", [stayed], { hasCancelled: false, hasAcceptedOffer: true }],
    ["stayed, then cancelled", [left, stayed], { hasCancelled: true, hasAcceptedOffer: true }],
  ])("%s", (_, feedbacks, standing) => {
    expect(standingOf({ feedbacks, offer: null }, subscription)).toMatchObject(standing);
  });

  it("an offer that only the provider knows of counts as accepted", () => {
    expect(standingOf({ feedbacks: [], offer: "ACCEPTED" }, subscription)).toEqual({
      hasCancelled: false,
      hasAcceptedOffer: true,
      isOfferAvailable: false,
    });
  });
});

describe("whether the retention offer is available", () => {
  it.each([
    ["once", [], null, {}, true],
    ["not after it was accepted", [stayed], null, {}, false],
    ["not while its outcome is unknown", [], "OPEN" as const, {}, false],
    ["after an earlier cancellation", [left], null, {}, true],
    ["not while a payment is overdue", [], null, { isOwing: true }, false],
    ["not with a pause", [], null, { pause: {} }, false],
    ["not at the CRM", [], null, { planCode: "crm-month" }, false],
    ["not once cancelled", [], null, { accountStatus: "CANCELLED" }, false],
  ])("%s", (_, feedbacks, offer, changes, isAvailable) => {
    const standing = standingOf({ feedbacks, offer }, { ...subscription, ...changes });
    expect(standing.isOfferAvailable).toBe(isAvailable);
  });

  it("CONST-23 the free days move the next bill date by 30 days", () => {
    expect(afterFreeDays(new Date("2027-01-31T12:00:00.000Z"))).toEqual(
      new Date("2027-03-02T12:00:00.000Z"),
    );
  });
});

it("a comment may have 2,000 characters", () => {
  expect(isFeedbackTooLong("a".repeat(2_000))).toBe(false);
  expect(isFeedbackTooLong("a".repeat(2_001))).toBe(true);
  expect(isFeedbackTooLong(null)).toBe(false);
});
