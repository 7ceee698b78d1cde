import { createHmac, randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor as nobody } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { clientOperation } from "./people/operations";
import { Person } from "./people/person";
import { history, memberIdOf, progressInput } from "./people/progress";
import { expired, forged, stackKeys, unsigned } from "./people/tokens";

const TYPENAME = { query: "{ __typename }" };
const STACK_TRACE = /\n\s+at |node_modules|\.[jt]s:\d+/;
const visitor = Person.visitor();
const [danceClass, otherClass] = danceClasses.filter(
  ({ filmId, lengthSeconds }) => filmId === "hip-hop-2" && lengthSeconds > 600,
);
const classId = danceClass?.id ?? "";
let subscriber: Person;
let stranger: Person;
let inactive: Person;

beforeAll(async () => {
  [subscriber, stranger, inactive] = await Promise.all([
    Person.member("active monthly"),
    Person.member("active yearly"),
    Person.member("inactive"),
  ]);
});

describe("the endpoint", () => {
  it("ENG-04 an unknown operation id is not found", async () => {
    const answer = await visitor.send({ id: "0".repeat(64), variables: {} });
    expect(answer.status).toBe(404);
    expect(answer.errors[0]?.message).toBe("PersistedQueryNotFound");
  });

  it.each(["POST", "GET"] as const)(
    "ENG-04 the text of a query is refused by %s",
    async (method) => {
      const { text } = clientOperation("StylesScreenQuery");
      const answer = await visitor.send({ query: text }, { method });
      expect([answer.status, answer.data]).toEqual([400, undefined]);
    },
  );

  it("ENG-04 query text next to a known id is ignored", async () => {
    const { id } = clientOperation("StylesScreenQuery");
    const answer = await visitor.send<object>({ id, query: "{ __schema { types { name } } }" });
    expect(Object.keys(answer.data)).toEqual(["styles"]);
  });

  it("a mutation by GET is refused with 405", async () => {
    const variables = { input: { email: "a@example.com" } };
    const answer = await visitor.ask("useResendCodeMutation", variables, { method: "GET" });
    expect([answer.status, answer.data]).toEqual([405, undefined]);
  });

  it("a body that is too long is refused with 413", async () => {
    const variables = { text: "x".repeat(70_000), hasText: true };
    const answer = await visitor.ask("SearchScreenQuery", variables);
    expect([answer.status, answer.errors]).toEqual([
      413,
      [{ message: "The request is too large.", extensions: { code: "TOO_LARGE" } }],
    ]);
  });

  it.each([
    ["nonsense", () => "nonsense"],
    ["without a signature", unsigned],
    ["signed by somebody else", forged],
    ["expired", expired],
  ])("a token that is %s is answered with 401 and no stack trace", async (_what, spoil) => {
    const impostor = Person.visitor();
    impostor.token = await spoil(subscriber.token ?? "");
    const answer = await impostor.ask("ProfileScreenQuery");
    expect(answer.status).toBe(401);
    expect(answer.errors[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
    expect(answer.text).not.toMatch(STACK_TRACE);
  });
});

describe("requests from other origins", () => {
  const touch = (headers: Readonly<Record<string, string>>) =>
    subscriber.ask("useSaveClassSaveMutation", { input: { classId } }, { headers });

  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("a page of another site changes nothing: %p", async (headers) => {
    const answer = await touch(headers);
    expect([answer.status, answer.errors]).toEqual([
      403,
      [
        {
          message: "This request comes from another site.",
          extensions: { code: "FOREIGN_ORIGIN" },
        },
      ],
    ]);
  });

  it("the page of this stack does, by whatever name of this machine it was opened", async () => {
    const site = new URL(journeyStack().site);
    for (const origin of [site.origin, `http://127.0.0.1:${site.port}`]) {
      const answer = await touch({ origin, "sec-fetch-site": "same-origin" });
      expect([origin, answer.status, answer.errors]).toEqual([origin, 200, []]);
    }
  });

  it("invalid input is not echoed", async () => {
    const input = { emai: "a@example.com", password: "Dance123!", rememberMe: false };
    const answer = await visitor.ask("signInOperationsSignInMutation", { input });
    expect(answer.text).not.toContain("Dance123!");
    // One for the unknown field, one for the missing one.
    const refusal = {
      message: "The value at input is not valid.",
      extensions: { code: "BAD_USER_INPUT" },
    };
    expect(answer.errors).toEqual([refusal, refusal]);
  });

  it.each(["/", "/graphql", "/media/x.mp4", "/recurly.js", "/no-such-page", "/robots.txt"])(
    "%s is never guessed at",
    async (path) => {
      const { headers } = await visitor.fetch(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});

describe("an ended session", () => {
  const isKnown = async (token: string | null) => {
    const holder = Person.visitor();
    holder.token = token;
    return (await holder.ask("ProfileScreenQuery")).status;
  };

  it("invalidates its access token immediately, and no other session's", async () => {
    const [leaving, staying] = [
      await Person.member("active yearly"),
      await Person.member("active yearly"),
    ];
    // The gateway has verified and cached both.
    expect([await isKnown(leaving.token), await isKnown(staying.token)]).toEqual([200, 200]);
    await leaving.ask("signInOperationsSignOutMutation");
    expect([await isKnown(leaving.token), await isKnown(staying.token)]).toEqual([401, 200]);
  });
});

describe("data of another member", () => {
  const savedClassIdOf = async (person: Person) => {
    const { data } = await person.ask<{ danceClass: { savedClassId: string | null } }>(
      "ClassPageScreenQuery",
      { classId },
    );
    return data.danceClass.savedClassId;
  };

  it("their saved class cannot be removed", async () => {
    await subscriber.ask("useSaveClassSaveMutation", { input: { classId } });
    const savedClassId = await savedClassIdOf(subscriber);
    expect(savedClassId).not.toBeNull();
    const answer = await stranger.ask("useSaveClassUnsaveMutation", { input: { savedClassId } });
    expect(answer.data).toEqual({ unsaveClass: { __typename: "UnsaveClassRefused" } });
    expect(await savedClassIdOf(subscriber)).toBe(savedClassId);
  });

  it("VIEW-PROG-17 progress counts for the token's member, whatever else is sent", async () => {
    const input = progressInput(classId, 131);
    const claimed = { ...input, owner: memberIdOf(subscriber) };
    const refused = await stranger.ask("sendProgressMutation", { input: claimed });
    expect(refused.data).toBeUndefined();
    const before = await history(subscriber, "STARTED");
    await stranger.ask("sendProgressMutation", { input });
    expect(await history(subscriber, "STARTED")).toEqual(before);
  });

  it("node returns neither their Member nor anything inside it", async () => {
    const answer = await stranger.ask("HistoryListPaginationQuery", {
      id: toGlobalId("Member", memberIdOf(subscriber)),
      status: "STARTED",
    });
    expect([answer.status, answer.data]).toEqual([200, { node: null }]);
  });

  it("the record of their progress is empty for other members", async () => {
    const input = progressInput(otherClass?.id ?? "", 165);
    await subscriber.ask("sendProgressMutation", { input });
    const [record] = await history(subscriber, "STARTED");
    expect(await recordAs(subscriber, record?.id ?? "")).toMatchObject([{ status: "STARTED" }]);
    expect(await recordAs(stranger, record?.id ?? "")).toEqual([null]);
  });

  it("a purchase in their name is impossible", async () => {
    const input = {
      attemptId: randomUUID(),
      planChoice: "MONTHLY",
      tokenId: "token",
      userId: memberIdOf(subscriber),
      firstName: "Ada",
      lastName: "Tempo",
    };
    const answer = await inactive.ask("purchaseSubscriptionMutation", { input });
    expect(answer.errors[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  });
});

describe("films", () => {
  const start = (person: Person, id: string) =>
    person.ask<{ startPlayback: { parts: { angles: { hlsUrl: string }[] }[] } }>(
      "useStartPlaybackMutation",
      { input: { classId: id } },
    );

  it("ROLE-06 VIEW-PAGE-11 a member without a subscription gets no stream URL and no cookie", async () => {
    const answer = await start(inactive, classId);
    expect(answer.errors[0]?.extensions).toEqual({ code: "FORBIDDEN" });
    expect([answer.data, answer.setCookies]).toEqual([null, []]);
    expect(answer.text).not.toMatch(/m3u8/);
    const saved = await inactive.ask("useSaveClassSaveMutation", { input: { classId } });
    expect(saved.errors[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  });

  it("streams open with the class's own cookies and with nothing else", async () => {
    const viewer = await Person.member("active monthly");
    const { data } = await start(viewer, classId);
    const stream = data.startPlayback.parts[0]?.angles[0]?.hlsUrl ?? "";
    expect((await viewer.fetch(stream)).status).toBe(200);
    expect((await visitor.fetch(stream)).status).toBe(403);
    const elsewhere = await Person.member("active yearly");
    expect((await start(elsewhere, otherClass?.id ?? "")).setCookies).not.toEqual([]);
    expect((await elsewhere.fetch(stream)).status).toBe(403);
  });
});

describe("internal endpoints", () => {
  const notice = JSON.stringify({
    id: "account1",
    object_type: "account",
    event_type: "updated",
    event_time: new Date().toISOString(),
  });
  const deliver = async (secret: string, sentAt: number) => {
    const mac = createHmac("sha256", secret).update(`${sentAt}.${notice}`).digest("hex");
    const answer = await fetch(new URL("/webhooks/recurly", journeyStack().billing), {
      method: "POST",
      headers: { "recurly-signature": `${sentAt},${mac}` },
      body: notice,
    });
    return answer.status;
  };

  it("a webhook is accepted only with the provider's recent signature", async () => {
    const { webhookSecret } = stackKeys();
    expect(await deliver("another-secret", Date.now())).toBe(401);
    expect(await deliver(webhookSecret, Date.now() - 600_000)).toBe(401);
    expect(await deliver(webhookSecret, Date.now())).toBe(200);
    const atTheEdge = await visitor.fetch("/webhooks/recurly", { method: "POST", body: notice });
    expect(atTheEdge.status).toBeGreaterThanOrEqual(400);
  });

  it.each(["accounts", "catalogue", "viewing", "billing"] as const)(
    "%s refuses whoever comes past the gateway with 403",
    async (name) => {
      expect((await sendRequest(name, {})).status).toBe(403);
      const body = JSON.stringify(TYPENAME);
      const forged = { secret: "not the gateway's", audience: name, body };
      expect((await sendRequest(name, signViewer(nobody, forged, new Date()))).status).toBe(403);
    },
  );

  it("a gateway signature is valid only for its subgraph and body", async () => {
    const body = JSON.stringify(TYPENAME);
    const terms = { secret: stackKeys().gatewaySecret, audience: "viewing", body };
    const captured = signViewer(nobody, terms, new Date());
    expect((await sendRequest("viewing", captured)).status).toBe(200);
    expect((await sendRequest("catalogue", captured)).status).toBe(403);
    expect(
      (await sendRequest("viewing", captured, { query: "{ __schema { types { name } } }" })).status,
    ).toBe(403);
  });
});

/** Viewing's response to the gateway's request for a record on this person's behalf. */
async function recordAs(person: Person, id: string): Promise<unknown> {
  const viewer = { ...nobody, memberId: memberIdOf(person) };
  const query =
    "query ($of: [_Any!]!) { _entities(representations: $of) { ... on ClassRecord { status } } }";
  const body = { query, variables: { of: [{ __typename: "ClassRecord", id }] } };
  const terms = { secret: stackKeys().gatewaySecret, audience: "viewing" };
  const signed = signViewer(viewer, { ...terms, body: JSON.stringify(body) }, new Date());
  const answer = await sendRequest("viewing", signed, body);
  const { data } = (await answer.json()) as { data: { _entities: unknown } };
  return data._entities;
}

function sendRequest(
  name: "accounts" | "catalogue" | "viewing" | "billing",
  headers: Readonly<Record<string, string>>,
  body: object = TYPENAME,
): Promise<Response> {
  return fetch(new URL("/graphql", journeyStack()[name]), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
