import { randomUUID } from "node:crypto";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { describeMemberRecords } from "@eightcount/test-kit/my-data/describe-member-records";
import {
  type AccountsFixture,
  accountsFixture,
  refreshTokenIn,
  type TestCaller,
} from "../testing/accounts-fixture";
import { PASSWORD, SIGN_IN, verified } from "../testing/operations";
import { accountsRecords } from "./accounts-records";
import { MemberRecordsReadModel } from "./member-records.read-model";

const RECORD = `mutation ($input: RecordEventsInput!) {
  recordEvents(input: $input) { __typename } }`;

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "record" });
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

/** A member who signed up, signed in, and visited a page. */
async function aVisitor(email = "ada@dance.com") {
  const memberId = await verified(fixture, { email });
  const browser = fixture.browser();
  const input = { email, password: PASSWORD, rememberMe: true };
  const signedIn = await browser.execute(SIGN_IN, { input });
  const visit = {
    visitorId: randomUUID(),
    sessionId: randomUUID(),
    device: "Linux x86_64, 1280 × 900",
    visit: { landingTimer: 7, urlParams: '{"utm_source":"spring"}' },
    pageViews: [{ id: randomUUID(), page: "/dashboard", agoMilliseconds: 10 }],
  };
  await fixture.execute(RECORD, { input: visit }, { memberId });
  await viewSaved(memberId);
  return { memberId, refreshToken: refreshTokenIn(signedIn) ?? "", device: browser.device() ?? "" };
}

// The queue gathers for a quarter of a second before it saves.
async function viewSaved(memberId: string) {
  for (let times = 0; times < 200; times += 1) {
    const found = await fixture.db.query("SELECT 1 FROM page_view WHERE owner = $1", [memberId]);
    if (found.rowCount !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the page view was not stored");
}

describeMemberRecords({
  subgraph: "accounts",
  records: accountsRecords,
  memberRow: "account.id",
  read: (db, memberId) => new MemberRecordsReadModel(db).read(memberId),
  use: async () => ({ db: fixture.db, memberId: (await aVisitor()).memberId }),
});

const QUERY = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Member { accountRecords {
    ... on MemberRecords { records { name columns rows isTruncated } } } } } }`;

async function ask(memberId: string, caller: TestCaller) {
  const representations = [{ __typename: "Member", id: toGlobalId("Member", memberId) }];
  const { data, errors } = await fixture.execute(QUERY, { representations }, caller);
  expect(errors).toBeUndefined();
  return data._entities[0].accountRecords;
}

interface Exported {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}
const rowsOf = (records: readonly Exported[], asked: string) => {
  const { columns = [], rows = [] } = records.find(({ name }) => name === asked) ?? {};
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
};

describe("Member.accountRecords", () => {
  it("has the account, consents, sign-ins, and visits", async () => {
    const { memberId } = await aVisitor();
    const { records } = await ask(memberId, { memberId });
    expect(rowsOf(records, "Account")).toEqual([
      expect.objectContaining({ "Member ID": memberId, Email: "ada@dance.com" }),
    ]);
    expect(rowsOf(records, "Consents")).toEqual([{ "Marketing emails": "yes" }]);
    expect(rowsOf(records, "Sign-ins")).toEqual([
      expect.objectContaining({ "Stay signed in": "yes", "Ended at": null }),
    ]);
    expect(rowsOf(records, "Page views")).toEqual([
      expect.objectContaining({ Page: "/dashboard" }),
    ]);
  });

  it("has no visit that an earlier release stored for a visitor who chose the member's id", async () => {
    const { memberId } = await aVisitor();
    await fixture.db.query("UPDATE page_view SET visitor_id = owner");
    const { records } = await ask(memberId, { memberId });
    expect(rowsOf(records, "Page views")).toEqual([]);
  });

  it("has no secret", async () => {
    const { memberId, refreshToken, device } = await aVisitor();
    expect(refreshToken).not.toBe("");
    expect(device).not.toBe("");
    const { rows } = await fixture.db.query<{ secret: string }>(`
      SELECT password_hash AS secret FROM account
      UNION SELECT token_hash FROM refresh_token UNION SELECT device_hash FROM known_device
      UNION SELECT code_hash FROM email_code`);
    const text = JSON.stringify(await ask(memberId, { memberId }));
    const secrets = [refreshToken, device, ...rows.map(({ secret }) => secret)];
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it("names each sign-in as the list of devices does, never as access tokens do", async () => {
    const { memberId } = await aVisitor();
    const { records } = await ask(memberId, { memberId });
    const { rows } = await fixture.db.query("SELECT id, public_id FROM session_family");
    const [{ id, public_id: publicId }] = rows;
    for (const name of ["Sign-ins", "Browsers of sign-ins"]) {
      expect(rowsOf(records, name)).toEqual([expect.objectContaining({ "Sign-in": publicId })]);
    }
    expect(JSON.stringify(records)).not.toContain(id);
  });

  it("is null for everyone else", async () => {
    const { memberId } = await aVisitor();
    expect(await ask(memberId, { memberId: randomUUID() })).toBeNull();
    expect(await ask(memberId, {})).toBeNull();
  });
});
