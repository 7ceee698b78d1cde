import { act } from "../testing/act";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber, cards } from "../testing/orders";
import { isLockedBy } from "./grace.rules";

const DAY_MS = 86_400_000;
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const isEntitled = async (memberId: string) => {
  const { rows } = await fixture.db.query(
    "SELECT is_entitled FROM entitlement WHERE member_id = $1",
    [memberId],
  );
  return rows[0]?.is_entitled;
};

it("a failed renewal: seven days of grace, then the lock, the end on day 14", async () => {
  const { member, subscription } = await aSubscriber(
    fixture,
    "NO_DEAL_MONTHLY",
    cards.renewalDeclined,
  );
  const memberId = member.memberId ?? "";
  const failedOn = Date.parse(subscription.nextBillingDate);
  await fixture.sandbox.toNextEvent(memberId);
  const seen: unknown[] = [];
  for (let day = 0; day <= 14; day += 1) {
    if (day > 0) await fixture.sandbox.advance(memberId, 1);
    await fixture.subscriptions.sync(memberId);
    const { accountStatus, isOwing, isLocked, graceEndsOn } = await subscriptionSeenBy(
      fixture,
      member,
    );
    const access = await isEntitled(memberId);
    seen.push({ day, accountStatus, isOwing, isLocked, graceEndsOn, access });
  }
  const grace = {
    accountStatus: "ACTIVE",
    isOwing: true,
    isLocked: false,
    graceEndsOn: new Date(failedOn + 7 * DAY_MS).toISOString(),
    access: true,
  };
  const locked = { ...grace, isLocked: true, graceEndsOn: null, access: false };
  expect(seen.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...grace })));
  expect(seen.slice(7, 14)).toEqual([7, 8, 9, 10, 11, 12, 13].map((day) => ({ day, ...locked })));
  expect(seen[14]).toMatchObject({ accountStatus: "EXPIRED", access: false });
});

it("a retry that succeeds during the grace ends it, without a gap in access", async () => {
  const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
  const memberId = member.memberId ?? "";
  await fixture.sandbox.toNextEvent(memberId);
  await fixture.subscriptions.sync(memberId);
  await fixture.sandbox.replaceCard(memberId, cards.good);
  await fixture.subscriptions.sync(memberId);
  expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
    isOwing: false,
    isLocked: false,
    graceEndsOn: null,
  });
  const changes = (await fixture.events("entitlement.changed")).filter(
    (event) => event.memberId === memberId,
  );
  expect(changes.map((event) => event.isEntitled)).toEqual([true]);
});

it("a member in grace may still cancel", async () => {
  const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
  await fixture.sandbox.toNextEvent(member.memberId ?? "");
  expect((await act(fixture, "cancelSubscription", member)).subscription.accountStatus).toBe(
    "CANCELLED",
  );
});

describe("when access is suspended", () => {
  const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
  it.each([
    ["nothing overdue", { isOwing: false, overdueSince: at(1), lastTryFailedAt: at(20) }, false],
    ["the first failure", { isOwing: true, overdueSince: at(1), lastTryFailedAt: at(1) }, false],
    ["a retry in time", { isOwing: true, overdueSince: at(1), lastTryFailedAt: at(7, 23) }, false],
    ["the last retry", { isOwing: true, overdueSince: at(1), lastTryFailedAt: at(8) }, true],
    [
      "a debt without known tries",
      { isOwing: true, overdueSince: null, lastTryFailedAt: null },
      true,
    ],
  ])("%s", (_, debt, isLocked) => {
    expect(isLockedBy(debt)).toBe(isLocked);
  });
});
