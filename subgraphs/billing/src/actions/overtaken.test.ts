import { randomUUID } from "node:crypto";
import { act, actionState } from "../testing/act";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { aSubscriber } from "../testing/orders";

const faults = new FaultyProvider(["cancelSubscription"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
afterAll(() => fixture.close());

it("an action that took too long is not sent, and ends for good", async () => {
  const { member } = await aSubscriber(fixture);
  const input = { attemptId: randomUUID() };
  faults.beforeReading = async () => {
    faults.beforeReading = null;
    await fixture.db.query(
      "UPDATE purchase_in_flight SET attempt_id = 'another-order' WHERE member_id = $1",
      [member.memberId],
    );
  };
  expect(await act(fixture, "cancelSubscription", member, input)).toMatchObject({
    code: "ACTION_UNDER_WAY",
  });
  expect(await actionState(fixture, input.attemptId)).toBe("REFUSED");
  // A client repeats what is in progress, and must find out that this attempt no longer is.
  expect(await act(fixture, "cancelSubscription", member, input)).toMatchObject({
    code: "CANCELLATION_FAILED",
  });
  expect(faults.calls).toEqual([]);
});
