import { generateKeyPairSync } from "node:crypto";
import { readSigningKeys } from "./signing-keys";

const pem = { type: "pkcs8", format: "pem" } as const;
const pair = () =>
  generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: pem,
    publicKeyEncoding: { type: "spki", format: "pem" },
  });

describe("the signing keys", () => {
  const [now, next] = [pair(), pair()];

  it("publish the signing key and the other one of a rotation, never a private part", async () => {
    const before = await readSigningKeys({
      privateKeyPem: now.privateKey,
      otherPublicKeyPems: [next.publicKey],
    });
    const after = await readSigningKeys({
      privateKeyPem: next.privateKey,
      otherPublicKeyPems: [now.publicKey],
    });
    const ids = (keys: typeof before) => keys.jwks.keys.map(({ kid }) => kid);
    expect(ids(before)).toEqual(ids(after).reverse());
    expect(before.keyId).toBe(ids(before)[0]);
    for (const key of before.jwks.keys) {
      expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
      expect(key).not.toHaveProperty("d");
    }
  });

  it("publish one key once, and generate one if none is given", async () => {
    const same = await readSigningKeys({
      privateKeyPem: now.privateKey,
      otherPublicKeyPems: [now.publicKey],
    });
    expect(same.jwks.keys).toHaveLength(1);
    const made = await readSigningKeys({ privateKeyPem: "", otherPublicKeyPems: [] });
    expect(made.jwks.keys).toHaveLength(1);
  });
});
