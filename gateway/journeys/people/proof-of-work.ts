import { pbkdf2Sync } from "node:crypto";

interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

const MAX_TRIES = 1_000;

/** Solves a challenge as the browser does: counts until a key has the required prefix. */
export function solveChallenge(json: string): string {
  const challenge = JSON.parse(json) as Challenge;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const count = Buffer.alloc(4);
  for (let counter = 0; counter < MAX_TRIES; counter += 1) {
    count.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, "hex"), count]);
    const key = pbkdf2Sync(password, Buffer.from(salt, "hex"), cost, keyLength, "sha256");
    const derivedKey = key.toString("hex");
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const proof = { challenge, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(proof)).toString("base64");
  }
  throw new Error(`no solution within ${MAX_TRIES} attempts`);
}
