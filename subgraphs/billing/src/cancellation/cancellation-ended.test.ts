import { randomUUID } from "node:crypto";
import { act } from "../testing/act";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aSubscriber } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const published = async (memberId: string) =>
  (await fixture.events("cancellation.ended")).filter((event) => event.memberId === memberId);

describe("the end of the cancellation flow is published", () => {
  it("TRK-06 once after a cancellation, without email addresses in the comment", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const input = {
      attemptId: randomUUID(),
      reason: "OTHER",
      feedback: "Write to ada@dance.com instead",
    };
    await act(fixture, "cancelSubscription", member, input);
    await act(fixture, "cancelSubscription", member, input);
    expect(await published(member.memberId)).toEqual([
      {
        memberId: member.memberId,
        offerAccepted: false,
        planCode: subscription.planCode,
        nextBillingDate: null,
        reason: "OTHER",
        feedback: "Write to (email) instead",
      },
    ]);
  });

  it("TRK-05 after the offer was accepted, with the new billing date", async () => {
    const { member } = await aSubscriber(fixture);
    const { nextBillingDate } = await act(fixture, "acceptRetentionOffer", member);
    expect(await published(member.memberId)).toMatchObject([
      { offerAccepted: true, nextBillingDate, reason: null, feedback: null },
    ]);
  });

  it("not after another action", async () => {
    const { member } = await aSubscriber(fixture);
    await act(fixture, "changePlan", member, { planChoice: "YEARLY" });
    expect(await published(member.memberId)).toEqual([]);
  });
});
