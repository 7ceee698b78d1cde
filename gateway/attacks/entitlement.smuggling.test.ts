import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor as nobody } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { Person } from "../journeys/people/person";
import { memberIdOf } from "../journeys/people/progress";
import { expired } from "../journeys/people/tokens";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { classId } from "./entitlement/mutation-access";
import { lapsedMember } from "./entitlement/people";
import {
  audited,
  counted,
  refusedByGateway,
  refusedMutation,
  respondedWith,
} from "./evidence/evidence";

let inactive: Person;
let subscriber: Person;
let lapsed: Awaited<ReturnType<typeof lapsedMember>>;
beforeAll(async () => {
  inactive = await Person.member("inactive");
  subscriber = await Person.member("active monthly");
  lapsed = await lapsedMember();
});

const play = (person: Person, headers: Readonly<Record<string, string>> = {}) =>
  person.ask("useStartPlaybackMutation", { input: { classId } }, { headers });

/** A viewer that the sender would like to be. */
const subscribed = () => ({
  ...nobody,
  memberId: memberIdOf(subscriber),
  groups: ["Subscriber" as const],
});
const signed = (secret: string) =>
  signViewer(subscribed(), { secret, audience: "catalogue", body: "" }, new Date());

const HEADERS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  "a viewer of their own": () => signed("a secret of their own"),
  "a viewer signed with an empty secret": () => signed(""),
  "the viewer's plain JSON": () => ({ "x-eightcount-viewer": JSON.stringify(subscribed()) }),
  "a proxy's user": () => ({
    "x-forwarded-user": memberIdOf(subscriber),
    "x-forwarded-groups": "Subscriber",
    "x-auth-request-groups": "Subscriber",
  }),
  "names other gateways use": () => ({
    "x-user-id": memberIdOf(subscriber),
    "x-member-id": memberIdOf(subscriber),
    "x-groups": "Subscriber",
    "x-roles": "Subscriber,Employee,FreeAccess",
  }),
  "a cookie of groups": () => ({ cookie: "groups=Subscriber; eightcount_groups=Subscriber" }),
  "a subscriber's token in a cookie": () => ({ cookie: `access_token=${subscriber.token}` }),
  "a subscriber's token in another header": () => ({
    "x-authorization": `Bearer ${subscriber.token}`,
    "x-access-token": subscriber.token ?? "",
    "proxy-authorization": `Bearer ${subscriber.token}`,
  }),
  "a subscriber's refresh cookie": () => ({ cookie: subscriber.cookies }),
  "the address of this machine": () => ({ "x-real-ip": "127.0.0.1", "x-client-ip": "127.0.0.1" }),
};

const smuggled: Attack[] = Object.entries(HEADERS).map(([what, headers]) => ({
  name: `startPlayback by an inactive member with ${what}`,
  attempt: () => play(inactive, headers()),
  answer: { data: null, errors: [{ extensions: { code: "FORBIDDEN" } }], setCookies: [] },
  recorded: refusedMutation("catalogue", "startPlayback", "FORBIDDEN"),
}));

const inInput: Attack[] = [
  { groups: ["Subscriber"] },
  { memberId: "someone" },
  { viewer: { groups: ["Subscriber"] } },
  { isEntitled: true },
  { entitlementTicket: "x.y.z" },
].map((more) => ({
  name: `startPlayback by an inactive member with ${JSON.stringify(more)} in its input`,
  attempt: () => inactive.ask("useStartPlaybackMutation", { input: { classId, ...more } }),
  answer: { data: undefined, errors: [{ extensions: { code: "BAD_USER_INPUT" } }], setCookies: [] },
  recorded: refusedByGateway("BAD_USER_INPUT"),
}));

const UNAUTHENTICATED = { status: 401, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] };
const withToken = async (token: string | Promise<string>) => {
  const person = Person.visitor();
  person.token = await token;
  return play(person);
};

const lapses: Attack[] = [
  {
    name: "startPlayback with the token of a subscription that has ended, after the token's end",
    attempt: () => withToken(expired(lapsed.earlierToken)),
    answer: UNAUTHENTICATED,
    recorded: counted("gateway", counters.tokensRefused, { [attributes.tokenFault]: "expired" }),
  },
  {
    name: "startPlayback with the next token",
    attempt: () => play(lapsed.person),
    answer: { data: null, errors: [{ extensions: { code: "FORBIDDEN" } }], setCookies: [] },
    recorded: refusedMutation("catalogue", "startPlayback", "FORBIDDEN"),
  },
];

/** Identifies a known browser. It grants no access. */
const DEVICE_ONLY = [expect.stringMatching(/^eightcount_device=/)];

const unconfirmed: Attack = {
  name: "a sign-in of somebody who never proved their address",
  attempt: () => {
    const found = journeyStack().members.find(({ kind }) => kind === "unconfirmed");
    const input = { email: found?.email, password: found?.password, rememberMe: true };
    return Person.visitor().ask("signInOperationsSignInMutation", { input });
  },
  answer: { data: { signIn: { __typename: "SignInRefused" } }, setCookies: DEVICE_ONLY },
  recorded: audited("accounts", "signIn", "USER_NOT_CONFIRMED"),
  // The correct password sends another code to the address, at most twice a minute.
  mayChange: ["accounts.email_code", "accounts.outbox_event", "sandbox.mail"],
};

const READS = {
  HistoryListPaginationQuery: { status: "STARTED" },
  SavedListPaginationQuery: {},
  ClassesTakenPanelQuery: { timeZone: "UTC" },
  RecommendedListingPaginationQuery: {},
};

const reads: Attack[] = Object.entries(READS).flatMap(([operation, variables]) =>
  (["visitor", "inactive member"] as const).map((who) => ({
    name: `${operation} of a subscriber as ${who}`,
    attempt: () => {
      const person = who === "visitor" ? Person.visitor() : inactive;
      const id = toGlobalId("Member", memberIdOf(subscriber));
      return person.ask(operation, { id, ...variables });
    },
    answer: { status: 200, data: { node: null } },
    recorded: respondedWith("gateway", 200),
  })),
);

const OWN = {
  SavedScreenQuery: {},
  HistoryScreenQuery: { status: "STARTED", timeZone: "UTC" },
  MemberIdentityQuery: {},
  SubscriptionScreenQuery: {},
  fetchMemberDataQuery: {},
};
const ownOfNobody: Attack[] = Object.entries(OWN).map(([operation, variables]) => ({
  name: `${operation} as visitor`,
  attempt: () => Person.visitor().ask(operation, variables),
  answer: { status: 200, data: { viewer: null } },
  recorded: respondedWith("gateway", 200),
}));

describeAttacks("entitlements that are claimed", [
  ...smuggled,
  ...inInput,
  ...lapses,
  ...reads,
  ...ownOfNobody,
  // Last, because its mail arrives later.
  unconfirmed,
]);
