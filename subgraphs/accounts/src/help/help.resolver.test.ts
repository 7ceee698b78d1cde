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
let tracking: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  [fixture, tracking] = await Promise.all([
    accountsFixture(),
    accountsFixture({ EIGHTCOUNT_TRACKING_MODE: "record" }),
  ]);
});
beforeEach(async () => {
  await Promise.all([fixture.reset(), tracking.reset()]);
  memberId = await verified(fixture);
});
afterAll(() => Promise.all([fixture.close(), tracking.close()]));

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

describe("the engagement service", () => {
  const outbox = async (of: AccountsFixture) =>
    (
      await of.db.query<{ topic: string; payload: object }>(
        "SELECT topic, payload FROM outbox_event WHERE topic IN ('mail.requested', 'engagement.requested')",
      )
    ).rows;
  const ask = async (of: AccountsFixture, input: object = {}) => {
    const asker = await verified(of, { email: "bea@dance.com" });
    await of.db.query("DELETE FROM outbox_event");
    const { data } = await of.execute(
      SEND,
      { input: { ...question, ...input } },
      { memberId: asker },
    );
    return { asker, typename: data.sendHelpRequest.__typename as string };
  };

  it("TRK-07 receives CONTACT_FORM with the member's email and the question", async () => {
    await ask(tracking, { message: "How do I mirror?" });
    // The outbox is dated by the database, whose clock no test moves.
    tracking.clock.advance(Date.now() - tracking.clock.read().getTime());
    const stop = tracking.startWorkers();
    for (let waits = 0; waits < 500 && tracking.engagement.received.length === 0; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    expect(tracking.engagement.received).toEqual([
      {
        id: expect.any(String),
        email: "bea@dance.com",
        eventType: "CONTACT_FORM",
        eventDetails: { questionsSubmitted: "How do I mirror?" },
        occurredAt: expect.any(String),
      },
    ]);
  });

  it("the outbox holds no email address that a question contains", async () => {
    const { asker } = await ask(tracking, { message: "Write to bea@dance.com,\nplease" });
    const [told] = (await outbox(tracking)).filter(({ topic }) => topic === "engagement.requested");
    expect(told?.payload).toEqual({
      memberId: asker,
      eventType: "CONTACT_FORM",
      eventDetails: JSON.stringify({ questionsSubmitted: "Write to (email)\nplease" }),
    });
  });

  it("is told nothing about a question that is refused", async () => {
    expect((await ask(tracking, { message: " " })).typename).toBe("SendHelpRequestRefused");
    expect(await outbox(tracking)).toEqual([]);
  });

  it("TRK-12 is told nothing while tracking is off", async () => {
    expect((await ask(fixture)).typename).toBe("HelpRequestSent");
    expect((await outbox(fixture)).map(({ topic }) => topic)).toEqual(["mail.requested"]);
  });
});
