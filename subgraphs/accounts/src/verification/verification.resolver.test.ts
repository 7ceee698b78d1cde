import {
  type AccountsFixture,
  accountsFixture,
  type Browser,
  codeIn,
} from "../testing/accounts-fixture";
import { CONFIRM, RESEND, signedUp, verified } from "../testing/operations";

let fixture: AccountsFixture;
/** The browser of the sign-up. */
let own: Browser;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  own = fixture.browser();
});
afterAll(() => fixture.close());

const confirm = async (input: object) => (await own.execute(CONFIRM, { input })).data.confirmSignUp;
const resend = async (email = "ada@dance.com") =>
  (await own.execute(RESEND, { input: { email } })).data.resendVerificationCode;
const lastCode = async () => codeIn((await fixture.waitingMails()).at(-1));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const minutes = (count: number) => count * 60_000;

describe("confirmSignUp", () => {
  it("FUN-VER-06 API-ACC-04 accepts the user name and the mailed code", async () => {
    const userName = await signedUp(fixture, {}, own);
    const verificationCode = await lastCode();
    expect(await confirm({ userName, verificationCode })).toEqual({
      __typename: "ConfirmSignUpSucceeded",
      userName,
      orderPageUrl: null,
    });
  });

  it("FUN-VER-06 accepts the email instead of the user name, and spaces around the code", async () => {
    const userName = await signedUp(fixture, {}, own);
    const verificationCode = ` ${await lastCode()} `;
    expect(await confirm({ email: " Ada@Dance.com", verificationCode })).toMatchObject({
      userName,
    });
  });

  it("publishes member.verified once, however often the code is sent", async () => {
    const userName = await signedUp(fixture, {}, own);
    const input = { userName, verificationCode: await lastCode() };
    const answers = await Promise.all([confirm(input), confirm(input), confirm(input)]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(3).fill("ConfirmSignUpSucceeded"),
    );
    const { rows } = await fixture.db.query(
      "SELECT payload FROM outbox_event WHERE topic = 'member.verified'",
    );
    expect(rows).toEqual([
      { payload: { memberId: userName, email: "ada@dance.com", billingProcessor: "RECURLY" } },
    ]);
  });

  it("every failure reads 'An error has occurred!' and has its own code", async () => {
    const userName = await signedUp(fixture, {}, own);
    const code = await lastCode();
    const message = "An error has occurred!";
    expect(await confirm({ userName, verificationCode: wrong(code) })).toMatchObject({
      code: "CODE_MISMATCH",
      message,
    });
    expect(await confirm({ userName: "nobody", verificationCode: code })).toMatchObject({
      code: "USER_NOT_FOUND",
      message,
    });
    expect(await confirm({ verificationCode: code })).toMatchObject({ code: "USER_NOT_FOUND" });
    fixture.clock.advance(minutes(24 * 60));
    expect(await confirm({ userName, verificationCode: code })).toMatchObject({
      code: "EXPIRED_CODE",
      message,
    });
  });

  it("an empty code has its own message", async () => {
    const userName = await signedUp(fixture, {}, own);
    expect(await confirm({ userName, verificationCode: " " })).toMatchObject({
      message: "Please enter a verification code.",
      field: "verificationCode",
    });
  });

  it("after five wrong attempts, even the correct code is refused", async () => {
    const userName = await signedUp(fixture, {}, own);
    const code = await lastCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await confirm({ userName, verificationCode: wrong(code) });
      expect(answer.code).toBe("CODE_MISMATCH");
    }
    expect(await confirm({ userName, verificationCode: code })).toMatchObject({
      code: "LIMIT_EXCEEDED",
    });
  });

  it("concurrent attempts are counted one by one", async () => {
    const userName = await signedUp(fixture, {}, own);
    const code = await lastCode();
    const guesses = Array.from({ length: 20 }, () =>
      confirm({ userName, verificationCode: wrong(code) }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.code);
    expect(codes.filter((one) => one === "CODE_MISMATCH")).toHaveLength(5);
    expect(codes.filter((one) => one === "LIMIT_EXCEEDED")).toHaveLength(15);
  });

  it("a code does not verify another member's email", async () => {
    const ada = await signedUp(fixture, {}, own);
    const adasCode = await lastCode();
    const bob = await signedUp(fixture, { email: "bob@dance.com" }, own);
    expect((await lastCode()) === adasCode).toBe(false);
    expect(await confirm({ userName: bob, verificationCode: adasCode })).toMatchObject({
      code: "CODE_MISMATCH",
    });
    expect(await confirm({ userName: ada, verificationCode: adasCode })).toMatchObject({
      userName: ada,
    });
  });
});

describe("resendVerificationCode", () => {
  it("API-ACC-04 mails a new code, which replaces the old one on the same browser", async () => {
    const userName = await signedUp(fixture, {}, own);
    const first = await lastCode();
    fixture.clock.advance(30_000);
    const sentAt = fixture.clock.read();
    const resent = await own.execute(RESEND, { input: { email: " ADA@dance.com" } });
    expect(resent.data.resendVerificationCode).toEqual({
      __typename: "CodeSent",
      destination: "a***@dance.com",
      nextSendAt: new Date(sentAt.getTime() + 30_000).toISOString(),
    });
    const second = await lastCode();
    if (first !== second) {
      expect(await confirm({ userName, verificationCode: first })).toMatchObject({
        code: "CODE_MISMATCH",
      });
    }
    expect(await confirm({ userName, verificationCode: second })).toMatchObject({ userName });
  });

  it("sends one code in 30 seconds and five in an hour", async () => {
    await signedUp(fixture, {}, own);
    expect(await resend()).toMatchObject({ code: "LIMIT_EXCEEDED" });
    for (let sent = 1; sent < 5; sent += 1) {
      fixture.clock.advance(30_000);
      expect(await resend()).toMatchObject({ __typename: "CodeSent" });
    }
    fixture.clock.advance(minutes(10));
    expect(await resend()).toMatchObject({ code: "LIMIT_EXCEEDED" });
    fixture.clock.advance(minutes(50));
    expect(await resend()).toMatchObject({ __typename: "CodeSent" });
  });

  it("ten concurrent requests send one mail", async () => {
    await signedUp(fixture, {}, own);
    fixture.clock.advance(30_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend()));
    expect(answers.filter(({ __typename }) => __typename === "CodeSent")).toHaveLength(1);
    expect(await fixture.waitingMails()).toHaveLength(2);
  });

  it("is refused for an unknown e-mail and for a verified one", async () => {
    await verified(fixture);
    fixture.clock.advance(minutes(5));
    expect(await resend("eve@dance.com")).toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await resend()).toMatchObject({ code: "ALREADY_CONFIRMED" });
  });
});
