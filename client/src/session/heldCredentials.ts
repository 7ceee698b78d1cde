/** What a visitor typed at registration, until it has signed them in. */
export interface HeldCredentials {
  readonly email: string;
  readonly password: string;
  /** Empty when the account was not created on this page. */
  readonly userName: string;
  /** Where to go on once the e-mail is verified: the checkout under way, or the home page. */
  readonly goesOnTo: string;
}

/** Kept in memory only: a reload forgets it, and no storage of the browser ever sees a password. */
export interface CredentialHolder {
  readonly get: () => HeldCredentials | null;
  readonly hold: (credentials: HeldCredentials) => void;
  readonly forget: () => void;
}

export function createCredentialHolder(): CredentialHolder {
  let held: HeldCredentials | null = null;
  return {
    get: () => held,
    hold: (credentials) => {
      held = credentials;
    },
    forget: () => {
      held = null;
    },
  };
}
