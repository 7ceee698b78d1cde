import {
  type AccountsFixture,
  accountsFixture,
  type Browser,
  codeIn,
} from "../testing/accounts-fixture";
import { CONFIRM, PASSWORD, SIGN_IN, signedUp } from "../testing/operations";

let fixture: AccountsFixture;
let own: Browser;
beforeAll(async () => {
  fixture = await accountsFixture({
    EIGHTCOUNT_EMPLOYEE_EMAILS: "boss@dance.com, @studio.dance",
    EIGHTCOUNT_EMAIL_WHITELIST: "guest@dance.com",
  });
});
beforeEach(async () => {
  await fixture.reset();
  own = fixture.browser();
});
afterAll(() => fixture.close());

const groupsOf = async (email: string) => {
  const { rows } = await fixture.db.query("SELECT groups::text FROM account WHERE email = $1", [
    email,
  ]);
  return rows[0]?.groups;
};
const confirm = async (email: string) => {
  const verificationCode = codeIn((await fixture.waitingMails()).at(-1));
  await own.execute(CONFIRM, { input: { email, verificationCode } });
};

describe("an employee who signs up", () => {
  it.each(["boss@dance.com", "Ada@Studio.Dance"])(
    "%s is an employee in the token once the mailed code was entered",
    async (email) => {
      await signedUp(fixture, { email }, own);
      expect(await groupsOf(email.toLowerCase())).toBe("{}");
      await confirm(email);
      await confirm(email);
      const input = { email, password: PASSWORD, rememberMe: false };
      const { signIn } = (await fixture.execute(SIGN_IN, { input })).data;
      expect(signIn).toMatchObject({ __typename: "SignedIn", groups: ["EMPLOYEE"] });
    },
  );

  it.each([
    "guest@dance.com",
    "ada@dance.com",
    "ada@not-studio.dance",
    "a@studio.dance.example.com",
  ])("%s is none", async (email) => {
    await signedUp(fixture, { email }, own);
    await confirm(email);
    expect(await groupsOf(email)).toBe("{}");
  });
});
