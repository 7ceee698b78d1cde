import { createHash } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { CaptchaChallenge, CaptchaProvider, CaptchaVerdict } from "./captcha.provider";

const LIFE_MS = 10 * 60_000;
const COST = 5_000;
const TOKEN_MAX_LENGTH = 8_192;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});

export interface AltchaOptions {
  readonly secret: string;
  /** Maximum key derivations per challenge. The minimum is half of it. */
  readonly maxWork: number;
  readonly clock: Clock;
}

export class AltchaCaptcha implements CaptchaProvider {
  readonly #signature: string;
  readonly #keySignature: string;

  constructor(private readonly options: AltchaOptions) {
    const derived = (use: string) =>
      createHash("sha256").update(`${use}:${options.secret}`).digest("hex");
    this.#signature = derived("challenge");
    this.#keySignature = derived("key");
  }

  async challenge(): Promise<CaptchaChallenge> {
    const { maxWork } = this.options;
    const challenge = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: COST,
      counter: randomInt(Math.floor(maxWork / 2), maxWork + 1),
      deriveKey,
      expiresAt: new Date(this.options.clock().getTime() + LIFE_MS),
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
    return { json: JSON.stringify(challenge) };
  }

  async verify(token: string): Promise<CaptchaVerdict> {
    const payload = readPayload(token);
    if (!payload) return { kind: "refused" };
    const { challenge, solution } = payload;
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    if (expiresAt <= this.options.clock()) return { kind: "refused" };
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    }).catch(() => ({ verified: false }));
    if (!verified) return { kind: "refused" };
    return { kind: "solved", mark: `altcha:${challenge.signature}`, expiresAt };
  }
}

function readPayload(token: string): z.infer<typeof payloadShape> | null {
  if (token.length > TOKEN_MAX_LENGTH) return null;
  try {
    const json = Buffer.from(token, "base64").toString("utf8");
    return payloadShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
