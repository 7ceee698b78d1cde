import { members } from "@eightcount/demo/content/members";
import { type AccountsFixture, accountsFixture } from "../../src/testing/accounts-fixture";
import { SIGN_IN } from "../../src/testing/operations";
import { readyMadeMembers } from "./ready-made-members";
import { SeedMembersService } from "./seed-members.service";

let fixture: AccountsFixture;
let seeding: SeedMembersService;
beforeAll(async () => {
  fixture = await accountsFixture();
  const { modules } = fixture.accounts;
  seeding = new SeedMembersService(
    modules.members.services.members,
    modules.passwords.services.passwords,
  );
  await seeding.seed(readyMadeMembers, fixture.clock.read());
});
afterAll(() => fixture.close());

const signIn = async (kind: string) => {
  const { email, password } = members.find((member) => member.kind === kind) ?? {};
  const input = { email, password, rememberMe: false };
  return (await fixture.execute(SIGN_IN, { input })).data.signIn;
};

describe("ready-made members", () => {
  it.each([
    ["inactive", []],
    ["trial", ["SUBSCRIBER"]],
    ["active monthly", ["SUBSCRIBER"]],
    ["active yearly", ["SUBSCRIBER"]],
    ["cancelled", ["SUBSCRIBER"]],
    ["cancelled today", ["SUBSCRIBER"]],
    ["expired", []],
    ["owing", []],
    ["pending change", ["SUBSCRIBER"]],
    ["retention used", ["SUBSCRIBER"]],
    ["CRM active", ["SUBSCRIBER"]],
    ["CRM cancelled", ["SUBSCRIBER"]],
    ["CRM updating", ["SUBSCRIBER"]],
    ["rupees", ["SUBSCRIBER"]],
    ["Employee", ["EMPLOYEE"]],
    ["FreeAccess", ["FREE_ACCESS"]],
  ])("the %s one signs in with its groups", async (kind, groups) => {
    expect(await signIn(kind)).toMatchObject({ __typename: "SignedIn", groups });
  });

  it("members billed by the CRM have that processor; one has a card replacement in progress", async () => {
    const { rows } = await fixture.db.query(
      `SELECT email, updating_billing FROM account JOIN profile USING (id)
       WHERE billing_processor = 'CRM' ORDER BY email`,
    );
    expect(rows.map(({ email, updating_billing }) => [email, updating_billing])).toEqual([
      ["crm-active@eightcount.test", false],
      ["crm-cancelled@eightcount.test", false],
      ["crm-updating@eightcount.test", true],
    ]);
  });

  it("the unverified member must verify the email", async () => {
    expect(await signIn("unconfirmed")).toMatchObject({ code: "USER_NOT_CONFIRMED" });
  });

  it("have fixed ids, and a second seeding changes nothing", async () => {
    const snapshot = "SELECT id, email, password_hash, updated_at FROM account ORDER BY id";
    const before = (await fixture.db.query(snapshot)).rows;
    expect(await seeding.seed(readyMadeMembers, fixture.clock.read())).toBe(0);
    expect((await fixture.db.query(snapshot)).rows).toEqual(before);
    expect(before.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
  });
});
