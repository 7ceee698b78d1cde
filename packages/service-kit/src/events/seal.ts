import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts parts of an event that must not be readable in the database or the queue. */
export class Seal {
  readonly #key: Buffer;

  /** `purpose` separates the keys that are derived from one secret. */
  constructor(purpose: string, secret: string) {
    this.#key = createHash("sha256").update(`${purpose}:${secret}`).digest();
  }

  /** Returns base64url. */
  close(value: object): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  }

  /** @throws Error when the seal is broken or was made with another secret. */
  open(sealed: string): unknown {
    const bytes = Buffer.from(sealed, "base64url");
    const bodyStart = IV_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, bodyStart));
    const body = Buffer.concat([decipher.update(bytes.subarray(bodyStart)), decipher.final()]);
    return JSON.parse(body.toString("utf8"));
  }
}
