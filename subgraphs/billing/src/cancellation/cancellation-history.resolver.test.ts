import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { memberSeenBy } from "../testing/member-subscription";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const FEEDBACKS = `cancellationFeedbacks {
  oldPlan newPlan cancellationStatus cancellationReason offerAccepted feedback }`;

const keep = (memberId: string, day: string, record: readonly unknown[]) =>
  fixture.db.query(
    `INSERT INTO cancellation_feedback
       (id, member_id, created_at, old_plan, status, reason, offer_accepted, feedback)
     VALUES (gen_random_uuid(), $1, $2, 'eightcount-monthly', $3, $4, $5, $6)`,
    [memberId, day, ...record],
  );

describe("a member's earlier cancellations", () => {
  it("newest first, and only for the member", async () => {
    const [ines, bob] = [aMember(), aMember()];
    await keep(ines.memberId, "2026-10-01", ["OFFER_ACCEPTED", "AFFORDABLE_PLAN", true, "Ten."]);
    await keep(ines.memberId, "2026-11-01", ["CANCELLED", null, false, null]);
    const rest = { oldPlan: "eightcount-monthly", newPlan: null };
    expect(await memberSeenBy(fixture, FEEDBACKS, ines, ines)).toEqual({
      cancellationFeedbacks: [
        {
          ...rest,
          cancellationStatus: "CANCELLED",
          cancellationReason: null,
          offerAccepted: false,
          feedback: null,
        },
        {
          ...rest,
          cancellationStatus: "OFFER_ACCEPTED",
          cancellationReason: "AFFORDABLE_PLAN",
          offerAccepted: true,
          feedback: "Ten.",
        },
      ],
    });
    expect(await memberSeenBy(fixture, FEEDBACKS, bob, bob)).toEqual({ cancellationFeedbacks: [] });
    expect(await memberSeenBy(fixture, FEEDBACKS, ines, bob)).toEqual({
      cancellationFeedbacks: null,
    });
  });
});
