import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memberTables, tablesWith } from "@eightcount/test-kit/erasure/traces";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { holdAccount } from "../testing/held-account";
import { enter, PASSWORD, REQUEST_RESET, signedUp, signIn, verified } from "../testing/operations";
import { startErasureJob } from "./erasure.job";

const DELETE = `mutation ($input: RequestAccountDeletionInput!) {
  requestAccountDeletion(input: $input) { __typename } }`;
const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { __typename } }`;
const DAY_MS = 86_400_000;
const EMAIL = "ada@dance.com";
const handbook = readFileSync(path.join(__dirname, "../../../../docs/operations.md"), "utf8");
const PERSONAL = [EMAIL, "Adalovela", "Byronesque", "4915112345"];

/** What erasure does with every table that has a member's id. A new table must be listed here. */
const DELETED = [
  "account_deletion",
  "class_feedback",
  "email_code",
  "known_device",
  "page_view",
  "session_family",
  "sign_up",
  "user_event",
  "visitor_session",
];
const KEPT: Readonly<Record<string, string>> = {
  audit_log: "security record of ids and networks, deleted after 400 days",
};

let fixture: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.accounts.drain();
  await fixture.reset();
  memberId = await verified(fixture, { email: EMAIL });
});
afterAll(() => fixture.close());

const erasures = {
  eraseDue: () => fixture.accounts.modules.erasure.services.erasures.eraseDue(),
};
const leave = () => fixture.execute(DELETE, { input: { password: PASSWORD } }, { memberId });
const topics = async (topic: string) =>
  (await fixture.db.query("SELECT payload FROM outbox_event WHERE topic = $1", [topic])).rows;

/** Gives the member a row in every table. */
async function live(): Promise<void> {
  const input = {
    ...{ name: "Adalovela", familyName: "Byronesque", phoneNumber: "4915112345" },
    isSubscribed: true,
  };
  await fixture.execute(PROFILE, { input }, { memberId });
  await signIn(fixture);
  await fixture.execute(REQUEST_RESET, { input: { email: EMAIL } });
  await fixture.db.query(
    `INSERT INTO sign_up (id, account_id, device_hash, password_hash, profile, created_at)
     VALUES (gen_random_uuid(), $1, 'device', 'hash', '{"name":"Adalovela"}', now())`,
    [memberId],
  );
  await fixture.db.query(
    `INSERT INTO class_feedback (member_id, class_id, difficulty, comments, updated_at)
     VALUES ($1, gen_random_uuid(), 3, 'by Adalovela', now())`,
    [memberId],
  );
  await visit(memberId, VISITOR);
  await visit(null, VISITOR);
}

const VISITOR = "0198f6a2-0e0e-7000-8000-000000000001";

type TrackingTable = "visitor_session" | "page_view" | "user_event";
const TRACKING: readonly TrackingTable[] = ["visitor_session", "page_view", "user_event"];

/** One visit of a browser, before or after the sign-in. */
async function visit(owner: string | null, visitor: string, tables = TRACKING): Promise<void> {
  const place = [owner, visitor, randomUUID(), "Byronesque phone"];
  const insert: Readonly<Record<TrackingTable, string>> = {
    visitor_session: `INSERT INTO visitor_session (owner, visitor_id, session_id, device,
       landing_timer, url_params, user_agent, browser, ip_info, ip, country, city, started_at)
     VALUES ($1, $2, $3, $4, 0, '{}', '', '', '{}', '', '', '', now())`,
    page_view: `INSERT INTO page_view (id, owner, visitor_id, session_id, device, page, user_agent,
       browser, ip, country, city, viewed_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, '', '', '', '', '', '', now())`,
    user_event: `INSERT INTO user_event (id, owner, visitor_id, session_id, device, page_view_id,
       page, user_agent, browser, ip_info, ip, country, city, type, details, occurred_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, gen_random_uuid(), '', '', '', '{}', '', '', '', '',
       '{}', now())`,
  };
  for (const table of tables) await fixture.db.query(insert[table], place);
}

/** Runs rounds every second until it is stopped. */
const startRounds = () =>
  startErasureJob(fixture.accounts.modules.erasure.services.erasures, {
    redisUrl: fixture.config.redisUrl,
    prefix: "erasure-test",
    everyMinutes: 1 / 60,
    logger: fixture.logger,
  });

describe("the end of the 14 days", () => {
  it("knows what to do with every table that has a member's id", async () => {
    expect([...DELETED, ...Object.keys(KEPT)].sort()).toEqual(await memberTables(fixture.db));
  });

  it("leaves no name, address, and phone number, and the id only where it is documented", async () => {
    await live();
    await leave();
    await fixture.accounts.drain();
    const before = await tablesWith(fixture.db, [memberId]);
    expect(before).toEqual(expect.arrayContaining([...DELETED, "account", "profile", "audit_log"]));
    fixture.clock.advance(14 * DAY_MS);
    expect(await erasures.eraseDue()).toBe(1);
    expect(await tablesWith(fixture.db, [...PERSONAL, VISITOR])).toEqual([]);
    expect(await tablesWith(fixture.db, [memberId])).toEqual(["audit_log", "outbox_event"]);
    expect(await topics("member.erased")).toEqual([
      { payload: { memberId, recipient: expect.stringMatching(/^[\w-]{43}$/) } },
    ]);
    // The mails are sealed, so their readers must find none either.
    expect(JSON.stringify(await fixture.waitingMails())).not.toContain(EMAIL);
  });

  it.each([
    ["", async () => {}],
    [" after the member asked for it", leave],
  ])("can be requested by an operator%s, with the statement of the handbook", async (_, before) => {
    await before();
    const [, statement = ""] =
      /```sql\n(INSERT INTO account_deletion[^`]+)```/.exec(handbook) ?? [];
    const { rows } = await fixture.db.query(statement);
    expect(rows).toEqual([{ account_id: memberId, deletion_id: expect.any(String) }]);
    fixture.clock.advance(Math.max(0, Date.now() - fixture.clock.read().getTime()) + 1_000);
    expect(await erasures.eraseDue()).toBe(1);
    expect(await tablesWith(fixture.db, [EMAIL])).toEqual([]);
    expect(await topics("member.erased")).toHaveLength(1);
    const proof = /"(SELECT id, sent_at FROM outbox_event[^"]+)"/.exec(handbook)?.[1] ?? "";
    expect((await fixture.db.query(proof.replace("MEMBER", memberId))).rowCount).toBe(1);
  });

  it("is found after a restore, with the statement of the handbook", async () => {
    await leave();
    const [, statement = ""] = /```sql\n(SELECT account_id[^`]+)```/.exec(handbook) ?? [];
    const since = statement.replace(/'[^']+'/, "now() - interval '100 years'");
    expect((await fixture.db.query(since)).rows).toMatchObject([{ account_id: memberId }]);
  });

  it.each([
    ["is repeated", async () => {}],
    ["keeps its own time where it is requested already", leave],
  ])("that waits %s, with the statement of the handbook", async (_, before) => {
    await before();
    const [, statement = ""] =
      /```sql\n(INSERT INTO account_deletion[^`]+)```/.exec(handbook) ?? [];
    const later = "2099-12-10 08:00+00";
    const repeated = statement
      .replace(/email = '[^']+'/, `id = '${memberId}'`)
      .replace("now(), now()", `now(), '${later}'`);
    expect((await fixture.db.query(repeated)).rows).toMatchObject([{ account_id: memberId }]);
    const { rows } = await fixture.db.query("SELECT deletes_at FROM account_deletion");
    expect(rows).toEqual([{ deletes_at: new Date(later) }]);
  });

  it("comes by itself, in a round of the job, and the event leaves the outbox", async () => {
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    const stops = [fixture.startWorkers(), startRounds()];
    const isSent = async () =>
      (
        await fixture.db.query(
          "SELECT 1 FROM outbox_event WHERE topic = 'member.erased' AND sent_at IS NOT NULL",
        )
      ).rowCount === 1;
    for (let look = 0; look < 200 && !(await isSent()); look += 1) await sleep(25);
    await Promise.all(stops.map((stop) => stop()));
    expect(await isSent()).toBe(true);
    expect(await tablesWith(fixture.db, [EMAIL])).toEqual([]);
  });

  it("frees the email address for a new account", async () => {
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    expect(await enter(fixture.browser())).toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await signedUp(fixture, { email: EMAIL })).not.toBe(memberId);
  });

  it("comes neither a moment too early nor for others", async () => {
    const bob = await verified(fixture, { email: "bob@dance.com" });
    await leave();
    fixture.clock.advance(14 * DAY_MS - 1);
    expect(await erasures.eraseDue()).toBe(0);
    expect(await tablesWith(fixture.db, [EMAIL])).toContain("account");
    fixture.clock.advance(1);
    expect(await erasures.eraseDue()).toBe(1);
    expect(await erasures.eraseDue()).toBe(0);
    expect(await tablesWith(fixture.db, [bob])).toContain("account");
  });

  it("comes for a member behind a hundred others who cannot be erased", async () => {
    await leave();
    await fixture.db.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION ''stuck''; END';
      CREATE TRIGGER stuck BEFORE DELETE ON account FOR EACH ROW
        WHEN (OLD.email LIKE 'stuck-%') EXECUTE FUNCTION refuse();
      WITH stuck AS (
        INSERT INTO account (id, email, password_hash, updated_at)
        SELECT gen_random_uuid(), 'stuck-' || nth, '', now() FROM generate_series(1, 100) nth
        RETURNING id)
      INSERT INTO account_deletion (account_id, deletion_id, requested_at, deletes_at)
      SELECT id, gen_random_uuid(), 'epoch', 'epoch' FROM stuck`);
    fixture.clock.advance(14 * DAY_MS);
    expect(await erasures.eraseDue()).toBe(1);
    expect(await tablesWith(fixture.db, [EMAIL])).toEqual([]);
    await fixture.db.query("DROP TRIGGER stuck ON account; DROP FUNCTION refuse()");
  });

  it("spares a member who signed in, even at the same moment", async () => {
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    const [erased, entered] = await Promise.all([erasures.eraseDue(), enter(fixture.browser())]);
    expect([erased, entered.__typename]).toEqual(
      erased === 1 ? [1, "SignInRefused"] : [0, "SignedIn"],
    );
  });

  it.each(TRACKING)("finds visits before the sign-in by a later %s alone", async (table) => {
    await visit(null, VISITOR);
    // As earlier releases stored it.
    await visit(VISITOR, VISITOR);
    await visit(memberId, VISITOR, [table]);
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    expect(await tablesWith(fixture.db, [VISITOR])).toEqual([]);
  });

  it("finds visits before the sign-up, if the sign-up names a visitor", async () => {
    const setVisitor = "UPDATE profile SET un_auth_id = $2 WHERE id = $1";
    const bob = await verified(fixture, { email: "bob@dance.com" });
    await visit(null, VISITOR);
    await visit(bob, randomUUID());
    await fixture.db.query(setVisitor, [memberId, VISITOR]);
    const [carol, dan] = [
      await verified(fixture, { email: "carol@dance.com" }),
      await verified(fixture, { email: "dan@dance.com" }),
    ];
    // Browsers send it, so it may be anything.
    await fixture.db.query(setVisitor, [carol, "no id"]);
    await fixture.db.query(setVisitor, [dan, bob]);
    for (const leaver of [memberId, carol, dan]) {
      await fixture.execute(DELETE, { input: { password: PASSWORD } }, { memberId: leaver });
    }
    fixture.clock.advance(14 * DAY_MS);
    expect(await erasures.eraseDue()).toBe(3);
    expect(await tablesWith(fixture.db, [VISITOR])).toEqual([]);
    const left = "SELECT owner FROM page_view UNION ALL SELECT owner FROM user_event";
    expect((await fixture.db.query(left)).rows).toEqual([{ owner: bob }, { owner: bob }]);
  });

  it("waits for the account before it locks anything else, so that nobody waits for it", async () => {
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    const held = await holdAccount(fixture.db, memberId);
    const erasing = erasures.eraseDue();
    await held.waiting(1);
    await fixture.db.query(
      "BEGIN; SET LOCAL lock_timeout = 500; DELETE FROM account_deletion; COMMIT",
    );
    await held.release();
    expect(await erasing).toBe(0);
    expect(await tablesWith(fixture.db, [EMAIL])).toContain("account");
  });

  it("refuses an access token that is still valid", async () => {
    await leave();
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    const again = await leave();
    expect(again.data.requestAccountDeletion.__typename).toBe("AccountDeletionRefused");
  });
});
