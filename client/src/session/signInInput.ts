export interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Ask for a refresh cookie that outlives the browser session. */
  readonly rememberMe: boolean;
}

/** The server's own sentence about a sign-in that did not happen. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}
