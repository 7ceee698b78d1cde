import { randomUUID } from "node:crypto";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { endedSessionKey } from "@eightcount/service-kit/viewer/ended-session-key";
import { decodeJwt } from "jose";
import {
  type AccountsFixture,
  accountsFixture,
  deviceIn,
  refreshTokenIn,
  type TestCaller,
} from "../testing/accounts-fixture";
import { PASSWORD, REFRESH, SIGN_IN, verified } from "../testing/operations";

const FIELDS = "deviceId name kind place signedInAt lastUsedAt isCurrent";
// Entity resolution, as the gateway asks for the viewer.
const DEVICES = `query ($members: [_Any!]!) {
  _entities(representations: $members) { ... on Member { devices { ${FIELDS} } } } }`;
const SIGN_OUT_DEVICE = `mutation ($input: SignOutDeviceInput!) { signOutDevice(input: $input) {
  __typename ... on DeviceSignedOut { member { devices { name } } }
  ... on Refusal { code message field } } }`;
const SIGN_OUT_OTHERS = `mutation { signOutOtherDevices { member { devices { name isCurrent } } } }`;

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const NOT_FOUND = {
  __typename: "SignOutDeviceRefused",
  code: "DEVICE_NOT_FOUND",
  message: "This device is no longer signed in.",
  field: null,
};

let fixture: AccountsFixture;
let gateway: RedisConnection;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
  const { redisUrl, logger } = fixture;
  gateway = new RedisConnection({ redisUrl, logger, prefix: "" });
  await gateway.open();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture);
});
afterAll(async () => {
  await gateway.close();
  await fixture.close();
});

interface SignedInBrowser extends TestCaller {
  readonly memberId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly device: string;
}

/** Signs in on a browser and returns it as the caller of later requests. */
async function browserOf(
  caller: TestCaller = { userAgent: MAC },
  email = "ada@dance.com",
): Promise<SignedInBrowser> {
  const input = { email, password: PASSWORD, rememberMe: false };
  const answer = await fixture.execute(SIGN_IN, { input }, caller);
  const { userName, accessToken } = answer.data.signIn;
  return {
    ...caller,
    memberId: userName,
    sessionId: String(decodeJwt(accessToken).sid),
    refreshToken: refreshTokenIn(answer) ?? "",
    device: deviceIn(answer) ?? caller.device ?? "",
  };
}

async function devicesFor(viewer: TestCaller, of = memberId) {
  const members = [{ __typename: "Member", id: btoa(`Member:${of}`).replaceAll("=", "") }];
  const { data, errors } = await fixture.execute(DEVICES, { members }, viewer);
  if (errors) throw new Error(JSON.stringify(errors));
  return data._entities[0].devices;
}
const idOf = async (viewer: SignedInBrowser, nth = 1): Promise<string> =>
  (await devicesFor(viewer))[nth].deviceId;
const signOutDevice = async (viewer: TestCaller, deviceId: string) =>
  (await fixture.execute(SIGN_OUT_DEVICE, { input: { deviceId } }, viewer)).data?.signOutDevice;
const isEnded = async ({ sessionId }: SignedInBrowser) =>
  (await gateway.client.exists(endedSessionKey(sessionId))) === 1;
const refresh = async (browser: SignedInBrowser) =>
  (await fixture.execute(REFRESH, { input: {} }, browser)).data.refreshSession.__typename;

