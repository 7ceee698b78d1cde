/**
 * Lets browsers fetch media without an account at the content network.
 *
 * Addresses are path-relative (`/media/…`) unless the media lives under an origin of its own, so
 * that one machine, a port chosen late and a public host name all work alike. What is signed is a
 * custom policy whose resource leaves scheme and host open and fixes the path:
 * `http*://*` + path. The origin checks the signature against the address it was asked for.
 * A folder's resource ends in an asterisk: everything below it, and nothing beside it.
 */
export interface MediaSigning {
  /** The address of one file, usable by anyone until the instant. `path` starts with a slash. */
  signUrl(path: string, expiresAt: Date): string;
  /** Cookies with which one browser may fetch everything below a folder until the instant. */
  signFolder(folder: string, expiresAt: Date): readonly SignedCookie[];
}

export interface SignedCookie {
  readonly name: string;
  readonly value: string;
}

export interface MediaSigningSettings {
  /** Names the public key to the content network. */
  readonly keyPairId: string;
  /** RSA private key, PEM. */
  readonly privateKey: string;
}
