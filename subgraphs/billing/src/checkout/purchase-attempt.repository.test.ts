import { randomUUID } from "node:crypto";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

it("an attempt sent many times at once waits while another one has the turn", async () => {
  const attempts = fixture.billing.modules.checkout.services.purchaseAttempts;
  const memberId = randomUUID();
  const order = () => ({ attemptId: randomUUID(), memberId, orderHash: "o", planCode: "p" });
  expect((await attempts.claim(order())).kind).toBe("open");
  const repeated = order();
  for (let round = 0; round < 20; round += 1) {
    const claims = await Promise.all(Array.from({ length: 8 }, () => attempts.claim(repeated)));
    expect(new Set(claims.map(({ kind }) => kind))).toEqual(new Set(["busy"]));
  }
});