describe("the list of devices", () => {
  it("has name, kind, place, and times of each, the viewer's own first", async () => {
    const mac = await browserOf({ userAgent: MAC, address: "8.8.8.8" });
    fixture.clock.advance(60_000);
    await browserOf({ userAgent: PHONE, address: "192.168.0.9" });
    const [own, other] = await devicesFor(mac);
    expect(own).toMatchObject({
      ...{ name: "Chrome on macOS", kind: "COMPUTER", place: "United States", isCurrent: true },
    });
    expect(other).toMatchObject({
      ...{ name: "Safari on iOS", kind: "PHONE", place: null, isCurrent: false },
    });
    expect(other.signedInAt).toBe(fixture.clock.read().toISOString());
    expect(other.lastUsedAt).toBe(other.signedInAt);
  });

  it("has the time and the place of the last refresh, not of the sign-in", async () => {
    const mac = await browserOf({ userAgent: MAC, address: "8.8.8.8" });
    const [{ signedInAt }] = await devicesFor(mac);
    fixture.clock.advance(3_600_000);
    expect(await refresh({ ...mac, address: "49.36.0.1" })).toBe("SignedIn");
    const [own] = await devicesFor(mac);
    expect(own).toMatchObject({ signedInAt, place: "India" });
    expect(own.lastUsedAt).toBe(fixture.clock.read().toISOString());
  });

  it("has a browser once, however often it signed in", async () => {
    const before = await browserOf();
    const after = await browserOf({ userAgent: MAC, device: before.device });
    expect(await devicesFor(after)).toHaveLength(1);
    expect(await devicesFor(before)).toMatchObject([{ isCurrent: true }]);
  });

  it("contains no ended or expired sign-in", async () => {
    const mac = await browserOf();
    fixture.clock.advance(25 * 3_600_000);
    const later = await browserOf({ userAgent: PHONE });
    expect(await devicesFor(later)).toMatchObject([{ name: "Safari on iOS" }]);
    expect(await refresh(mac)).toBe("SignedOut");
  });

  it("is null for everyone else, and its ids are not those of the tokens", async () => {
    const mac = await browserOf();
    await verified(fixture, { email: "bob@dance.com" });
    const bobs = await browserOf({ userAgent: PHONE }, "bob@dance.com");
    expect(await devicesFor(bobs)).toBeNull();
    expect(await devicesFor({})).toBeNull();
    expect(JSON.stringify(await devicesFor(mac))).not.toContain(mac.sessionId);
  });

  it("stores neither the address nor the agent in the sign-in", async () => {
    await browserOf({ userAgent: MAC, address: "8.8.8.8" });
    const { rows } = await fixture.db.query("SELECT * FROM session_family");
    const stored = JSON.stringify(rows);
    expect(rows[0]).toMatchObject({ browser: "Chrome", system: "macOS", country: "US" });
    for (const secret of ["8.8.8.8", "Mozilla", "142.0"]) expect(stored).not.toContain(secret);
  });
});

