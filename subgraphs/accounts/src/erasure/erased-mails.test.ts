import { randomUUID } from "node:crypto";
import { GIFT_SEAL, type WrittenGiftMail } from "@eightcount/contracts/events/gift-mail-requested";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { Seal } from "@eightcount/service-kit/events/seal";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { redisKeysWith } from "@eightcount/test-kit/erasure/traces";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { type AccountsFixture, accountsFixture } from "../testing/accounts-fixture";
import { PASSWORD, verified } from "../testing/operations";

const DELETE = `mutation ($input: RequestAccountDeletionInput!) {
  requestAccountDeletion(input: $input) { __typename } }`;
const DAY_MS = 86_400_000;
const EMAIL = "ada@dance.com";

let fixture: AccountsFixture;
let memberId: string;
beforeAll(async () => {
  fixture = await accountsFixture();
});
beforeEach(async () => {
  await fixture.accounts.drain();
  await fixture.reset();
  memberId = await verified(fixture, { email: EMAIL });
});
afterAll(() => fixture.close());

const erasures = {
  eraseDue: () => fixture.accounts.modules.erasure.services.erasures.eraseDue(),
};
const leave = () => fixture.execute(DELETE, { input: { password: PASSWORD } }, { memberId });

const SUPPORT = "support@eightcount.example";
const eventOf = (topic: string, payload: object) => ({
  ...{ id: randomUUID(), topic, version: 1, payload },
  occurredAt: new Date().toISOString(),
});
const seals = () => fixture.accounts.modules.mail.services.mails;
const mailTo = (to: string, text = "Hello") =>
  eventOf("mail.requested", seals().request({ to, subject: "", text, html: "" }).payload);
/** The same mail as an earlier release stored it. */
const earlier = ({ topic, payload }: ReturnType<typeof mailTo>) =>
  eventOf(topic, { sealed: (payload as { readonly sealed: string }).sealed });
const giftTo = (to: string) => {
  const gift = {
    ...{ kind: "DELIVERY", amountCents: 1_900, currency: "USD", to, code: "ABCD1234EFGH5678" },
    ...{ giverName: "Bob", recipientName: "Adalovela", message: null },
  } as const satisfies WrittenGiftMail;
  const sealed = new Seal(GIFT_SEAL, fixture.config.ticketSecret).close(gift);
  return eventOf("gift-mail.requested", { sealed });
};
const store = ({ id, topic, payload }: ReturnType<typeof mailTo>) =>
  fixture.db.query("INSERT INTO outbox_event (id, topic, payload) VALUES ($1, $2, $3)", [
    ...[id, topic, JSON.stringify(payload)],
  ]);

const REPORTS = "SELECT payload FROM outbox_event WHERE topic = 'member.erased'";

/** Delivers the report of the erasure to accounts itself, as the outbox does. */
async function forget(): Promise<void> {
  for (const { payload } of (await fixture.db.query(REPORTS)).rows) {
    await deliver(fixture.accounts.modules.erasure, eventOf("member.erased", payload));
  }
}

describe("the mails and events of an erased member", () => {
  it("leaves nothing in Redis, neither delivered events nor waiting ones", async () => {
    await leave();
    const queues = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
    const { rows } = await fixture.db.query("SELECT id, topic, payload FROM outbox_event");
    for (const { id, topic, payload } of rows) {
      const consumer = topic === "mail.requested" ? "mail" : "accounts";
      const occurredAt = new Date().toISOString();
      await queues.publish(consumer, { id, topic, payload, occurredAt });
    }
    await queues.publish("mail", earlier(mailTo("Ada@Dance.com")));
    await queues.publish("mail", earlier(mailTo(SUPPORT, `Member ID: ${memberId}.`)));
    await queues.publish("accounts", giftTo(` ${EMAIL}`));
    expect(await redisKeysWith(fixture.config.redisUrl, [memberId])).not.toEqual([]);
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    await forget();
    expect(await redisKeysWith(fixture.config.redisUrl, [memberId, EMAIL, "sealed"])).toEqual([]);
    await queues.close();
  });

  it("repeats what Redis did not remove, such as a mail that was just taken", async () => {
    await leave();
    const queues = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
    const [taken, waiting] = [mailTo(EMAIL), mailTo(EMAIL)];
    for (const mail of [taken, waiting]) await queues.publish("mail", mail);
    const { redisUrl, logger } = fixture;
    const redis = new RedisConnection({ redisUrl, logger, prefix: "" });
    await redis.open();
    const lock = `eightcount:events-mail:${taken.id}:lock`;
    await redis.client.set(lock, "another worker");
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    await expect(forget()).rejects.toThrow("some events were not removed");
    const mails = () => redisKeysWith(fixture.config.redisUrl, ["sealed"]);
    expect(await mails()).toEqual([`eightcount:events-mail:${taken.id}`]);
    await redis.client.del(lock);
    await redis.close();
    await forget();
    expect(await mails()).toEqual([]);
    await queues.close();
  });

  it("leaves everyone else's mails, even if their address contains the member's", async () => {
    await leave();
    const others = [
      ...[mailTo(`jo${EMAIL}`), mailTo(`${EMAIL}.au`), mailTo(SUPPORT, `I know ${EMAIL}.`)],
      earlier(mailTo(`jo${EMAIL}`)),
      earlier(mailTo("friend@dance.com", `From ${EMAIL}`)),
    ];
    const gift = giftTo(`jo${EMAIL}`);
    const queues = new EventQueues({ redisUrl: fixture.config.redisUrl, logger: fixture.logger });
    for (const mail of others) await queues.publish("mail", mail);
    await queues.publish("accounts", gift);
    for (const mail of others) await store(mail);
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    await forget();
    expect(await redisKeysWith(fixture.config.redisUrl, ["sealed"])).toHaveLength(6);
    const { rows } = await fixture.db.query<{ id: string }>(
      "SELECT id FROM outbox_event WHERE topic = 'mail.requested'",
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
    await queues.close();
  });

  it("leaves the mails and events of a later account with the same address", async () => {
    await leave();
    const { redisUrl, logger } = fixture;
    const queues = new EventQueues({ redisUrl, logger });
    const recipient = seals().recipientOf(EMAIL);
    const later = { occurredAt: new Date(Date.now() + DAY_MS).toISOString() };
    const mails = [mailTo(EMAIL), earlier(mailTo(EMAIL))].map((mail) => ({ ...mail, ...later }));
    for (const mail of mails) await queues.publish("mail", mail);
    await queues.publish("accounts", { ...giftTo(EMAIL), ...later });
    const another = eventOf("member.erased", { memberId: randomUUID(), recipient });
    await queues.publish("accounts", another);
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    await forget();
    expect(await redisKeysWith(redisUrl, ["sealed"])).toHaveLength(3);
    expect(await redisKeysWith(redisUrl, [recipient])).toContain(
      `eightcount:events-accounts:${another.id}`,
    );
    await queues.close();
  });

  it("finds the mails of earlier releases, which name no recipient outside of the seal", async () => {
    await leave();
    for (let nth = 0; nth < 510; nth += 1) await store(earlier(mailTo("bob@dance.com")));
    for (const mail of [mailTo("ADA@dance.com"), mailTo(SUPPORT, `Member ID: ${memberId}.`)]) {
      await store(earlier(mail));
    }
    fixture.clock.advance(14 * DAY_MS);
    await erasures.eraseDue();
    const left = (await fixture.waitingMails()).map(({ to }) => to);
    expect(left).toHaveLength(510);
    expect([...new Set(left)]).toEqual(["bob@dance.com"]);
  });
});
