import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Generated once per machine and kept, so that sign-ins survive a restart. */
export type LocalKeys = Readonly<ReturnType<typeof makeKeys>>;

const SECRET_BYTES = 32;
const secret = () => randomBytes(SECRET_BYTES).toString("base64url");

const publicPem = { type: "spki", format: "pem" } as const;
const privatePem = { type: "pkcs8", format: "pem" } as const;

function makeKeys() {
  const media = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: publicPem,
    privateKeyEncoding: privatePem,
  });
  const token = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: publicPem,
    privateKeyEncoding: privatePem,
  });
  return {
    // The catalogue signs media addresses, and the media origin verifies them.
    mediaPrivateKey: media.privateKey,
    mediaPublicKey: media.publicKey,
    mediaKeyPairId: `K${randomBytes(7).toString("hex").toUpperCase()}`,
    tokenPrivateKey: token.privateKey,
    gatewaySecret: secret(),
    ticketSecret: secret(),
    codeSecret: secret(),
    captchaSecret: secret(),
    recaptchaSiteKey: secret(),
    recaptchaSecretKey: secret(),
    webhookSecret: secret(),
    billingApiKey: randomBytes(16).toString("hex"),
    billingPublicKey: `ewr1-${randomBytes(16).toString("hex")}`,
    crmApiKey: secret(),
    crmWebhookSecret: secret(),
  };
}

export function localKeys(folder: string): LocalKeys {
  const file = path.join(folder, "keys.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {};
  const keys: LocalKeys = { ...makeKeys(), ...known };
  if (Object.keys(known).length < Object.keys(keys).length) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return keys;
}
