import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy, cards } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

async function entries(memberId: string) {
  await fixture.billing.drain();
  const { rows } = await fixture.db.query(
    "SELECT action, outcome, address FROM audit_log WHERE member_id = $1",
    [memberId],
  );
  return rows.sort((one, other) => (one.outcome < other.outcome ? -1 : 1));
}

describe("the audit log of billing", () => {
  it("keeps each member's purchases and how they ended, without the order", async () => {
    const [ines, bob] = [aMember(), { ...aMember(), address: "198.51.100.2" }];
    await buy(fixture, await anOrder(fixture), ines);
    const { code } = await buy(fixture, await anOrder(fixture, { card: cards.declined }), bob);
    await buy(fixture, await anOrder(fixture, { card: cards.challenge }), bob);
    const entry = { action: "purchaseSubscription" };
    expect(await entries(ines.memberId)).toEqual([
      { ...entry, outcome: "done", address: ines.address },
    ]);
    expect(code).toMatch(/^[A-Z_]+$/);
    expect(await entries(bob.memberId)).toEqual(
      [code, "THREE_D_SECURE_REQUIRED"]
        .sort()
        .map((outcome) => ({ ...entry, outcome, address: "198.51.100.2" })),
    );
    const { rows } = await fixture.db.query("SELECT to_jsonb(a)::text AS text FROM audit_log a");
    const text = rows.map((row) => row.text).join("\n");
    for (const input of ["YEARLY", "Moreau", "@eightcount.test"]) {
      expect(text).not.toContain(input);
    }
  });

  it("is append-only", async () => {
    await buy(fixture, await anOrder(fixture), aMember());
    await fixture.billing.drain();
    for (const change of ["UPDATE audit_log SET outcome = 'done'", "DELETE FROM audit_log"]) {
      await expect(fixture.db.query(change)).rejects.toThrow("append-only");
    }
  });
});
