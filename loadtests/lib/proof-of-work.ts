import encoding from "k6/encoding";

/** The part of the Web Crypto API that k6 has, which its types leave out. */
declare const crypto: {
  readonly subtle: {
    importKey(
      format: "raw",
      key: Uint8Array,
      algorithm: "PBKDF2",
      isExtractable: false,
      uses: readonly ["deriveBits"],
    ): Promise<object>;
    deriveBits(algorithm: object, key: object, bits: number): Promise<ArrayBuffer>;
  };
};

interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    /** Rounds of each derivation. */
    readonly cost: number;
    /** Bytes of a derived key. */
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

/** No stack asks for more. */
const MOST_TRIES = 10_000;

/** Solves a captcha's challenge as the page does: counts until a key has the wanted beginning. */
export async function solve(json: string): Promise<string> {
  const challenge = JSON.parse(json) as Challenge;
  const { keyPrefix } = challenge.parameters;
  for (let counter = 0; counter < MOST_TRIES; counter += 1) {
    const derivedKey = await keyOf(challenge, counter);
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return encoding.b64encode(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error(`the captcha has no solution within ${MOST_TRIES} tries`);
}

async function keyOf({ parameters }: Challenge, counter: number): Promise<string> {
  const { nonce, salt, cost: iterations, keyLength } = parameters;
  const password = new Uint8Array([...bytesOf(nonce), ...bigEndian(counter)]);
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations };
  return hexOf(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8));
}

const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

const bytesOf = (hex: string): Uint8Array =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
