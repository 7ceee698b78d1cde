import { openRelease } from "@eightcount/test-kit/releases/open-release";
import { readRelease } from "@eightcount/test-kit/releases/release";
import { readScreens } from "@eightcount/test-kit/releases/screens";
import type { OldMember } from "@eightcount/test-kit/releases/story";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "./people/person";
import { renewToken } from "./people/session";
import { privateField } from "./releases/private-fields";
import { storedData } from "./releases/stored-data";
import { undeliveredEvents, waitForRelay, waitForRows } from "./releases/undelivered-events";
import { eventually } from "./stack/eventually";

const WITHIN_MS = 15_000;
const SUPPORT = "support@eightcount.example";
const NEW_PASSWORD = "Passw0rd!5678";
const MEMBERS = ["subscriber", "rupees", "gift", "verified"] as const;

const release = readRelease("d81b431");
const { story } = release;
const moment = new Date(release.writtenAt);
const undelivered = undeliveredEvents(release);

async function signedIn({ email, password }: OldMember): Promise<Person> {
  const person = Person.visitor();
  await person.signIn(email, password);
  return person;
}

function eventOf(topic: string) {
  const [event] = undelivered.filter((one) => one.topic === topic);
  if (!event) throw new Error(`the fixture has no undelivered ${topic}`);
  return event;
}

interface Mail {
  readonly text: string;
  readonly code: string | null;
}

const mailsTo = async (email: string): Promise<readonly Mail[]> => {
  const answer = await fetch(`${journeyStack().sandbox}/mailbox.json?to=${email}`);
  return (await answer.json()) as readonly Mail[];
};

