import { generateKeyPairSync } from "node:crypto";
import { loadEmail, loadId } from "@eightcount/local-stack/load-data/load-ids";
import { signTokens } from "@eightcount/local-stack/load-data/tokens/sign-tokens";
import { createLocalJWKSet } from "jose";
import { TokenVerifier } from "../gateway/src/viewer/token-verifier.ts";
import { readSigningKeys } from "../subgraphs/accounts/src/sessions/signing-keys.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const LIFE_SECONDS = 600;

const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
const publicPem = pair.publicKey.export({ type: "spki", format: "pem" }) as string;

/** A gateway that knows the keys of an accounts subgraph with these settings. */
async function verifier(otherPublicKeyPems: readonly string[], secondsLater = 0) {
  const { jwks } = await readSigningKeys({ privateKeyPem: "", otherPublicKeyPems });
  return new TokenVerifier({
    keys: createLocalJWKSet({ keys: [...jwks.keys] }),
    isEnded: async () => false,
    now: () => NOW.getTime() + secondsLater * 1_000,
  });
}

const [, second] = signTokens({
  privateKey: pair.privateKey,
  members: 2,
  now: NOW,
  lifeSeconds: LIFE_SECONDS,
});
const token = second?.token ?? "";

it("make a generated member known to a gateway whose accounts subgraph has the load test's key", async () => {
  const gateway = await verifier([publicPem]);
  expect(await gateway.verify(token)).toEqual({
    memberId: loadId("member", 1),
    sessionId: loadId("session", 1),
    email: loadEmail(1),
    groups: ["Subscriber"],
  });
  expect(second?.expiresAt).toBe(NOW.getTime() + LIFE_SECONDS * 1_000);
});

it("are forged anywhere else, and expire", async () => {
  expect(await (await verifier([])).verify(token)).toBe("forged");
  expect(await (await verifier([publicPem], LIFE_SECONDS + 60)).verify(token)).toBe("expired");
});
