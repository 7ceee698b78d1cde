/**
 * Lets browsers fetch media without an account at the content delivery network.
 *
 * Signatures cover the whole public URL, including scheme and host. A wildcard before the path
 * would be a security hole, because the network's asterisk also matches slashes and question marks.
 * The signature of any picture would then open
 * `/media/classes/1/front.m3u8?x=/media/images/a.webp`. The only wildcard is the last character of
 * a folder. Behind a proxy, the origin therefore compares with the address that members open
 * (`EIGHTCOUNT_PUBLIC_URL`), not with the one it listens on.
 */
export interface MediaSigning {
  /** Turns the absolute URL of a file into one that anyone can use until `expiresAt`. */
  signUrl(url: string, expiresAt: Date): string;
  /** Returns cookies that let a browser fetch a folder (an absolute URL, no trailing slash). */
  signFolder(folderUrl: string, expiresAt: Date): readonly SignedCookie[];
}

export interface SignedCookie {
  readonly name: string;
  readonly value: string;
}

export interface MediaSigningSettings {
  /** Identifies the public key at the content delivery network. */
  readonly keyPairId: string;
  /** RSA private key in PEM format. */
  readonly privateKey: string;
}
