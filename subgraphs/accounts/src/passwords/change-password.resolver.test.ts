import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { PASSWORD, REFRESH, SIGN_IN, signIn, verified } from "../testing/operations";

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  __typename ... on PasswordChanged { userName } ... on Refusal { code message field } } }`;
const newPassword = "NewDance1!";

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

const change = async (input = {}, caller: object = { memberId }) =>
  fixture.execute(CHANGE, { input: { currentPassword: PASSWORD, newPassword, ...input } }, caller);
const enter = async (password: string) =>
  (
    await fixture.execute(SIGN_IN, {
      input: { email: "ada@dance.com", password, rememberMe: false },
    })
  ).data.signIn;

describe("changePassword", () => {
  it("API-ACC-07 ACC-PWD-07 the new password works for the next sign-in, the old one does not", async () => {
    expect((await change()).data.changePassword).toEqual({
      __typename: "PasswordChanged",
      userName: memberId,
    });
    expect(await enter(newPassword)).toMatchObject({ __typename: "SignedIn" });
    expect(await enter(PASSWORD)).toMatchObject({ code: "NOT_AUTHORIZED" });
  });

  it("tells the owner by mail, with a way to take the account back", async () => {
    await change();
    const mail = (await fixture.waitingMails()).at(-1);
    expect(mail).toMatchObject({
      to: "ada@dance.com",
      subject: "Your Eightcount password was changed",
    });
    expect(mail?.text).toContain(`${fixture.config.publicUrl}/reset`);
    expect(mail?.text).not.toContain(newPassword);
  });

  it("another member keeps their password, sign-in, and known browser", async () => {
    const bob = await verified(fixture, { email: "bob@dance.com" });
    const bobs = await signIn(fixture, { email: "bob@dance.com" });
    const known = () => fixture.db.query("SELECT * FROM known_device WHERE account_id = $1", [bob]);
    const before = (await known()).rows;
    expect(before.length).toBeGreaterThan(0);
    await change();
    const { data } = await fixture.execute(SIGN_IN, {
      input: { email: "bob@dance.com", password: PASSWORD, rememberMe: false },
    });
    expect(data.signIn.__typename).toBe("SignedIn");
    expect((await known()).rows).toEqual(expect.arrayContaining(before));
    const refreshed = await fixture.execute(REFRESH, { input: {} }, { refreshToken: bobs });
    expect(refreshed.data.refreshSession.__typename).toBe("SignedIn");
  });

  it("a refused change mails nobody and leaves the password as it is", async () => {
    const mails = (await fixture.waitingMails()).length;
    await change({ currentPassword: "Dance123?" });
    expect(await fixture.waitingMails()).toHaveLength(mails);
    expect(await enter(PASSWORD)).toMatchObject({ __typename: "SignedIn" });
  });

  it("a wrong current password: 'You entered the wrong password.'", async () => {
    expect((await change({ currentPassword: "Dance123?" })).data.changePassword).toMatchObject({
      code: "NOT_AUTHORIZED",
      message: "You entered the wrong password.",
      field: "currentPassword",
    });
  });

  it("a weak new password is refused", async () => {
    expect((await change({ newPassword: "weak" })).data.changePassword).toMatchObject({
      code: "INVALID_PASSWORD",
    });
  });

  it("this browser stays signed in, every other one does not", async () => {
    const here = await signIn(fixture);
    const there = await signIn(fixture, {}, { userAgent: "Safari" });
    await change({}, { memberId, refreshToken: here });
    const kindOf = async (refreshToken: string, userAgent: string) =>
      (await fixture.execute(REFRESH, { input: {} }, { refreshToken, userAgent })).data
        .refreshSession.__typename;
    expect(await kindOf(here, "Firefox")).toBe("SignedIn");
    expect(await kindOf(there, "Safari")).toBe("SignedOut");
  });

  it("the sign-in of its access token continues alongside another member's cookie", async () => {
    const here = await signIn(fixture);
    const { rows } = await fixture.db.query("SELECT id FROM session_family");
    await verified(fixture, { email: "bob@dance.com" });
    const bobs = await signIn(fixture, { email: "bob@dance.com" });
    await change({}, { memberId, sessionId: rows[0].id, refreshToken: bobs });
    const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken: here });
    expect(data.refreshSession.__typename).toBe("SignedIn");
  });

  it("five wrong guesses wait a quarter of an hour", async () => {
    for (let tries = 0; tries < 5; tries += 1) await change({ currentPassword: "Dance123?" });
    expect((await change()).data.changePassword).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  it("is for members only", async () => {
    const { errors } = await change({}, {});
    expect(errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
