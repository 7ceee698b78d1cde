import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { AuditLog } from "@eightcount/service-kit/audit/audit-log";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { type AccountsFixture, accountsFixture, refreshTokenIn } from "../testing/accounts-fixture";
import {
  CHANGE_PASSWORD,
  PASSWORD,
  REFRESH,
  SIGN_IN,
  SIGN_OUT,
  signIn,
  verified,
} from "../testing/operations";

const RENAME = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { __typename } }`;
const AT_ADA = "198.51.100.1";
const AT_BEA = "198.51.100.2";
const WRONG = "Wr0ng-Dance!";
const NAME = "Beatrix of Audit";

const counts = recordCounts();
let fixture: AccountsFixture;
let ada: string;
let bea: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.accounts.drain();
  await fixture.reset();
  ada = await verified(fixture);
  bea = await verified(fixture, { email: "bea@dance.com" });
  counts.forget();
});
afterAll(async () => {
  counts.stop();
  await fixture.close();
});

async function entries(action: string) {
  await fixture.accounts.drain();
  const { rows } = await fixture.db.query(
    "SELECT member_id, outcome, address FROM audit_log WHERE action = $1",
    [action],
  );
  const key = (row: (typeof rows)[number]) => `${row.address} ${row.outcome}`;
  return rows.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Renames the member while the table is missing, so that the mutation fails. */
async function breakRenaming(memberId: string): Promise<void> {
  await fixture.db.query("ALTER TABLE profile RENAME TO profile_away");
  const caller = { memberId, address: AT_BEA };
  const input = { name: NAME, familyName: "", phoneNumber: "", isSubscribed: false };
  const { errors } = await fixture.execute(RENAME, { input }, caller);
  await fixture.db.query("ALTER TABLE profile_away RENAME TO profile");
  if (!errors) throw new Error("the mutation should have failed");
}

const enterWrongly = (email: string, address: string) =>
  fixture.execute(SIGN_IN, { input: { email, password: WRONG, rememberMe: false } }, { address });

describe("the audit log", () => {
  it("records member, action, address, and outcome, separately for each member", async () => {
    await signIn(fixture, {}, { address: AT_ADA });
    await enterWrongly("bea@dance.com", AT_BEA);
    const input = { currentPassword: WRONG, newPassword: "NewDance1!" };
    await fixture.execute(CHANGE_PASSWORD, { input }, { memberId: bea, address: AT_BEA });
    await breakRenaming(bea);
    expect(await entries("signIn")).toEqual([
      { member_id: ada, outcome: "done", address: AT_ADA },
      { member_id: null, outcome: "NOT_AUTHORIZED", address: AT_BEA },
    ]);
    expect(await entries("changePassword")).toEqual([
      { member_id: bea, outcome: "NOT_AUTHORIZED", address: AT_BEA },
    ]);
    expect(await entries("updateProfile")).toEqual([
      { member_id: bea, outcome: "failed", address: AT_BEA },
    ]);
    expect((await entries("confirmSignUp")).map(({ member_id }) => member_id).sort()).toEqual(
      [ada, bea].sort(),
    );
  });

  it("records no inputs", async () => {
    const token = await signIn(fixture, {}, { userAgent: "Firefox" });
    await enterWrongly("bea@dance.com", AT_BEA);
    await breakRenaming(bea);
    await fixture.accounts.drain();
    const { rows } = await fixture.db.query("SELECT to_jsonb(a)::text AS text FROM audit_log a");
    const text = rows.map((row) => row.text).join("\n");
    expect(text).toContain(AT_BEA);
    for (const input of [PASSWORD, WRONG, NAME, token, "@dance.com", "Firefox", "solved-"]) {
      expect(text).not.toContain(input);
    }
  });

  it("counts refused sign-ins by their code", async () => {
    await enterWrongly("ada@dance.com", AT_ADA);
    await signIn(fixture);
    expect(counts.of(counters.mutationsRefused)).toEqual([
      { [attributes.mutation]: "signIn", [attributes.refusalCode]: "NOT_AUTHORIZED" },
    ]);
  });

  it("a reused refresh token is recorded, counted, and logged once, with its member", async () => {
    const warned = jest.spyOn(fixture.logger, "warn");
    const stolen = await signIn(fixture);
    const refresh = (refreshToken: string | undefined) =>
      fixture.execute(
        REFRESH,
        { input: {} },
        refreshToken ? { refreshToken, address: AT_BEA } : {},
      );
    await refresh(refreshTokenIn(await refresh(stolen)));
    fixture.clock.advance(11_000);
    await refresh(stolen);
    await refresh(stolen);
    expect(counts.of(counters.tokensReused)).toEqual([{}]);
    expect(warned.mock.calls).toEqual([
      [
        { memberId: ada, sessionId: expect.any(String), address: AT_BEA },
        "refresh token reused; sign-in ended",
      ],
    ]);
    expect(await entries("refreshSession")).toEqual([
      { member_id: ada, outcome: "SESSION_ENDED", address: AT_BEA },
      { member_id: ada, outcome: "SESSION_REVOKED", address: AT_BEA },
      { member_id: ada, outcome: "done", address: AT_BEA },
      { member_id: ada, outcome: "done", address: AT_BEA },
    ]);
    warned.mockRestore();
  });

  it("leaves out visitors who have no sign-in to continue", async () => {
    await fixture.execute(REFRESH, { input: {} });
    expect(await entries("refreshSession")).toEqual([]);
  });

  it("leaves out sign-outs that end nothing", async () => {
    const refreshToken = await signIn(fixture);
    const signOut = (caller: object) => fixture.execute(SIGN_OUT, {}, caller);
    await signOut({ refreshToken, address: AT_BEA });
    await signOut({ refreshToken, address: AT_BEA });
    await signOut({ address: AT_BEA });
    expect(await entries("signOut")).toEqual([
      { member_id: ada, outcome: "done", address: AT_BEA },
    ]);
  });

  it("is append-only: rows cannot change for 400 days, then they are removed", async () => {
    await signIn(fixture, {}, { address: AT_ADA });
    await fixture.accounts.drain();
    for (const change of [
      "UPDATE audit_log SET outcome = 'done'",
      "DELETE FROM audit_log",
      "TRUNCATE audit_log",
    ]) {
      await expect(fixture.db.query(change)).rejects.toThrow("append-only");
    }
    await fixture.db.query(
      `INSERT INTO audit_log (at, action, outcome, address) VALUES
         (now() - interval '401 days', 'old', 'done', '${AT_BEA}'),
         (now() - interval '399 days', 'young', 'done', '${AT_BEA}')`,
    );
    await new AuditLog({ pool: fixture.db, logger: fixture.logger }).prune();
    expect(await entries("old")).toEqual([]);
    expect(await entries("young")).toHaveLength(1);
    expect(await entries("signIn")).toHaveLength(1);
  });
});
