import { randomUUID } from "node:crypto";
import { crmSite } from "../../prisma/seed/crm-site";
import { CrmAdapter } from "../providers/legacy-crm/crm.adapter";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { anOrder, aSubscriber, buy } from "../testing/orders";

const faults = new FaultyProvider(["cancelSubscription"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

interface Leaving {
  readonly memberId: string;
  readonly deletionId: string;
}

const aRequest = ({ memberId }: { memberId: string }): Leaving => ({
  memberId,
  deletionId: randomUUID(),
});
const send = (topic: string, payload: object, attempt = 1) => {
  const event = { id: randomUUID(), topic, version: 1, payload };
  const { consumes } = fixture.billing.modules.departures;
  const job = consumes.find(({ contract }) => contract.topic === topic);
  return job?.handle({ ...event, occurredAt: new Date().toISOString() }, attempt);
};
const leave = (request: Leaving, attempt = 1) =>
  send("member.deletion-requested", { ...request, deletesAt: "2026-12-09T10:00:00.000Z" }, attempt);
const comeBack = (request: Leaving) => send("member.deletion-withdrawn", request);
const round = () => fixture.billing.modules.departures.services.departures.cancelRestarted();
const statusOf = async (member: ReturnType<typeof aMember>) =>
  (await subscriptionSeenBy(fixture, member)).accountStatus;

describe("a member who asks to delete the account", () => {
  it("is canceled at the end of the paid period, once, however often the event arrives", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const request = aRequest(member);
    await leave(request);
    await leave(request);
    await leave(request, 2);
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      accountStatus: "CANCELLED",
      nextBillingAmountCents: 0,
      nextBillingDate: subscription.nextBillingDate,
    });
    expect(faults.calls).toHaveLength(1);
  });

  it("is canceled later if the provider does not answer", async () => {
    const { member } = await aSubscriber(fixture);
    const request = aRequest(member);
    faults.isUnreadable = true;
    await expect(leave(request)).rejects.toThrow("ECONNREFUSED");
    faults.isUnreadable = false;
    faults.answer = { kind: "unknown", hasResponse: true };
    await expect(leave(request, 2)).rejects.toThrow(/canceling the subscription/);
    faults.answer = null;
    await leave(request, 3);
    expect(await statusOf(member)).toBe("CANCELLED");
  });

  it("who comes back finds it canceled, and reactivates it for good", async () => {
    const { member } = await aSubscriber(fixture);
    const request = aRequest(member);
    await leave(request);
    await comeBack(request);
    expect(await statusOf(member)).toBe("CANCELLED");
    expect((await subscriptionSeenBy(fixture, member, "actions")).actions).toEqual(["REACTIVATE"]);
    await act(fixture, "reactivateSubscription", member);
    // A late delivery of the request changes nothing more.
    await leave(request, 2);
    expect(await statusOf(member)).toBe("ACTIVE");
  });

  it("who comes back before the provider answered keeps the subscription", async () => {
    const { member } = await aSubscriber(fixture);
    const request = aRequest(member);
    faults.isUnreadable = true;
    await expect(leave(request)).rejects.toThrow();
    faults.isUnreadable = false;
    await comeBack(request);
    await leave(request, 2);
    expect(await statusOf(member)).toBe("ACTIVE");
  });

  it("is canceled again if a purchase that was under way begins a subscription", async () => {
    const member = aMember();
    const request = aRequest(member);
    await leave(request);
    await buy(fixture, await anOrder(fixture), member);
    expect(await statusOf(member)).toBe("ACTIVE");
    await round();
    await round();
    expect(await statusOf(member)).toBe("CANCELLED");
    expect(faults.calls).toHaveLength(1);
  });

  it("who comes back may buy and keep a subscription", async () => {
    const member = aMember();
    const request = aRequest(member);
    await leave(request);
    await comeBack(request);
    await leave(request, 2);
    await buy(fixture, await anOrder(fixture), member);
    await round();
    expect(await statusOf(member)).toBe("ACTIVE");
  });

  it("who is erased leaves no request behind, even if it is delivered late", async () => {
    const member = aMember();
    await leave(aRequest(member));
    await send("member.erased", { memberId: member.memberId });
    await leave(aRequest(member));
    const { rows } = await fixture.db.query("SELECT 1 FROM pending_deletion WHERE member_id = $1", [
      member.memberId,
    ]);
    expect(rows).toEqual([]);
  });

  it("without a subscription has nothing to cancel", async () => {
    const member = aMember();
    await leave(aRequest(member));
    expect(faults.calls).toEqual([]);
  });

  it("never cancels another member's", async () => {
    const { member: bob } = await aSubscriber(fixture);
    const { member: ada } = await aSubscriber(fixture);
    await leave(aRequest(ada));
    expect(await statusOf(bob)).toBe("ACTIVE");
  });
});

describe("a member with a subscription at the CRM and one at the provider", () => {
  afterEach(() => fixture.sandbox.setFault({ crm: "none" }));

  async function aDoubleMember() {
    const { member, subscription } = await aSubscriber(fixture);
    const { memberId } = member;
    const email = String(member.email);
    const access = {
      baseUrl: `${fixture.sandbox.url}/crm/rest/v1`,
      apiKey: fixture.config.crmApiKey,
    };
    await crmSite(access).order(email, "MONTH");
    await fixture.accounts.openAtCrm({ memberId, email });
    const crm = new CrmAdapter({ ...access, webhookSecret: "none", logger: fixture.logger });
    return {
      member,
      states: async () => {
        const contactId = String(await crm.ensureContact({ email }));
        const [atCrm] = await crm.listSubscriptions(contactId);
        const path = `/subscriptions/${subscription.subscriptionId}`;
        const { state } = await fixture.sandbox.read(path);
        return [atCrm?.isCancelled, state];
      },
    };
  }

  it("is canceled at both", async () => {
    const { member, states } = await aDoubleMember();
    expect(await states()).toEqual([false, "active"]);
    await leave(aRequest(member));
    expect(await states()).toEqual([true, "canceled"]);
  });

  it("is tried again while the CRM cannot be read", async () => {
    const { member, states } = await aDoubleMember();
    const request = aRequest(member);
    await fixture.sandbox.setFault({ crm: "hang" });
    await expect(leave(request)).rejects.toThrow();
    await fixture.sandbox.setFault({ crm: "none" });
    expect(await states()).toEqual([false, "canceled"]);
    await leave(request, 2);
    expect(await states()).toEqual([true, "canceled"]);
  }, 60_000);
});

describe("a member in a pause or a trial", () => {
  it("is canceled, too", async () => {
    const { member } = await aSubscriber(fixture);
    await act(fixture, "pauseSubscription", member, { cycles: 1 });
    await leave(aRequest(member));
    expect(await statusOf(member)).toBe("CANCELLED");
    const trial = aMember();
    await buy(fixture, await anOrder(fixture, { planChoice: "YEARLY" }), trial);
    await leave(aRequest(trial));
    expect(await statusOf(trial)).toBe("CANCELLED");
  });
});
