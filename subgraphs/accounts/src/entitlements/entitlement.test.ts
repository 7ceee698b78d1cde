import { setTimeout as sleep } from "node:timers/promises";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { SignJWT } from "jose";
import { v7 as uuid } from "uuid";
import { type AccountsFixture, accountsFixture, TICKET_SECRET } from "../testing/accounts-fixture";
import { REFRESH, signIn, verified } from "../testing/operations";

let fixture: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture);
});
afterAll(() => fixture.close());

const seconds = (count: number) => count * 1000;
const groups = async () =>
  (await fixture.db.query("SELECT groups::text[] AS groups FROM account")).rows[0].groups;
const changed = (isEntitled: boolean, occurredAt: Date, id = uuid()) => ({
  id,
  topic: "entitlement.changed",
  occurredAt: occurredAt.toISOString(),
  payload: { memberId, isEntitled, planCode: null, occurredAt: occurredAt.toISOString() },
});
const applyEvent = (event: ReturnType<typeof changed>) =>
  deliver(fixture.accounts.modules.entitlements, event);

function ticket(overrides: { subject?: string; secret?: string; age?: number } = {}) {
  const issuedAt = Math.floor(fixture.clock.read().getTime() / 1000) - (overrides.age ?? 0);
  return new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("eightcount-billing")
    .setAudience("eightcount-accounts")
    .setSubject(overrides.subject ?? memberId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign(new TextEncoder().encode(overrides.secret ?? TICKET_SECRET));
}
async function refreshWith(entitlementTicket: string) {
  const refreshToken = await signIn(fixture);
  return (await fixture.execute(REFRESH, { input: { entitlementTicket } }, { refreshToken })).data
    .refreshSession;
}

describe("entitlement.changed", () => {
  it("adds a member to the Subscriber group and removes them again", async () => {
    await applyEvent(changed(true, fixture.clock.read()));
    expect(await groups()).toEqual(["SUBSCRIBER"]);
    fixture.clock.advance(seconds(1));
    await applyEvent(changed(false, fixture.clock.read()));
    expect(await groups()).toEqual([]);
  });

  it("delivered twice, or late, it changes nothing", async () => {
    const bought = changed(true, fixture.clock.read());
    fixture.clock.advance(seconds(5));
    const ended = changed(false, fixture.clock.read());
    await applyEvent(ended);
    await applyEvent(bought);
    await applyEvent(ended);
    expect(await groups()).toEqual([]);
    expect((await fixture.db.query("SELECT 1 FROM inbox_event")).rowCount).toBe(2);
  });

  it("is deleted a month after it was handled", async () => {
    const [older, younger] = [uuid(), uuid()];
    await fixture.db.query(
      `INSERT INTO inbox_event (id, handled_at)
       VALUES ($1, now() - interval '31 days'), ($2, now() - interval '29 days')`,
      [older, younger],
    );
    const kept = async () => {
      const { rows } = await fixture.db.query<{ id: string }>("SELECT id FROM inbox_event");
      return rows.map(({ id }) => id);
    };
    const stop = fixture.startWorkers();
    for (let look = 0; look < 100 && (await kept()).includes(older); look += 1) await sleep(50);
    await stop();
    expect(await kept()).not.toContain(older);
    expect(await kept()).toContain(younger);
  });

  it("leaves the other groups unchanged and never duplicates one", async () => {
    await fixture.db.query("UPDATE account SET groups = '{EMPLOYEE,SUBSCRIBER}'");
    await applyEvent(changed(true, fixture.clock.read()));
    expect((await groups()).sort()).toEqual(["EMPLOYEE", "SUBSCRIBER"]);
  });

  it("a malformed event is refused and not marked as handled", async () => {
    const broken = { ...changed(true, fixture.clock.read()), payload: { memberId: "ada" } };
    await expect(async () => applyEvent(broken as never)).rejects.toThrow();
    expect((await fixture.db.query("SELECT 1 FROM inbox_event")).rowCount).toBe(0);
  });
});

describe("an entitlement ticket", () => {
  it("adds the Subscriber group to the token immediately and stores it", async () => {
    expect(await refreshWith(await ticket())).toMatchObject({ groups: ["SUBSCRIBER"] });
    expect(await groups()).toEqual(["SUBSCRIBER"]);
  });

  it("is accepted while billing's clock is ahead by at most half a minute", async () => {
    expect(await refreshWith(await ticket({ age: -31 }))).toMatchObject({ groups: [] });
    expect(await refreshWith(await ticket({ age: -29 }))).toMatchObject({ groups: ["SUBSCRIBER"] });
  });

  it("and the event of the same purchase together change nothing more", async () => {
    const event = changed(true, fixture.clock.read());
    fixture.clock.advance(seconds(1));
    await refreshWith(await ticket());
    await applyEvent(event);
    expect(await groups()).toEqual(["SUBSCRIBER"]);
  });

  it("presented again, changes nothing more", async () => {
    const rows = async () => (await fixture.db.query("SELECT * FROM account")).rows;
    const bought = await ticket();
    await refreshWith(bought);
    const before = await rows();
    expect(await refreshWith(bought)).toMatchObject({ groups: ["SUBSCRIBER"] });
    expect(await rows()).toEqual(before);
  });

  it("presented again after the subscription ended, it grants nothing", async () => {
    const early = await ticket();
    fixture.clock.advance(seconds(30));
    await applyEvent(changed(false, fixture.clock.read()));
    expect(await refreshWith(early)).toMatchObject({ __typename: "SignedIn", groups: [] });
  });

  it.each([
    ["of another member", () => ticket({ subject: uuid() })],
    ["signed by somebody else", () => ticket({ secret: "x".repeat(32) })],
    ["older than 60 seconds", () => ticket({ age: 61 })],
    ["that is none", async () => "ticket"],
  ])("%s leaves the member signed in without the group", async (_, make) => {
    expect(await refreshWith(await make())).toMatchObject({ __typename: "SignedIn", groups: [] });
    expect(await groups()).toEqual([]);
  });
});
