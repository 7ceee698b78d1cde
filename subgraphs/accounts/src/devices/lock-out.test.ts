import {
  type AccountsFixture,
  accountsFixture,
  type Browser,
  codeIn,
} from "../testing/accounts-fixture";
import {
  CHANGE_PASSWORD,
  enter,
  freshCaptcha,
  guessFromEverywhere,
  PASSWORD,
  REQUEST_RESET,
  RESET,
  verified,
} from "../testing/operations";

const email = "ada@dance.com";
const newPassword = "NewDance1!";
const signedIn = { __typename: "SignedIn" };
const captchaRequired = { code: "CAPTCHA_REQUIRED" };
const wrong = { password: "Dance123?" };
const solved = () => ({ captchaToken: freshCaptcha() });
const elsewhere = { address: "192.0.2.44" };

let fixture: AccountsFixture;
let memberId: string;
let own: Browser;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture);
  own = fixture.browser();
  await enter(own);
});
afterAll(() => fixture.close());

async function resetOn(browser: Browser): Promise<void> {
  await browser.execute(REQUEST_RESET, { input: { email } });
  const code = codeIn((await fixture.waitingMails()).at(-1));
  const { data } = await browser.execute(RESET, { input: { email, code, newPassword } });
  expect(data.resetPassword).toMatchObject({ __typename: "PasswordReset" });
}

describe("a member on a browser they have signed in on", () => {
  it("signs in without captcha or waiting, whatever strangers have failed", async () => {
    await guessFromEverywhere(fixture, 60);
    expect(await enter(fixture.browser(elsewhere))).toMatchObject(captchaRequired);
    expect(await enter(own)).toMatchObject(signedIn);
  });

  it("signs in although a stranger on the same network has failed too often", async () => {
    const neighbor = fixture.browser();
    for (let nth = 0; nth < 5; nth += 1) await enter(neighbor, wrong);
    for (let nth = 0; nth < 16; nth += 1) await enter(neighbor, { ...wrong, ...solved() });
    expect(await enter(neighbor, solved())).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await enter(own)).toMatchObject(signedIn);
  });

  it("AMB-89 needs a captcha after five failures of their own, and waits after twenty", async () => {
    for (let nth = 0; nth < 5; nth += 1) await enter(own, wrong);
    expect(await enter(own)).toMatchObject(captchaRequired);
    for (let nth = 0; nth < 15; nth += 1) await enter(own, { ...wrong, ...solved() });
    expect(await enter(own, solved())).toMatchObject({ code: "LIMIT_EXCEEDED" });
    // Nobody else waits for it.
    expect(await enter(fixture.browser())).toMatchObject(signedIn);
  });

  it("can request a reset code although a stranger has used up the network's limit", async () => {
    const input = { email };
    for (let nth = 0; nth < 61; nth += 1) {
      await fixture.execute(REQUEST_RESET, { input: { email: `d${nth}@dance.com` } });
    }
    const refused = await fixture.execute(REQUEST_RESET, { input });
    expect(refused.data.requestPasswordReset).toMatchObject({ code: "LIMIT_EXCEEDED" });
    const { data } = await own.execute(REQUEST_RESET, { input });
    expect(data.requestPasswordReset).toMatchObject({ __typename: "CodeSent" });
  });
});

describe("a member on an unknown browser, while strangers guess", () => {
  it("signs in with the correct password and a captcha; a network that fails three times waits", async () => {
    await guessFromEverywhere(fixture, 60);
    const stranger = fixture.browser(elsewhere);
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await enter(stranger, { ...wrong, ...solved() })).toMatchObject({
        code: "NOT_AUTHORIZED",
      });
    }
    expect(await enter(stranger, solved())).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "Something went wrong! Check back later!",
    });
    const another = fixture.browser({ address: "192.0.2.45" });
    expect(await enter(another)).toMatchObject(captchaRequired);
    expect(await enter(another, solved())).toMatchObject(signedIn);
  });

  it("signs in after a reset, which clears the strangers' failures", async () => {
    await guessFromEverywhere(fixture, 60);
    const browser = fixture.browser(elsewhere);
    await resetOn(browser);
    const password = newPassword;
    expect(await enter(browser, { password })).toMatchObject(signedIn);
    expect(await enter(fixture.browser({ address: "192.0.2.45" }), { password })).toMatchObject(
      signedIn,
    );
  });
});