describe("signing out a device", () => {
  it("ends its access at the gateway and its refresh token immediately, and no other's", async () => {
    const [mac, phone] = [await browserOf(), await browserOf({ userAgent: PHONE })];
    expect(await signOutDevice(mac, await idOf(mac))).toEqual({
      __typename: "DeviceSignedOut",
      member: { devices: [{ name: "Chrome on macOS" }] },
    });
    expect([await isEnded(mac), await isEnded(phone)]).toEqual([false, true]);
    expect([await refresh(mac), await refresh(phone)]).toEqual(["SignedIn", "SignedOut"]);
  });

  it("ends all of its sign-ins, also those beyond the hundred that are listed", async () => {
    const mac = await browserOf();
    const phone = await browserOf({ userAgent: PHONE });
    const copies = `INSERT INTO session_family
        (id, account_id, is_remembered, auth_at, expires_at, device_hash, last_used_at)
      SELECT gen_random_uuid(), account_id, false, auth_at, expires_at, device_hash,
        last_used_at - interval '1 hour'
      FROM session_family, generate_series(1, 120) WHERE id = $1`;
    await fixture.db.query(copies, [phone.sessionId]);
    await signOutDevice(mac, await idOf(mac));
    const open = "SELECT id FROM session_family WHERE revoked_at IS NULL";
    expect((await fixture.db.query(open)).rows).toEqual([{ id: mac.sessionId }]);
  });

  it("ends one that is not listed any more", async () => {
    const tablet = await browserOf({ userAgent: PHONE });
    const mac = await browserOf();
    const deviceId = await idOf(mac);
    const newer = `INSERT INTO session_family
        (id, account_id, is_remembered, auth_at, expires_at, device_hash, last_used_at)
      SELECT gen_random_uuid(), account_id, false, auth_at, expires_at, nth::text,
        last_used_at + interval '1 hour'
      FROM session_family, generate_series(1, 120) nth WHERE id = $1`;
    await fixture.db.query(newer, [mac.sessionId]);
    expect(await signOutDevice(mac, deviceId)).toMatchObject({ __typename: "DeviceSignedOut" });
    expect([await isEnded(tablet), await refresh(tablet)]).toEqual([true, "SignedOut"]);
  });

  it("twice succeeds twice", async () => {
    const mac = await browserOf();
    await browserOf({ userAgent: PHONE });
    const deviceId = await idOf(mac);
    await signOutDevice(mac, deviceId);
    expect(await signOutDevice(mac, deviceId)).toMatchObject({ __typename: "DeviceSignedOut" });
  });

  it("makes it unknown, so that its next sign-in is announced", async () => {
    const mac = await browserOf();
    const phone = await browserOf({ userAgent: PHONE });
    await signOutDevice(mac, await idOf(mac));
    const { length } = await fixture.waitingMails();
    await browserOf({ userAgent: PHONE, device: phone.device });
    await browserOf({ userAgent: MAC, device: mac.device });
    expect(await fixture.waitingMails()).toHaveLength(length + 1);
  });

  it("another member's answers exactly as an unknown one, and changes nothing", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    const [mac, bobs] = [await browserOf(), await browserOf({ userAgent: PHONE }, "bob@dance.com")];
    const [{ deviceId: foreign }] = await devicesFor(bobs, bobs.memberId);
    for (const id of [foreign, randomUUID(), bobs.sessionId, mac.sessionId, "nonsense", ""]) {
      expect(await signOutDevice(mac, id)).toEqual(NOT_FOUND);
    }
    expect(await isEnded(bobs)).toBe(false);
    expect([await refresh(mac), await refresh(bobs)]).toEqual(["SignedIn", "SignedIn"]);
  });

  it("the viewer's own is refused", async () => {
    const mac = await browserOf();
    expect(await signOutDevice(mac, await idOf(mac, 0))).toMatchObject({ code: "CURRENT_DEVICE" });
    expect(await refresh(mac)).toBe("SignedIn");
  });

  it("needs a member", async () => {
    const answer = await fixture.execute(SIGN_OUT_DEVICE, { input: { deviceId: randomUUID() } });
    expect(answer.errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("signing out all other devices", () => {
  it("leaves the viewer's and other members' sign-ins, and no other browser is known", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    const bobs = await browserOf({ userAgent: PHONE }, "bob@dance.com");
    const [mac, phone, tablet] = [await browserOf(), await browserOf(), await browserOf()];
    const { data } = await fixture.execute(SIGN_OUT_OTHERS, {}, mac);
    expect(data.signOutOtherDevices.member.devices).toEqual([
      { name: "Chrome on macOS", isCurrent: true },
    ]);
    const all = [mac, phone, tablet, bobs];
    expect(await Promise.all(all.map(isEnded))).toEqual([false, true, true, false]);
    const { rows } = await fixture.db.query(
      "SELECT count(*)::int AS count FROM known_device WHERE account_id = $1",
      [memberId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("spares the sign-in of the cookie, which another tab of this browser began", async () => {
    const tab = await browserOf();
    const cookie = await browserOf({ userAgent: MAC, device: tab.device });
    await fixture.execute(SIGN_OUT_OTHERS, {}, { ...cookie, sessionId: tab.sessionId });
    expect([await isEnded(tab), await isEnded(cookie)]).toEqual([false, false]);
  });

  it("needs a member", async () => {
    const answer = await fixture.execute(SIGN_OUT_OTHERS);
    expect(answer.errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
