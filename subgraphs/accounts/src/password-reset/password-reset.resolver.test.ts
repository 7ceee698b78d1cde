import { setTimeout as sleep } from "node:timers/promises";
import { type AccountsFixture, accountsFixture, codeIn } from "../testing/accounts-fixture";
import { PASSWORD, REFRESH, SIGN_IN, signedUp, signIn, verified } from "../testing/operations";

const REFUSAL = "... on Refusal { code message field }";
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  __typename ... on CodeSent { destination nextSendAt } ${REFUSAL} } }`;
const VERIFY = `mutation ($input: VerifyPasswordResetCodeInput!) { verifyPasswordResetCode(input: $input) {
  __typename ... on PasswordResetCodeVerified { email } ${REFUSAL} } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ... on PasswordReset { email } ${REFUSAL} } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  __typename ${REFUSAL} } }`;
const email = "ada@dance.com";
const newPassword = "NewDance1!";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const request = async (who = email) =>
  (await fixture.execute(REQUEST, { input: { email: who } })).data.requestPasswordReset;
const verify = async (code: string) =>
  (await fixture.execute(VERIFY, { input: { email, code } })).data.verifyPasswordResetCode;
const reset = async (code: string, input = {}) =>
  (await fixture.execute(RESET, { input: { email, code, newPassword, ...input } })).data
    .resetPassword;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
async function requestedCode(): Promise<string> {
  await verified(fixture);
  await request();
  return codeIn((await fixture.waitingMails()).at(-1));
}
const enter = async (password: string) =>
  (await fixture.execute(SIGN_IN, { input: { email, password, rememberMe: false } })).data.signIn;

describe("a forgotten password", () => {
  it("API-ACC-06 is replaced by request, code and new password", async () => {
    await verified(fixture);
    expect(await request()).toMatchObject({
      __typename: "CodeSent",
      destination: "a***@dance.com",
    });
    const code = codeIn((await fixture.waitingMails()).at(-1));
    expect(await verify(code)).toMatchObject({ __typename: "PasswordResetCodeVerified", email });
    expect(await reset(code)).toMatchObject({ __typename: "PasswordReset", email });
    expect(await enter(newPassword)).toMatchObject({ __typename: "SignedIn" });
    expect(await enter(PASSWORD)).toMatchObject({ code: "NOT_AUTHORIZED" });
  });

  it("every sign-in made with the old password ends, and the member is notified by mail", async () => {
    const code = await requestedCode();
    const refreshToken = await signIn(fixture);
    await reset(code);
    const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken });
    expect(data.refreshSession).toMatchObject({ reason: "SESSION_ENDED" });
    expect((await fixture.waitingMails()).at(-1)?.subject).toBe(
      "Your Eightcount password was changed",
    );
  });

  it("another member keeps password and sign-ins", async () => {
    const bob = { email: "bob@dance.com", password: "BobDance1!" };
    await verified(fixture, bob);
    const refreshToken = await signIn(fixture, bob);
    await reset(await requestedCode());
    const { data } = await fixture.execute(REFRESH, { input: {} }, { refreshToken });
    expect(data.refreshSession.__typename).toBe("SignedIn");
    await signIn(fixture, bob);
    expect(await enter(newPassword)).toMatchObject({ __typename: "SignedIn" });
  });

  it("a concurrent sign-in or change with the old password fails", async () => {
    const memberId = await verified(fixture);
    const reset = await fixture.db.connect();
    await reset.query("BEGIN");
    await reset.query("UPDATE account SET password_hash = 'the new one'");
    const late = [
      enter(PASSWORD),
      fixture
        .execute(CHANGE, { input: { currentPassword: PASSWORD, newPassword } }, { memberId })
        .then(({ data }) => data.changePassword),
    ];
    await sleep(500);
    await reset.query("COMMIT");
    reset.release();
    for (const answer of await Promise.all(late)) {
      expect(answer).toMatchObject({ code: "NOT_AUTHORIZED" });
    }
    expect((await fixture.db.query("SELECT 1 FROM session_family")).rows).toEqual([]);
  });

  it("an unknown e-mail is told to check its spelling", async () => {
    expect(await request("eve@dance.com")).toMatchObject({
      code: "USER_NOT_FOUND",
      message: "Please check for spelling errors or if it is the correct user email",
    });
  });

  it("FUN-RST-10 an account that cannot reset because it is about to be deleted has its own message", async () => {
    await signedUp(fixture);
    fixture.clock.advance(7 * 24 * 3_600_000 + 1);
    expect(await request()).toMatchObject({
      code: "NOT_AUTHORIZED",
      message: "An error has occurred, please try again",
    });
  });

  it("any other failure of the request: 'There was a connection issue, please try again!'", async () => {
    await verified(fixture);
    await request();
    expect(await request()).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "There was a connection issue, please try again!",
    });
  });

  it("a wrong code: 'Your verification code is wrong.', at both steps", async () => {
    const code = await requestedCode();
    const mismatch = { code: "CODE_MISMATCH", message: "Your verification code is wrong." };
    expect(await verify(wrong(code))).toMatchObject(mismatch);
    expect(await reset(wrong(code))).toMatchObject(mismatch);
    expect(await reset(code)).toMatchObject({ __typename: "PasswordReset" });
  });

  it("any other failure of the completion: 'An error has occurred!'", async () => {
    const code = await requestedCode();
    expect(await reset(code, { email: "eve@dance.com" })).toMatchObject({
      code: "USER_NOT_FOUND",
      message: "An error has occurred!",
    });
    fixture.clock.advance(600_000);
    expect(await reset(code)).toMatchObject({
      code: "EXPIRED_CODE",
      message: "An error has occurred!",
    });
    expect(await verify(code)).toMatchObject({ code: "EXPIRED_CODE" });
  });

  it("a code sets one password, even if it is sent twice concurrently", async () => {
    const code = await requestedCode();
    const kinds = (await Promise.all([reset(code), reset(code)])).map(
      (answer) => answer.code ?? answer.__typename,
    );
    expect(kinds.sort()).toEqual(["EXPIRED_CODE", "PasswordReset"]);
    expect(await verify(code)).toMatchObject({ code: "EXPIRED_CODE" });
  });

  it("five wrong attempts over both steps invalidate the code", async () => {
    const code = await requestedCode();
    for (let tries = 0; tries < 3; tries += 1) await verify(wrong(code));
    for (let tries = 0; tries < 2; tries += 1) await reset(wrong(code));
    expect(await reset(code)).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "An error has occurred!",
    });
  });

  it("a weak new password is refused before the code is tried", async () => {
    const code = await requestedCode();
    expect(await reset(code, { newPassword: "weak" })).toMatchObject({
      code: "INVALID_PASSWORD",
      field: "newPassword",
    });
    expect(await reset(code)).toMatchObject({ __typename: "PasswordReset" });
  });

  it("a verification code resets nothing", async () => {
    await signedUp(fixture);
    const code = codeIn((await fixture.waitingMails()).at(-1));
    expect(await reset(code)).toMatchObject({ code: "CODE_MISMATCH" });
  });
});

describe("one network", () => {
  it("cannot request or try codes for everyone", async () => {
    const asks = Array.from({ length: 62 }, (_, nth) => request(`d${nth}@dance.com`));
    const codes = (await Promise.all(asks)).map((answer) => answer.code);
    expect(codes.filter((one) => one === "USER_NOT_FOUND")).toHaveLength(60);
    expect(codes.filter((one) => one === "LIMIT_EXCEEDED")).toHaveLength(2);
    const tries = await Promise.all(Array.from({ length: 61 }, () => verify("000000")));
    expect(tries.filter((answer) => answer.code === "LIMIT_EXCEEDED")).toHaveLength(1);
  });
});