describe("today's code opens the data folder of d81b431", () => {
  let opened: Awaited<ReturnType<typeof openRelease>>;
  beforeAll(async () => {
    opened = await openRelease(release);
  });
  afterAll(() => opened?.close());

  it.each(MEMBERS)(
    "the %s member signs in with the old password and finds everything",
    async (name) => {
      const person = await signedIn(story[name]);
      const screens = await readScreens(async (operation, variables) => {
        const { data, text } = await person.ask(operation, variables);
        return data ?? text;
      });
      // Today's screens may show more.
      expect(storedData(screens)).toMatchObject(storedData(story[name].screens));
    },
  );

  it("a signed-in browser stays signed in, once", async () => {
    const { cookies } = story.subscriber;
    const person = Person.visitor();
    const refresh = (headers: Record<string, string>) =>
      person.ask<{ refreshSession: { accessToken?: string } }>(
        "sessionOperationsRefreshMutation",
        { input: {} },
        { headers },
      );
    const { data } = await refresh({ cookie: cookies });
    expect(data.refreshSession.accessToken).toEqual(expect.any(String));
    expect(await renewToken(person)).toEqual(["SUBSCRIBER"]);
  });

  it("ratings and the consent to mail and tracking are unchanged", async () => {
    const { memberId } = story.subscriber;
    for (const { classId, ...said } of story.ratings) {
      const selection = `classFeedback(classId: "${classId}") { difficulty rating comments }`;
      // The migration of accounts passes them to viewing as events.
      const found = await eventually("the rating", WITHIN_MS, async () => {
        const { classFeedback } = await privateField<{ classFeedback: object | null }>(
          memberId,
          selection,
          moment,
        );
        return classFeedback;
      });
      expect(found).toEqual(said);
    }
    const { profile } = await privateField<{ profile: object }>(
      memberId,
      "profile { isSubscribed emailVerified }",
      moment,
    );
    expect(profile).toEqual({ isSubscribed: true, emailVerified: true });
  });

  it("visits and the viewing that came from one are unchanged", async () => {
    const { visitorId, sessionId, pageViewId, userEventId } = story.visit;
    const selection =
      "viewedClasses(order: OLDEST_FIRST) { edges { node { secondsWatched origin { sessionId pageViewId } } } }";
    const { viewedClasses } = await privateField<{ viewedClasses: unknown }>(
      story.subscriber.memberId,
      selection,
      moment,
    );
    expect(viewedClasses).toMatchObject({
      edges: expect.arrayContaining([
        { node: { secondsWatched: 37, origin: { sessionId, pageViewId } } },
      ]),
    });
    const tables = [
      ["visitor_session", "session_id", sessionId],
      ["page_view", "id", pageViewId],
      ["user_event", "id", userEventId],
    ];
    for (const [table, column, id] of tables) {
      const sql = `SELECT visitor_id FROM ${table} WHERE ${column} = $1`;
      expect(await rowsOf("accounts", sql, [id])).toEqual([{ visitor_id: visitorId }]);
    }
  });

  describe("undelivered events", () => {
    it("leaves the outboxes, and none of it is parked", async () => {
      expect(new Set(undelivered.map(({ topic }) => topic)).size).toBe(7);
      expect(await waitForRelay(undelivered)).toEqual([]);
    });

    it("entitlement.changed: the new subscriber may watch", async () => {
      const person = await signedIn(story.rupees);
      const groups = await eventually("the group", WITHIN_MS, async () => {
        const found = await renewToken(person);
        return found.length > 0 && found;
      });
      expect(groups).toEqual(["SUBSCRIBER"]);
    });

    it("member.verified: billing opens an account", async () => {
      const { memberId, email } = story.verified;
      const sql = "SELECT book FROM sandbox.account_book WHERE code = $1";
      const [account] = await waitForRows<{ book: object }>("sandbox", sql, [memberId]);
      expect(JSON.stringify(account)).toContain(email);
    });

    it("class.started: the catalogue counts one view", async () => {
      const { classId, memberId } = eventOf("class.started").payload;
      const sql = "SELECT class_id FROM class_view WHERE class_id = $1 AND member_id = $2";
      expect(await waitForRows("catalogue", sql, [classId, memberId])).toHaveLength(1);
    });

    it("class.published: viewing keeps the facts", async () => {
      const { payload, created_at } = eventOf("class.published");
      expect(payload.classId).toBe(story.publishedClassId);
      const sql = "SELECT level FROM class_fact WHERE class_id = $1 AND published_at = $2";
      const values = [payload.classId, created_at];
      expect(await waitForRows("viewing", sql, values)).toEqual([{ level: payload.level }]);
    });

    it("provider.noticed: billing reads the account once", async () => {
      const { key } = eventOf("provider.noticed").payload;
      const sql = "SELECT key FROM webhook_delivery WHERE key = $1 AND handled_at IS NOT NULL";
      expect(await waitForRows("billing", sql, [key])).toEqual([{ key }]);
    });

    it("engagement.requested: the engagement service receives it once", async () => {
      const { id } = eventOf("engagement.requested");
      const sql = "SELECT id FROM inbox_event WHERE id = $1";
      expect(await waitForRows("accounts", sql, [id])).toEqual([{ id }]);
      const answer = await fetch(
        `${journeyStack().sandbox}/engagement.json?containing=${story.subscriber.email}`,
      );
      expect(await answer.json()).toHaveLength(1);
    });

    it("mail.requested: the code that was asked for resets the password", async () => {
      const { email } = story.gift;
      const code = await eventually("the second mail", WITHIN_MS, async () => {
        // Newest first. A sign-in by today's code is mailed, too, and has no code.
        const [reset, verification] = (await mailsTo(email)).filter((mail) => mail.code);
        return verification && reset?.code;
      });
      const person = Person.visitor();
      const input = { email, code, newPassword: NEW_PASSWORD };
      const { data } = await person.ask("useResetPasswordMutation", { input });
      expect(data).toEqual({ resetPassword: { __typename: "PasswordReset", email } });
      await person.signIn(email, NEW_PASSWORD);
      const toSupport = await mailsTo(SUPPORT);
      expect(toSupport.filter(({ text }) => text.includes(story.helpMessage))).toHaveLength(1);
    });
  });
});
