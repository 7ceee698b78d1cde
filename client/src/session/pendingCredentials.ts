/** Credentials typed at registration, kept until they have signed the visitor in. */
export interface PendingCredentials {
  readonly email: string;
  readonly password: string;
  /** Empty if the account was not created on this page. */
  readonly userName: string;
  /** Path to continue on after verification: the pending checkout or the home page. */
  readonly continueTo: string;
}

/** In-memory only, so that no password is ever written to browser storage. */
export interface PendingCredentialStore {
  readonly get: () => PendingCredentials | null;
  readonly hold: (credentials: PendingCredentials) => void;
  readonly forget: () => void;
}

export function createPendingCredentialStore(): PendingCredentialStore {
  let pendingCredentials: PendingCredentials | null = null;
  return {
    get: () => pendingCredentials,
    hold: (credentials) => {
      pendingCredentials = credentials;
    },
    forget: () => {
      pendingCredentials = null;
    },
  };
}
