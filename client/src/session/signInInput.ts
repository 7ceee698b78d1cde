export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Ask for a refresh cookie that outlives the browser session. */
  readonly rememberMe: boolean;
  /** What the captcha answered, once the server asked for one. */
  readonly captchaToken?: string | null;
}

/** The server's own sentence about a sign-in that did not happen. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}
