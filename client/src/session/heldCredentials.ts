/** Credentials typed at registration, kept until they have signed the visitor in. */
export interface HeldCredentials {
  readonly email: string;
  readonly password: string;
  /** Empty if the account was not created on this page. */
  readonly userName: string;
  /** Path to continue on after verification: the pending checkout or the home page. */
  readonly goesOnTo: string;
}

/** In-memory only, so that no password is ever written to browser storage. */
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
