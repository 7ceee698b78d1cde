import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { verified } from "../testing/operations";

const SEND = `mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) {
  __typename ... on HelpRequestSent { supportEmail } ... on Refusal { code message field } } }`;
const question = {
  firstName: "Ada",
  lastName: "Byron",
  category: "BILLING",
  email: "ada@elsewhere.com",
  message: "Which <b>card</b>\r\nBcc: all@dance.com did I use?",
};

let fixture: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  memberId = await verified(fixture);
});
afterAll(() => fixture.close());

const send = async (input = {}, caller: object = { memberId }) =>
  fixture.execute(SEND, { input: { ...question, ...input } }, caller);

describe("sendHelpRequest", () => {
  it("HELP-13 ENT-18 mails first name, last name, category, address and question to the support", async () => {
    const stop = fixture.startWorkers();
    expect((await send()).data.sendHelpRequest).toEqual({
      __typename: "HelpRequestSent",
      supportEmail: "support@eightcount.example",
    });
    const arrived = () => fixture.mail.sent.find(({ to }) => to === "support@eightcount.example");
    for (let waits = 0; waits < 500 && !arrived(); waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    const mail = arrived();
    expect(mail?.subject).toBe("Question: Billing");
    for (const part of ["Ada Byron", "ada@elsewhere.com", "did I use?", memberId])
      expect(mail?.text).toContain(part);
    expect(mail?.html).toContain("&lt;b&gt;card&lt;/b&gt;");
  });

  it("removes characters that a mail server refuses", async () => {
    const stop = fixture.startWorkers();
    await send({ message: "My\u0000 card\ud800\nis gone\u0007", firstName: "Ad\u0000a" });
    const arrived = () => fixture.mail.sent.find(({ to }) => to === "support@eightcount.example");
    for (let waits = 0; waits < 500 && !arrived(); waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    expect(arrived()?.text).toContain("My card\ufffd\nis gone");
    expect(arrived()?.text).toContain("Ada Byron");
    expect(arrived()?.text).not.toContain("\u0000");
  });

  it.each([
    [{ firstName: "A" }, "INVALID_NAME", "Name cannot be less than 2 characters"],
    [{ email: "" }, "EMAIL_MISSING", "Please enter a contact email"],
    [{ email: "ada@" }, "INVALID_EMAIL", "Please enter valid email address"],
    [{ message: " " }, "MESSAGE_MISSING", "Please include a query"],
  ])("%j is refused with its sentence", async (input, code, message) => {
    expect((await send(input)).data.sendHelpRequest).toMatchObject({ code, message });
  });

  it("is for members", async () => {
    expect((await send({}, {})).errors?.[0]?.originalError).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("is limited to ten per hour", async () => {
    for (let times = 0; times < 10; times += 1) await send();
    expect((await send()).data.sendHelpRequest).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "Communication error, please send your query to support@eightcount.example",
    });
  });
});
