import { setTimeout as sleep } from "node:timers/promises";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { Person } from "./people/person";
import { history, memberIdOf, progressInput } from "./people/progress";
import { eventually } from "./stack/eventually";
import { type GatewayAnswer, SecondGateway } from "./stack/second-gateway";

/** Below the forty players, so that any machine is under pressure while they play. */
const SHED_AT = 20;
const PLAYERS = 40;
/** A level lasts at least a second. */
const PROBE_MS = 250;
const ALL_SHED_WITHIN_MS = 30_000;
const BACK_WITHIN_MS = 60_000;

const LONGEST_SECONDS = 60;
/** Its film is ready, so that it has a trailer. */
const danced = danceClasses.find(({ filmId }) => filmId === "hip-hop-2");
const classId = danced?.id ?? "";

const TRACKING = {
  visitorId: "6f0c1c5e-52f6-4a0b-9d0d-0f4e6a3b7a11",
  sessionId: "6f0c1c5e-52f6-4a0b-9d0d-0f4e6a3b7a12",
  pageViews: [],
};

interface HistoryEdge {
  readonly node: {
    readonly danceClass: { readonly classId: string; readonly trailerUrl: string | null };
  };
}

let gateway: SecondGateway;
let dancer: Person;
let sequence = 0;
let acknowledged = 0;
const heartbeats = new Set<number>();
const refused: GatewayAnswer[] = [];

/** Saves ever later positions of one session, and notes what the server acknowledged. */
const session = progressInput(classId, 0);
async function dance(): Promise<void> {
  sequence += 1;
  const input = { ...session, sequence, positionSeconds: 130 + sequence * 0.01 };
  const { status, data } = await gateway.ask("sendProgressMutation", { input }, dancer.token);
  expect(status).toBe(200);
  expect(data.recordProgress.__typename).toBe("ProgressRecorded");
  const { nextHeartbeatSeconds, danceClass } = data.recordProgress;
  heartbeats.add(nextHeartbeatSeconds);
  acknowledged = Math.max(acknowledged, danceClass.progress.lastViewedSeconds);
}

const optional: Readonly<Record<string, () => Promise<boolean>>> = {
  tracking: () => runs("recordEventsMutation", { input: TRACKING }),
  previews: async () => {
    const id = toGlobalId("Member", memberIdOf(dancer));
    const variables = { id, status: "STARTED", count: 20 };
    const { data } = await gateway.ask("HistoryListPaginationQuery", variables, dancer.token);
    const edges: readonly HistoryEdge[] = data.node.history.edges;
    const found = edges.find(({ node }) => node.danceClass.classId === classId);
    return found?.node.danceClass.trailerUrl != null;
  },
  suggestions: () => runs("useSuggestedLinesQuery", { text: "da" }),
  search: () => runs("SearchScreenQuery", { text: "dance", hasText: true, isMember: false }),
  browsing: () => runs("ClassesScreenQuery", { isMember: false }),
};

const GATEWAY_TIMEOUT = 504;

/** What a busy machine answers too late was not shed either. */
async function runs(name: string, variables: object): Promise<boolean> {
  const answer = await gateway.ask(name, variables);
  if (answer.status === 200 || answer.status === GATEWAY_TIMEOUT) return true;
  refused.push(answer);
  return false;
}

/** Kinds of optional work that do not run now. */
async function shedNow(): Promise<string> {
  const kinds = Object.entries(optional);
  const results = await Promise.all(kinds.map(([, isRunning]) => isRunning()));
  return kinds.flatMap(([kind], place) => (results[place] ? [] : [kind])).join(" ");
}

beforeAll(async () => {
  gateway = await SecondGateway.start({ EIGHTCOUNT_SHED_AT_IN_FLIGHT: String(SHED_AT) });
  dancer = await Person.member("Employee");
});
afterAll(() => gateway.stop());

describe("more arrives than a gateway answers in time", () => {
  const ALL = "tracking previews suggestions search browsing";
  const steps = ["", "tracking", "tracking previews", "tracking previews suggestions"];
  let isPressed = true;
  let players: Promise<unknown>;
  let seen: readonly string[];

  beforeAll(async () => {
    await dance();
    expect(await shedNow()).toBe("");
    const keepDancing = async () => {
      while (isPressed) await dance();
    };
    players = Promise.all(Array.from({ length: PLAYERS }, keepDancing));
    // A probe takes longer than a level on a busy machine, so the next one does not wait for it.
    let isAllShed = false;
    const probes: Promise<string>[] = [];
    const probe = async () => {
      const shed = await shedNow();
      isAllShed ||= shed === ALL;
      return shed;
    };
    await eventually("all optional work is shed", ALL_SHED_WITHIN_MS, async () => {
      probes.push(probe());
      await sleep(PROBE_MS);
      return isAllShed;
    });
    seen = await Promise.all(probes);
  }, 60_000);

  it("tracking is shed first, then previews, suggestions, search, and lists", () => {
    // A level may rise while the five are asked, so that one of them belongs to the next step.
    const order = [...steps, "tracking previews suggestions search", ALL];
    const places = seen.map((shed) => order.indexOf(shed)).filter((place) => place >= 0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBeGreaterThanOrEqual(4);
  });

  it("what is shed gets 503 and a Retry-After of seconds", () => {
    expect(refused.length).toBeGreaterThan(5);
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThanOrEqual(10);
      expect(retryAfter).toBeLessThanOrEqual(20);
    }
  });

  it("players are asked to send less often", () => {
    expect(heartbeats).toContain(LONGEST_SECONDS);
  });

  it("members sign in, and see what they pay, meanwhile", async () => {
    const member = journeyStack().members.find(({ kind }) => kind === "active monthly");
    const { email = "", password = "" } = member ?? {};
    const input = { email, password, rememberMe: false };
    const signedIn = await gateway.ask("signInOperationsSignInMutation", { input });
    expect(signedIn).toMatchObject({ status: 200, data: { signIn: { __typename: "SignedIn" } } });
    const checkout = await gateway.ask("CheckoutScreenQuery", {}, dancer.token);
    expect(checkout).toMatchObject({ status: 200, data: { checkoutSettings: {} } });
  });

  it("all is back within a minute, and no acknowledged position is lost", async () => {
    isPressed = false;
    await players;
    await eventually("nothing is shed", BACK_WITHIN_MS, async () => (await shedNow()) === "");
    const kept = (await history(dancer, "STARTED")).find(
      ({ danceClass }) => danceClass.classId === classId,
    );
    expect(acknowledged).toBeGreaterThan(130);
    expect(kept?.danceClass.progress.lastViewedSeconds).toBeGreaterThanOrEqual(acknowledged);
  }, 90_000);
});
