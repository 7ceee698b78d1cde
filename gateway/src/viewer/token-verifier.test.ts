import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { TokenVerifier } from "./token-verifier";

const memberId = "0198f6a2-7c11-7000-8000-0123456789ab";
const sid = "0198f6a2-7c11-7000-8000-00000000aaaa";
const now = new Date("2026-11-21T10:00:00Z").getTime();

async function world() {
  const pair = await generateKeyPair("ES256");
  let lookups = 0;
  const clock = { now, perLookup: 0 };
  const ended = new Set<string>();
  const verifier = new TokenVerifier({
    keys: () => {
      lookups += 1;
      clock.now += clock.perLookup;
      return Promise.resolve(pair.publicKey);
    },
    isEnded: (sessionId) => Promise.resolve(ended.has(sessionId)),
    now: () => clock.now,
    capacity: 2,
  });
  const token = (claims: JWTPayload = {}, key = pair.privateKey) =>
    new SignJWT({
      email: "ana@example.com",
      token_use: "access",
      iat: now / 1000,
      sid,
      "cognito:groups": ["Subscriber"],
      ...claims,
    })
      .setProtectedHeader({ alg: "ES256" })
      .setSubject(memberId)
      .setIssuer("eightcount-accounts")
      .setAudience((claims.aud as string) ?? "eightcount")
      .setExpirationTime((claims.exp as number) ?? now / 1000 + 300)
      .sign(key);
  return { verifier, token, clock, ended, lookups: () => lookups };
}

describe("TokenVerifier", () => {
  it("ROLE-03 groups Subscriber, Employee and FreeAccess come from the sign-in token", async () => {
    const { verifier, token } = await world();
    for (const group of ["Subscriber", "Employee", "FreeAccess"]) {
      const claims = await verifier.verify(await token({ "cognito:groups": [group] }));
      expect(claims).toEqual({
        memberId,
        sessionId: sid,
        email: "ana@example.com",
        groups: [group],
      });
    }
  });

  it("shows hits and misses of its cache, and no token", async () => {
    const metrics = collectMetrics();
    const { verifier, token } = await world();
    const text = await token();
    for (let times = 0; times < 3; times += 1) await verifier.verify(text);
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "access-tokens", cacheResult });
    expect([await lookups("hit"), await lookups("miss")]).toEqual([2, 1]);
    const scraped = await metrics.scrape();
    for (const personal of [text, memberId, sid, "ana@"]) expect(scraped).not.toContain(personal);
    metrics.stop();
  });

  it("verifies a token once and caches it for at most 30 s", async () => {
    const { verifier, token, clock, lookups } = await world();
    const text = await token();
    await verifier.verify(text);
    await verifier.verify(text);
    expect(lookups()).toBe(1);
    clock.now += 31_000;
    await verifier.verify(text);
    expect(lookups()).toBe(2);
  });

  it("does not cache a token that expires while it is verified", async () => {
    const { verifier, token, clock } = await world();
    const text = await token({ exp: now / 1000 + 10 });
    clock.perLookup = 10_000;
    await verifier.verify(text);
    clock.perLookup = 0;
    clock.now += 3_600_000;
    expect(await verifier.verify(text)).toBe("expired");
  });

  it("drops a cached token when it expires", async () => {
    const { verifier, token, clock } = await world();
    const text = await token({ exp: now / 1000 + 10 });
    expect(await verifier.verify(text)).toMatchObject({ memberId });
    clock.now += 11_000;
    expect(await verifier.verify(text)).toBe("expired");
  });

  it("caches no more tokens than its capacity", async () => {
    const { verifier, token, lookups } = await world();
    const texts = await Promise.all(["a", "b", "c"].map((email) => token({ email })));
    for (const text of texts) await verifier.verify(text);
    await verifier.verify(texts[0] ?? "");
    expect(lookups()).toBe(4);
  });

  it("immediately refuses tokens of an ended session, cached or not", async () => {
    const { verifier, token, ended } = await world();
    const [known, fresh] = [await token(), await token({ email: "other@example.com" })];
    const elsewhere = await token({ sid: "0198f6a2-7c11-7000-8000-00000000bbbb" });
    expect(await verifier.verify(known)).toMatchObject({ memberId });
    ended.add(sid);
    expect(await verifier.verify(known)).toBe("ended");
    expect(await verifier.verify(fresh)).toBe("ended");
    expect(await verifier.verify(elsewhere)).toMatchObject({ memberId });
  });

  it("accepts a token without a sign-in, as the previous release of accounts issued", async () => {
    const { verifier, token } = await world();
    expect(await verifier.verify(await token({ sid: undefined }))).toMatchObject({
      ...{ memberId, sessionId: null },
    });
  });

  it.each([
    ["rubbish", () => Promise.resolve("rubbish")],
    ["another audience", async (make: Make) => make({ aud: "elsewhere" })],
    ["a token for another use", async (make: Make) => make({ token_use: "refresh" })],
    ["an unknown group", async (make: Make) => make({ "cognito:groups": ["Root"] })],
    ["a token that was never issued", async (make: Make) => make({ iat: undefined as never })],
    ["a token from later", async (make: Make) => make({ iat: now / 1000 + 31 })],
    ["another signer", async (make: Make) => make({}, (await generateKeyPair("ES256")).privateKey)],
    [
      "an expired token of another signer",
      async (make: Make) =>
        make({ exp: now / 1000 - 1 }, (await generateKeyPair("ES256")).privateKey),
    ],
  ])("takes %s for forged", async (_case, text) => {
    const { verifier, token } = await world();
    expect(await verifier.verify(await text(token))).toBe("forged");
  });

  it("accepts a token if the clock of accounts is at most 30 s ahead", async () => {
    const { verifier, token } = await world();
    const early = await token({ iat: now / 1000 + 30 });
    expect(await verifier.verify(early)).toMatchObject({ memberId });
  });

  it("distinguishes an expired token from a forged one", async () => {
    const { verifier, token } = await world();
    expect(await verifier.verify(await token({ exp: now / 1000 - 1 }))).toBe("expired");
  });

  it("does not treat an unreachable key server as a bad token", async () => {
    const { token } = await world();
    const verifier = new TokenVerifier({
      keys: () => Promise.reject(new TypeError("fetch failed")),
      isEnded: () => Promise.resolve(false),
      now: () => now,
    });
    await expect(verifier.verify(await token())).rejects.toThrow("fetch failed");
  });
});

type Make = Awaited<ReturnType<typeof world>>["token"];
