export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Requests a refresh cookie that outlives the browser session. */
  readonly rememberMe: boolean;
  /** Token of a solved captcha, if the server required one. */
  readonly captchaToken?: string | null;
}

/** Refusal of a sign-in, with the server's own message. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}
