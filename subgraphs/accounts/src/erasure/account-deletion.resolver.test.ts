import { randomUUID } from "node:crypto";
import { deliver } from "@eightcount/test-kit/events/deliver";
import {
  type AccountsFixture,
  accountsFixture,
  codeIn,
  refreshTokenIn,
} from "../testing/accounts-fixture";
import { holdAccount } from "../testing/held-account";
import {
  enter,
  PASSWORD,
  REFRESH,
  REQUEST_RESET,
  RESET,
  signIn,
  verified,
} from "../testing/operations";

const DELETE = `mutation ($input: RequestAccountDeletionInput!) {
  requestAccountDeletion(input: $input) { __typename
    ... on AccountDeletionRequested { deletesAt }
    ... on AccountDeletionRefused { code message field } } }`;
const KEPT = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignedIn { keptAccount } } }`;
const DAY_MS = 86_400_000;

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

const request = (password = PASSWORD, caller: object = { memberId }) =>
  fixture.execute(DELETE, { input: { password } }, caller);
const back = async (password = PASSWORD) =>
  (
    await fixture.execute(KEPT, {
      input: { email: "ada@dance.com", password, rememberMe: false },
    })
  ).data.signIn;
const events = async (topic: string) =>
  (
    await fixture.db.query("SELECT payload FROM outbox_event WHERE topic = $1 ORDER BY id", [topic])
  ).rows.map(({ payload }) => payload);
const requests = async () => (await fixture.db.query("SELECT * FROM account_deletion")).rows;

describe("requestAccountDeletion", () => {
  it("tells the date, 14 days away, and mails it with a way to keep the account", async () => {
    const deletesAt = new Date(fixture.clock.read().getTime() + 14 * DAY_MS).toISOString();
    const { data } = await request();
    expect(data.requestAccountDeletion).toEqual({
      __typename: "AccountDeletionRequested",
      deletesAt: expect.anything(),
    });
    expect(new Date(data.requestAccountDeletion.deletesAt).toISOString()).toBe(deletesAt);
    const mail = (await fixture.waitingMails()).at(-1);
    expect(mail?.to).toBe("ada@dance.com");
    expect(mail?.subject).toMatch(/^Your Eightcount account will be deleted on .* \(UTC\)$/);
    expect(mail?.text).toMatch(/sign in to keep it/);
    // Billing cancels it later, and not everyone has one.
    expect(mail?.text).toContain("If you have a membership, we're canceling it now.");
    expect(mail?.text).not.toMatch(/won't renew|is canceled/);
    expect(mail?.text).toContain(`${fixture.config.publicUrl}/signin`);
    expect(await events("member.deletion-requested")).toEqual([
      { memberId, deletionId: expect.any(String), deletesAt },
    ]);
  });

  it("ends every sign-in at once, here and elsewhere, and clears the cookie", async () => {
    const here = await signIn(fixture);
    const there = await signIn(fixture, { rememberMe: true }, { userAgent: "Safari" });
    const answer = await request(PASSWORD, { memberId, refreshToken: here });
    expect(refreshTokenIn(answer)).toBe("");
    for (const [refreshToken, userAgent] of [
      [here, "Firefox"],
      [there, "Safari"],
    ] as const) {
      const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken, userAgent });
      expect(data.refreshSession).toEqual({ __typename: "SignedOut", reason: "SESSION_ENDED" });
    }
  });

  it("spares the cookie of another member, who signed in on this browser meanwhile", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    const refreshToken = await signIn(fixture, { email: "bob@dance.com" });
    const answer = await request(PASSWORD, { memberId, refreshToken });
    expect(answer.data.requestAccountDeletion.__typename).toBe("AccountDeletionRequested");
    expect(refreshTokenIn(answer)).toBeUndefined();
  });

  it("leaves other members signed in", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    const refreshToken = await signIn(fixture, { email: "bob@dance.com" });
    await request();
    const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken });
    expect(data.refreshSession.__typename).toBe("SignedIn");
  });

  it("a wrong password changes nothing: 'You entered the wrong password.'", async () => {
    expect((await request("Dance123?")).data.requestAccountDeletion).toMatchObject({
      code: "NOT_AUTHORIZED",
      message: "You entered the wrong password.",
      field: "password",
    });
    expect(await requests()).toEqual([]);
  });

  it("five wrong guesses wait a quarter of an hour", async () => {
    for (let tries = 0; tries < 5; tries += 1) await request("Dance123?");
    expect((await request()).data.requestAccountDeletion).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await requests()).toEqual([]);
  });

  it("is for members only", async () => {
    const { errors } = await request(PASSWORD, {});
    expect(errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("from two tabs at once, mails once and keeps the first date", async () => {
    const [first, second] = await Promise.all([request(), request()]);
    expect(first.data).toEqual(second.data);
    expect(await events("member.deletion-requested")).toHaveLength(1);
    const mails = await fixture.waitingMails();
    expect(mails.filter(({ subject }) => subject.includes("will be deleted"))).toHaveLength(1);
  });
});

describe("signing in before the date", () => {
  it("keeps the account, says so, and mails it", async () => {
    await request();
    const [{ deletionId }] = await events("member.deletion-requested");
    fixture.clock.advance(13 * DAY_MS);
    expect(await back()).toEqual({ __typename: "SignedIn", keptAccount: true });
    expect(await requests()).toEqual([]);
    expect(await events("member.deletion-withdrawn")).toEqual([{ memberId, deletionId }]);
    const mail = (await fixture.waitingMails()).at(-1);
    expect(mail?.subject).toBe("Your Eightcount account stays");
    expect(mail?.text).toMatch(/stays canceled. You can reactivate it in Settings/);
    expect(await back()).toEqual({ __typename: "SignedIn", keptAccount: false });
  });

  it("a wrong password keeps nothing", async () => {
    await request();
    expect(await back("Dance123?")).toEqual({ __typename: "SignInRefused" });
    expect(await requests()).toHaveLength(1);
  });

  it("counts even if the password was checked before the request", async () => {
    const held = await holdAccount(fixture.db, memberId);
    const leaving = request();
    await held.waiting(1);
    const entering = back();
    await held.waiting(2);
    await held.release();
    expect((await leaving).data.requestAccountDeletion.__typename).toBe("AccountDeletionRequested");
    expect(await entering).toEqual({ __typename: "SignedIn", keptAccount: true });
    expect(await requests()).toEqual([]);
    expect(await events("member.deletion-withdrawn")).toHaveLength(1);
  });

  it("does not count against a request that follows it, which ends that sign-in", async () => {
    const held = await holdAccount(fixture.db, memberId);
    const entering = back();
    await held.waiting(1);
    const leaving = request();
    await held.waiting(2);
    await held.release();
    expect(await entering).toEqual({ __typename: "SignedIn", keptAccount: false });
    expect((await leaving).data.requestAccountDeletion.__typename).toBe("AccountDeletionRequested");
    expect(await requests()).toHaveLength(1);
    const open = "SELECT 1 FROM session_family WHERE revoked_at IS NULL";
    expect((await fixture.db.query(open)).rows).toEqual([]);
  });

  it("keeps nothing if the password is replaced while it is checked", async () => {
    await request();
    const held = await holdAccount(fixture.db, memberId);
    const entering = back();
    await held.waiting(1);
    await held.query("UPDATE account SET password_hash = 'another' WHERE id = $1", [memberId]);
    await held.release();
    expect(await entering).toEqual({ __typename: "SignInRefused" });
    expect(await requests()).toHaveLength(1);
  });

  it("works with a new password, set by a mailed code", async () => {
    await request();
    const browser = fixture.browser();
    await browser.execute(REQUEST_RESET, { input: { email: "ada@dance.com" } });
    const code = codeIn((await fixture.waitingMails()).at(-1));
    const newPassword = "NewDance1!";
    await browser.execute(RESET, { input: { email: "ada@dance.com", code, newPassword } });
    expect(await enter(browser, { password: newPassword })).toMatchObject({
      __typename: "SignedIn",
    });
    expect(await requests()).toEqual([]);
  });
});

describe("until then", () => {
  it("no reminder is mailed and nothing is told to the engagement service", async () => {
    await request();
    const before = (await fixture.waitingMails()).length;
    const event = (topic: string, payload: object) => ({
      ...{ id: randomUUID(), topic, version: 1, payload },
      occurredAt: fixture.clock.read().toISOString(),
    });
    await deliver(
      fixture.accounts.modules.membershipMails,
      event("notice.requested", {
        ...{ kind: "TRIAL_REMINDER", memberId, planName: "Monthly Subscription" },
        ...{ amountCents: 1900, currency: "USD", chargedAt: "2026-12-02T10:00:00.000Z" },
      }),
    );
    await deliver(
      fixture.accounts.modules.engagement,
      event("engagement.requested", { memberId, eventType: "CLASS_VIEWED", eventDetails: "{}" }),
    );
    expect(await fixture.waitingMails()).toHaveLength(before);
    expect(fixture.engagement.received).toEqual([]);
  });
});