describe("known devices", () => {
  it("end with the password: a reset keeps only the browser it was made on", async () => {
    const other = fixture.browser(elsewhere);
    await resetOn(other);
    await guessFromEverywhere(fixture, 15);
    const password = newPassword;
    expect(await enter(own, { password })).toMatchObject(captchaRequired);
    expect(await enter(other, { password })).toMatchObject(signedIn);
  });

  it("end with the password: a change keeps only the browser it was made on", async () => {
    const other = fixture.browser({ ...elsewhere, memberId });
    await enter(other);
    const input = { currentPassword: PASSWORD, newPassword };
    const { data } = await other.execute(CHANGE_PASSWORD, { input });
    expect(data.changePassword).toMatchObject({ userName: memberId });
    await guessFromEverywhere(fixture, 15);
    const password = newPassword;
    expect(await enter(own, { password })).toMatchObject(captchaRequired);
    expect(await enter(other, { password })).toMatchObject(signedIn);
  });

  it("belong to one account and need a signed cookie", async () => {
    await verified(fixture, { email: "bob@dance.com" });
    const bobs = fixture.browser(elsewhere);
    await enter(bobs, { email: "bob@dance.com" });
    const forged = `400.${"A".repeat(22)}.${"A".repeat(43)}`;
    await guessFromEverywhere(fixture, 15);
    expect(await enter(bobs)).toMatchObject(captchaRequired);
    for (const device of [forged, `${own.device()}x`, "nonsense", "x".repeat(9_000)]) {
      expect(await enter(fixture.browser({ ...elsewhere, device }))).toMatchObject(captchaRequired);
    }
  });

  it("are stored as hashes, for the twenty used last, and deleted after 400 days", async () => {
    const used = async (): Promise<number[]> => {
      const { rows } = await fixture.db.query("SELECT used_at FROM known_device ORDER BY used_at");
      return rows.map(({ used_at: at }) => at.getTime());
    };
    const [first = 0] = await used();
    for (let nth = 0; nth < 20; nth += 1) {
      fixture.clock.advance(1_000);
      await enter(fixture.browser());
    }
    const { rows } = await fixture.db.query("SELECT device_hash FROM known_device");
    expect(rows).toHaveLength(20);
    expect(await used()).toEqual(Array.from({ length: 20 }, (_, nth) => first + 1_000 * (nth + 1)));
    const id = own.device()?.split(".")[1];
    expect(JSON.stringify(rows)).not.toContain(id);
    fixture.clock.advance(401 * 86_400_000);
    await fixture.accounts.modules.devices.services.devices.pruneUnused();
    expect((await fixture.db.query("SELECT 1 FROM known_device")).rowCount).toBe(0);
  });
});

describe("a device cookie that was copied before a member used the browser", () => {
  const bob = "bob@dance.com";
  /** Bob's browser, which ada signs in on later. The copy is made before. */
  async function shared() {
    await verified(fixture, { email: bob });
    const browser = fixture.browser();
    await enter(browser, { email: bob });
    const copy = fixture.browser({ ...elsewhere, device: `${browser.device()}` });
    expect(await enter(browser)).toMatchObject(signedIn);
    await guessFromEverywhere(fixture, 15);
    await guessFromEverywhere(fixture, 15, bob);
    return { browser, copy };
  }

  it("does not make the copy known to the member, and the browser is known to both", async () => {
    const { browser, copy } = await shared();
    expect(await enter(copy)).toMatchObject(captchaRequired);
    for (const who of [{}, { email: bob }, {}]) {
      expect(await enter(browser, who)).toMatchObject(signedIn);
    }
  });

  it("leaves the tries on the member's browser to the browser", async () => {
    const { browser, copy } = await shared();
    for (let nth = 0; nth < 5; nth += 1) await enter(copy, wrong);
    for (let nth = 0; nth < 20; nth += 1) await enter(copy, { ...wrong, ...solved() });
    expect(await enter(browser)).toMatchObject(signedIn);
  });

  it("of a known browser shares that browser's tries, whoever else signs in on the copy", async () => {
    const stolen = `${own.device()}`;
    for (const email of [bob, "eve@dance.com", "dan@dance.com"]) {
      await verified(fixture, { email });
      const copy = fixture.browser({ ...elsewhere, device: stolen });
      expect(await enter(copy, { email })).toMatchObject(signedIn);
      for (let nth = 0; nth < 2; nth += 1) await enter(copy, wrong);
    }
    expect(await enter(own)).toMatchObject(captchaRequired);
  });

  it("has six ids at most, of which the first and the newest stay", async () => {
    const browser = fixture.browser();
    const emails = Array.from({ length: 7 }, (_, nth) => `d${nth}@dance.com`);
    const seen: string[][] = [];
    for (const email of emails) {
      await verified(fixture, { email });
      await enter(browser, { email });
      seen.push(`${browser.device()}`.split(".").slice(1, -1));
    }
    expect(seen.map((ids) => ids.length)).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(seen[6]).toEqual([seen[0]?.[0], ...(seen[5]?.slice(2) ?? []), seen[6]?.at(-1)]);
    await guessFromEverywhere(fixture, 15, emails[6]);
    expect(await enter(browser, { email: emails[6] })).toMatchObject(signedIn);
  });
});

describe("the device cookie", () => {
  it("is HttpOnly, says nothing about its member, and comes with a sign-in alone", async () => {
    const input = { email, password: PASSWORD, rememberMe: false };
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    const { cookies } = await fixture.execute(query, { input }, elsewhere);
    expect(cookies[1]).toMatch(
      /^eightcount_device=400\.[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const failed = await fixture.execute(query, { input: { ...input, ...wrong } }, elsewhere);
    expect(failed.cookies).toEqual([]);
  });

  it("belongs to this host and to HTTPS in production", async () => {
    const secure = await accountsFixture({ EIGHTCOUNT_COOKIE_SECURE: "true" });
    await verified(secure);
    const input = { email };
    const { cookies } = await secure.execute(REQUEST_RESET, { input });
    await secure.close();
    expect(cookies[0]).toMatch(
      /^__Host-eightcount_device=1\.[\w-]{22}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
