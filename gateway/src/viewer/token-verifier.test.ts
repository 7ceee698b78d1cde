import { generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { TokenVerifier } from "./token-verifier";

const memberId = "0198f6a2-7c11-7000-8000-0123456789ab";
const now = new Date("2026-11-21T10:00:00Z").getTime();

async function world() {
  const pair = await generateKeyPair("ES256");
  let lookups = 0;
  const clock = { now };
  const verifier = new TokenVerifier({
    keys: () => {
      lookups += 1;
      return Promise.resolve(pair.publicKey);
    },
    now: () => clock.now,
    capacity: 2,
  });
  const token = (claims: JWTPayload = {}, key = pair.privateKey) =>
    new SignJWT({
      email: "ana@example.com",
      token_use: "access",
      "cognito:groups": ["Subscriber"],
      ...claims,
    })
      .setProtectedHeader({ alg: "ES256" })
      .setSubject(memberId)
      .setIssuer("eightcount-accounts")
      .setAudience((claims.aud as string) ?? "eightcount")
      .setExpirationTime((claims.exp as number) ?? now / 1000 + 900)
      .sign(key);
  return { verifier, token, clock, lookups: () => lookups };
}

describe("TokenVerifier", () => {
  it("ROLE-03 groups Subscriber, Employee and FreeAccess come from the sign-in token", async () => {
    const { verifier, token } = await world();
    for (const group of ["Subscriber", "Employee", "FreeAccess"]) {
      const claims = await verifier.verify(await token({ "cognito:groups": [group] }));
      expect(claims).toEqual({ memberId, email: "ana@example.com", groups: [group] });
    }
  });

  it("verifies a token once and remembers it for at most 30 s", async () => {
    const { verifier, token, clock, lookups } = await world();
    const text = await token();
    await verifier.verify(text);
    await verifier.verify(text);
    expect(lookups()).toBe(1);
    clock.now += 31_000;
    await verifier.verify(text);
    expect(lookups()).toBe(2);
  });

  it("forgets a remembered token when it expires", async () => {
    const { verifier, token, clock } = await world();
    const text = await token({ exp: now / 1000 + 10 });
    expect(await verifier.verify(text)).not.toBeNull();
    clock.now += 11_000;
    expect(await verifier.verify(text)).toBeNull();
  });

  it("remembers no more tokens than its capacity", async () => {
    const { verifier, token, lookups } = await world();
    const texts = await Promise.all(["a", "b", "c"].map((email) => token({ email })));
    for (const text of texts) await verifier.verify(text);
    await verifier.verify(texts[0] ?? "");
    expect(lookups()).toBe(4);
  });

  it.each([
    ["rubbish", () => Promise.resolve("rubbish")],
    ["another audience", async (make: Make) => make({ aud: "elsewhere" })],
    ["a token for another use", async (make: Make) => make({ token_use: "refresh" })],
    ["an unknown group", async (make: Make) => make({ "cognito:groups": ["Root"] })],
    ["another signer", async (make: Make) => make({}, (await generateKeyPair("ES256")).privateKey)],
    ["an expired token", async (make: Make) => make({ exp: now / 1000 - 1 })],
  ])("refuses %s", async (_case, text) => {
    const { verifier, token } = await world();
    expect(await verifier.verify(await text(token))).toBeNull();
  });

  it("does not take an unreachable key server for a bad token", async () => {
    const { token } = await world();
    const verifier = new TokenVerifier({
      keys: () => Promise.reject(new TypeError("fetch failed")),
      now: () => now,
    });
    await expect(verifier.verify(await token())).rejects.toThrow("fetch failed");
  });
});

type Make = Awaited<ReturnType<typeof world>>["token"];
