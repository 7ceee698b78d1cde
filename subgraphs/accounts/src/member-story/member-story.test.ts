import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { enter, PASSWORD, signedUp, verified } from "../testing/operations";

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const tell = (email: string) =>
  fixture.accounts.modules.memberStory.services.memberStories.tell(email);

describe("a member's story, as accounts tells it", () => {
  it("has the account, its verification, consent, open sign-ins, and last mails", async () => {
    const memberId = await verified(fixture, { email: "ada@dance.com" });
    await signedUp(fixture, { email: "bob@dance.com" });
    await enter(fixture.browser());
    await enter(fixture.browser());
    const story = await tell(" Ada@Dance.com ");
    expect(story).toMatchObject({
      memberId,
      email: "ada@dance.com",
      emailVerifiedAt: expect.any(Date),
      billingProcessor: "RECURLY",
      consent: { marketingEmails: true, visitData: false },
      sessions: 2,
    });
    expect(story?.mails).toEqual([
      {
        subject: "New sign-in to your Eightcount account",
        requestedAt: expect.any(Date),
        queuedAt: null,
      },
      {
        subject: "****** is your Eightcount code",
        requestedAt: expect.any(Date),
        queuedAt: null,
      },
    ]);
  });

  it("says that an address is not verified", async () => {
    await signedUp(fixture, { email: "ada@dance.com" });
    expect(await tell("ada@dance.com")).toMatchObject({ emailVerifiedAt: null, sessions: 0 });
  });

  it("contains no password hash and no code", async () => {
    await verified(fixture, { email: "ada@dance.com" });
    const text = JSON.stringify(await tell("ada@dance.com"));
    expect(text).not.toMatch(/argon2|\b\d{6}\b/);
    expect(text).not.toContain(PASSWORD);
  });

  it.each(["nobody@dance.com", "", "%", "ada\u0000@dance.com"])(
    "is null for %j, which is nobody's address",
    async (email) => {
      await verified(fixture, { email: "ada@dance.com" });
      expect(await tell(email)).toBeNull();
    },
  );
});
