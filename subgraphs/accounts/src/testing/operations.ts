import {
  type AccountsFixture,
  type Browser,
  codeIn,
  refreshTokenIn,
  type TestCaller,
} from "./accounts-fixture";

const REFUSAL = "... on Refusal { code message field }";

export const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  __typename ... on SignUpSucceeded { userName verified orderPageUrl } ${REFUSAL} } }`;
export const CONFIRM = `mutation ($input: ConfirmSignUpInput!) { confirmSignUp(input: $input) {
  __typename ... on ConfirmSignUpSucceeded { userName orderPageUrl } ${REFUSAL} } }`;
export const RESEND = `mutation ($input: ResendVerificationCodeInput!) {
  resendVerificationCode(input: $input) {
    __typename ... on CodeSent { destination nextSendAt } ${REFUSAL} } }`;
export const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignedIn { userName accessToken expiresAt groups member { id } } ${REFUSAL} } }`;
export const REFRESH = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) {
  __typename ... on SignedIn { userName accessToken groups } ... on SignedOut { reason } } }`;
export const REQUEST_RESET = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { __typename ... on CodeSent { destination nextSendAt } ${REFUSAL} } }`;
export const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ... on PasswordReset { email } ${REFUSAL} } }`;
export const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { __typename ... on PasswordChanged { userName } ${REFUSAL} } }`;
export const SIGN_OUT = "mutation { signOut { reason } }";

export const PASSWORD = "Dance123!";

let captchas = 0;
/** Returns an unused captcha token. */
export function freshCaptcha(): string {
  captchas += 1;
  return `solved-${captchas}`;
}

/** Returns a complete form of the two-step flow. */
export function aSignUp(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    email: "ada@dance.com",
    password: PASSWORD,
    subscribeToEmails: true,
    captchaToken: freshCaptcha(),
    registrationFlow: "02",
    ...overrides,
  };
}

/** Signs a member up, without verifying the email, and returns their id. */
export async function signedUp(
  fixture: AccountsFixture,
  overrides: Readonly<Record<string, unknown>> = {},
  own: Browser = fixture.browser(),
): Promise<string> {
  const { data, errors } = await own.execute(SIGN_UP, { input: aSignUp(overrides) });
  if (data?.signUp.__typename !== "SignUpSucceeded") {
    throw new Error(`sign-up failed: ${JSON.stringify(data ?? errors)}`);
  }
  return data.signUp.userName;
}

/** Signs a member up, enters the code, and returns their id. */
export async function verified(
  fixture: AccountsFixture,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const own = fixture.browser();
  const userName = await signedUp(fixture, overrides, own);
  const verificationCode = codeIn((await fixture.waitingMails()).at(-1));
  await own.execute(CONFIRM, { input: { userName, verificationCode } });
  return userName;
}

/** Signs in on a browser. */
export async function enter(browser: Browser, input: Readonly<Record<string, unknown>> = {}) {
  const credentials = { email: "ada@dance.com", password: PASSWORD, rememberMe: false, ...input };
  return (await browser.execute(SIGN_IN, { input: credentials })).data.signIn;
}

/** Returns a code that differs from the given one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/**
 * Tries wrong passwords for one email, each from a separate network. Passwords this long are never
 * hashed, so many of them cost no time.
 */
export async function guessFromEverywhere(
  fixture: AccountsFixture,
  times: number,
  email = "ada@dance.com",
): Promise<void> {
  for (let nth = 1; nth <= times; nth += 1) {
    const input = { email, password: "x".repeat(300), captchaToken: freshCaptcha() };
    await enter(fixture.browser({ address: `198.51.100.${nth}` }), input);
  }
}

/** Signs in and returns the refresh token. */
export async function signIn(
  fixture: AccountsFixture,
  input: Readonly<Record<string, unknown>> = {},
  caller: TestCaller = {},
): Promise<string> {
  const credentials = { email: "ada@dance.com", password: PASSWORD, rememberMe: false, ...input };
  const answer = await fixture.execute(SIGN_IN, { input: credentials }, caller);
  const token = refreshTokenIn(answer);
  if (!token) throw new Error(`sign-in failed: ${JSON.stringify(answer.data)}`);
  return token;
}
