import { aMember, type BillingWorld, billingWorld } from "../testing/billing-world";
import { anOrder, buy, cards } from "../testing/orders";

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld();
});
afterAll(() => world.close());

async function entries(memberId: string) {
  await world.billing.drain();
  const { rows } = await world.db.query(
    "SELECT action, outcome, address FROM audit_log WHERE member_id = $1",
    [memberId],
  );
  return rows.sort((one, other) => (one.outcome < other.outcome ? -1 : 1));
}

describe("the audit log of billing", () => {
  it("keeps each member's purchases and how they ended, without the order", async () => {
    const [ines, bob] = [aMember(), { ...aMember(), address: "198.51.100.2" }];
    await buy(world, await anOrder(world), ines);
    const { code } = await buy(world, await anOrder(world, { card: cards.declined }), bob);
    await buy(world, await anOrder(world, { card: cards.challenge }), bob);
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
    const { rows } = await world.db.query("SELECT to_jsonb(a)::text AS text FROM audit_log a");
    const text = rows.map((row) => row.text).join("\n");
    for (const input of ["YEARLY", "Moreau", "@eightcount.test"]) {
      expect(text).not.toContain(input);
    }
  });

  it("is append-only", async () => {
    await buy(world, await anOrder(world), aMember());
    await world.billing.drain();
    for (const change of ["UPDATE audit_log SET outcome = 'done'", "DELETE FROM audit_log"]) {
      await expect(world.db.query(change)).rejects.toThrow("append-only");
    }
  });
});
