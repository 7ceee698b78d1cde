import {
  type AccountsFixture,
  accountsFixture,
  type TestCaller,
} from "../testing/accounts-fixture";
import { verified } from "../testing/operations";

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename ... on ProfileUpdated { member { profile { name familyName phoneNumber isSubscribed } } }
  ... on Refusal { code message field } } }`;
const MEMBER = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Member { id profile { email name familyName phoneNumber isSubscribed emailVerified groups
    memberSince billingProcessor } preferences { skillLevel } } } }`;
const wanted = {
  name: "Ada",
  familyName: "Byron",
  phoneNumber: "(030) 123-45 67",
  isSubscribed: false,
};

let fixture: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture, {
    registrationFlow: "01",
    name: "Ada Lovelace",
    termsAgreed: true,
    planChoice: "yearly",
  });
});
afterAll(() => fixture.close());

const globalId = (id: string) => Buffer.from(`Member:${id}`).toString("base64url");
const member = async (id: string, caller: TestCaller) =>
  (
    await fixture.execute(
      MEMBER,
      { representations: [{ __typename: "Member", id: globalId(id) }] },
      caller,
    )
  ).data._entities[0];
const update = async (input = {}, caller: TestCaller = { memberId }) =>
  fixture.execute(UPDATE, { input: { ...wanted, ...input } }, caller);

describe("Member.profile", () => {
  it("API-ACC-08 is what the account knows about whoever asks", async () => {
    expect(await member(memberId, { memberId })).toEqual({
      id: globalId(memberId),
      profile: {
        email: "ada@dance.com",
        name: "Ada",
        familyName: "Lovelace",
        phoneNumber: "",
        isSubscribed: true,
        emailVerified: true,
        groups: [],
        memberSince: expect.stringMatching(/^20\d\d-.*Z$/),
        billingProcessor: "RECURLY",
      },
      preferences: null,
    });
  });

  it("ACC-PROF-05 is read by the id of the token: names, phone number, and opt-in of that member", async () => {
    const bob = await verified(fixture, { email: "bob@dance.com" });
    await update({ name: "Bob", familyName: "Fosse", phoneNumber: "555-0100" }, { memberId: bob });
    await update({ isSubscribed: true });
    const own = { name: "Ada", familyName: "Byron", phoneNumber: "0301234567", isSubscribed: true };
    expect((await member(memberId, { memberId })).profile).toMatchObject(own);
    expect((await member(bob, { memberId: bob })).profile).toMatchObject({
      name: "Bob",
      familyName: "Fosse",
      phoneNumber: "5550100",
      isSubscribed: false,
    });
  });

  it("nobody sees another member's, and whether one exists stays hidden", async () => {
    const bob = await verified(fixture, { email: "bob@dance.com" });
    const nobody = "0198f6a2-7c11-7000-8000-0123456789ab";
    for (const id of [memberId, nobody]) {
      expect(await member(id, { memberId: bob })).toEqual({
        id: globalId(id),
        profile: null,
        preferences: null,
      });
      expect(await member(id, {})).toMatchObject({ profile: null });
    }
  });

  it("an id of something else is no member", async () => {
    const representations = [{ __typename: "Member", id: "TWVtYmVyOjE" }];
    const { data } = await fixture.execute(MEMBER, { representations }, { memberId });
    expect(data._entities).toEqual([null]);
  });
});

describe("updateProfile", () => {
  it("API-ACC-08 ACC-PROF-06 takes name, family name, phone number and marketing opt-in", async () => {
    expect((await update()).data.updateProfile).toEqual({
      __typename: "ProfileUpdated",
      member: { profile: { ...wanted, phoneNumber: "0301234567" } },
    });
  });

  it.each([
    ["letters", "call me"],
    ["a plus sign", "+49 30 1234567"],
  ])("a phone number with %s: 'Please enter a valid phone number!'", async (_, phoneNumber) => {
    expect((await update({ phoneNumber })).data.updateProfile).toMatchObject({
      code: "INVALID_PHONE",
      message: "Please enter a valid phone number!",
      field: "phoneNumber",
    });
  });

  it("the phone number may be empty, the name not shorter than two characters", async () => {
    expect((await update({ phoneNumber: "" })).data.updateProfile.__typename).toBe(
      "ProfileUpdated",
    );
    expect((await update({ name: " A " })).data.updateProfile).toMatchObject({
      code: "INVALID_NAME",
      message: "Name cannot be less than 2 characters",
    });
    expect((await update({ familyName: "x".repeat(129) })).data.updateProfile).toMatchObject({
      code: "INVALID_NAME",
    });
  });

  it("control characters are removed from a name, and half a character is replaced", async () => {
    const { data } = await update({ name: "A\0da\r\n", familyName: "By\u0007ron \ud83d" });
    expect(data.updateProfile.member.profile).toMatchObject({
      name: "Ada",
      familyName: "Byron \ufffd",
    });
  });

  it.each([
    ["أمل", "الراقصة"],
    ["🕺🏽🪩", "👩‍👩‍👧‍👦"],
    ["\u202eadA", "T\u0336\u0315e\u0301mpo"],
    ["अदिति", "x".repeat(128)],
  ])("a name in any script is stored as typed: %s %s", async (name, familyName) => {
    await update({ name, familyName });
    expect((await member(memberId, { memberId })).profile).toMatchObject({ name, familyName });
  });

  it("is for members only", async () => {
    const { errors } = await update({}, {});
    expect(errors?.[0]?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
