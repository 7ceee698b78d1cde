/**
 * Lets browsers fetch media without an account at the content network.
 *
 * What is signed is the whole public address, scheme and host included. A wildcard in front of the
 * path would be a hole: the network's asterisk also stands for slashes and question marks, so the
 * signature of any picture would open `/media/classes/1/front.m3u8?x=/media/images/a.webp`. The only
 * wildcard is the last character of a folder. Behind a proxy the origin therefore compares with the
 * address members open (`EIGHTCOUNT_PUBLIC_URL`), not with the one it listens on.
 */
export interface MediaSigning {
  /** The address of one file, usable by anyone until the instant. Absolute in, absolute out. */
  signUrl(url: string, expiresAt: Date): string;
  /** Cookies with which one browser may fetch everything below a folder (absolute, no final slash). */
  signFolder(folderUrl: string, expiresAt: Date): readonly SignedCookie[];
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
