import { REFRESH_COOKIE } from "./browser";

const TAKEN_AWAY = `${REFRESH_COOKIE}=; Max-Age=0; Path=/graphql; HttpOnly; SameSite=Lax`;

/** Signed out. The cookie is removed. */
export const signedOut = {
  status: 200,
  data: { refreshSession: { __typename: "SignedOut" } },
  setCookies: [TAKEN_AWAY],
};

/** Tables that an exchange changes. */
export const EXCHANGE = ["accounts.refresh_token", "accounts.session_family"] as const;
/** Table in which a sign-in is marked as over. */
export const END = ["accounts.session_family"] as const;
/** Tables that a sign-in changes. A sign-in on an unknown device also sends a mail. */
export const SIGN_IN = [
  ...EXCHANGE,
  "accounts.known_device",
  "accounts.account",
  "accounts.outbox_event",
  "accounts.inbox_event",
  "sandbox.mail",
] as const;
