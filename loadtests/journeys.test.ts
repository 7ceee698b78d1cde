import type { ProgressInput } from "./lib/player.ts";
import {
  type Answers,
  CARD_TOKEN,
  MAILED_CODE,
  type Variables,
} from "./testing/gateway-stand-in.ts";
import { describeWithK6, k6 } from "./testing/k6.ts";
import { type EndedRun, type JourneyRun, runJourney } from "./testing/run-journey.ts";
import { isSolution, shop } from "./testing/shop.ts";

/** k6's exit code for a missed pass line. */
const MISSED = 99;
/** More would wait for the same cores. */
const AT_ONCE = 8;

const signIn = ({ input }: Variables) => ({
  signIn: {
    __typename: "SignedIn",
    accessToken: `token of ${(input as { email: string }).email}`,
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  },
});

const inputOf = ({ input }: Variables) => input as ProgressInput;

/** Saves positions, and gives back what was saved less some seconds. */
function progress(lessSeconds: number) {
  const saved = new Map<string, number>();
  return {
    signIn,
    recordProgress: (variables: Variables, caller: string) => {
      const { classId, positionSeconds } = inputOf(variables);
      const lastViewedSeconds = Math.floor(positionSeconds);
      saved.set(`${caller} ${classId}`, lastViewedSeconds);
      const danceClass = { progress: { lastViewedSeconds } };
      return { recordProgress: { __typename: "ProgressRecorded", isCurrent: true, danceClass } };
    },
    classPage: ({ classId }: Variables, caller: string) => {
      const resumeAtSeconds = (saved.get(`${caller} ${classId}`) ?? 0) - lessSeconds;
      return { danceClass: { progress: { resumeAtSeconds } } };
    },
  };
}

const GENERATED = ["one", "two", "three"].map((name) => ({
  email: `${name}@eightcount.test`,
  token: `signed for ${name}`,
  expiresAt: Date.now() + 3_600_000,
}));

const EMPTY = { styles: [], playlists: [], instructors: [], classes: [] };

const search = (result: object): Answers => ({
  signIn,
  suggestions: ({ text }) => ({ searchSuggestions: [{ kind: "SONG", text }] }),
  search: () => ({ search: result }),
});

const LEVELS = ["BEGINNER", "INTERMEDIATE", "ADVANCED"];

/** Lists two classes per page, of the level that was asked for or of another one. */
function browse(hasLevel: boolean): Answers {
  let listed = 0;
  const page = ({ filter }: Variables) => {
    const [level] = (filter as { levels: readonly string[] }).levels;
    const levelName = hasLevel ? level : LEVELS.find((other) => other !== level);
    const nodes = [1, 2].map(() => ({ classId: `class-${++listed}`, levelName }));
    const pageInfo = { hasNextPage: true, endCursor: String(listed) };
    return { danceClasses: { edges: nodes.map((node) => ({ node })), pageInfo } };
  };
  const classPage = ({ classId }: Variables) => ({ danceClass: { classId } });
  return { signIn, classList: page, moreClasses: page, classPage };
}

/** Signs in, and knows each member by the token, or everyone as one and the same. */
const accounts = (email?: string): Answers => ({
  signIn,
  identity: (_variables, caller) => ({
    viewer: { profile: { email: email ?? caller.replace("Bearer token of ", "") } },
  }),
});

const streams = (kept: string): Answers => ({
  signIn,
  startStream: () => ({ startStream: { __typename: "StreamStarted" } }),
  keepStreamAlive: () => ({ keepStreamAlive: { __typename: kept } }),
});

const signedOut = () => ({ refreshSession: { __typename: "SignedOut" } });

const nothing = () => ({ recordProgress: { __typename: "ProgressRefused" } });

/** All of an evening. Both a list and a player open a class, and both get what they need. */
function evening(): Answers {
  const players = progress(0);
  return {
    ...{ ...shop("Subscriber"), ...search({ ...EMPTY, classes: [{ id: "class-1" }] }) },
    ...{ ...streams("StreamStarted"), ...accounts(), ...browse(true), ...players },
    classPage: (variables, caller) => {
      const { danceClass } = players.classPage(variables, caller);
      return { danceClass: { ...danceClass, classId: variables.classId } };
    },
  };
}

/** An evening under pressure, whose players are asked to send once a minute. */
function pressed(): Answers {
  const { recordProgress, ...others } = evening();
  const asked = { nextHeartbeatSeconds: 60 };
  return {
    ...others,
    recordProgress: (variables, caller) => {
      const saved = recordProgress?.(variables, caller) as { recordProgress: object };
      return { recordProgress: { ...saved.recordProgress, ...asked } };
    },
    recordEvents: () => ({ recordEvents: { __typename: "EventsRecorded" } }),
  };
}

const refused = () => ({ signUp: { __typename: "SignUpRefused" } });

describeWithK6("a journey's run", () => {
  const all = {
    kept: { journey: "progress", answers: progress(0) },
    lost: { journey: "progress", answers: progress(1) },
    broken: { journey: "progress", answers: { ...progress(0), recordProgress: () => ({}) } },
    generated: { journey: "progress", answers: progress(0), members: GENERATED },
    found: { journey: "search", answers: search({ ...EMPTY, classes: [{ id: "class-1" }] }) },
    nothing: { journey: "search", answers: search(EMPTY) },
    halved: { journey: "search", answers: search({ styles: [], playlists: [] }) },
    listed: { journey: "browse", answers: browse(true) },
    mixed: { journey: "browse", answers: browse(false) },
    known: { journey: "sign-in", answers: accounts() },
    playing: { journey: "lease", answers: streams("StreamStarted") },
    stopped: { journey: "lease", answers: streams("StreamStopped") },
    renewed: { journey: "renewal", answers: { ...shop("Subscriber"), signIn } },
    ended: { journey: "renewal", answers: { ...shop("Subscriber"), signIn, renewal: signedOut } },
    // Long enough for one of each act, even if a busy machine drops some arrivals.
    evening: { journey: "evening-peak", answers: evening(), time: 0.4 },
    pressed: { journey: "under-pressure", answers: pressed(), time: 0.4 },
    forgetful: { journey: "evening-peak", answers: { ...evening(), recordProgress: nothing } },
    subscribed: { journey: "purchase", answers: shop("Subscriber") },
    unsubscribed: { journey: "purchase", answers: shop("FreeAccess") },
    unsolved: { journey: "purchase", answers: { ...shop("Subscriber"), signUp: refused } },
    mistaken: { journey: "sign-in", answers: accounts("other@eightcount.test") },
  } as const satisfies Record<string, JourneyRun>;
  let runs: Readonly<Record<keyof typeof all, EndedRun>>;

  beforeAll(async () => {
    const waiting = Object.entries(all);
    const ended: (readonly [string, EndedRun])[] = [];
    while (waiting.length > 0) {
      const some = waiting
        .splice(0, AT_ONCE)
        .map(async ([name, run]) => [name, await runJourney(k6 ?? "", run)] as const);
      ended.push(...(await Promise.all(some)));
    }
    runs = Object.fromEntries(ended) as typeof runs;
  });

  it("passes if every acknowledged position is kept", () => {
    expect(runs.kept).toMatchObject({ code: 0 });
  });

  it("ENG-08 fails if an acknowledged position is one second lower when it is read", () => {
    expect(runs.lost.code).toBe(MISSED);
    expect(runs.lost.output).toContain("acked_then_missing");
  });

  it("fails if the script throws, which k6 only logs", () => {
    expect(runs.broken.code).toBe(MISSED);
    expect(runs.broken.output).toContain("script_errors");
  });

  it("gives each player a class and a session of its own, with a counter from one", () => {
    const updates = runs.kept.calls
      .filter(({ operation }) => operation === "recordProgress")
      .map(({ variables }) => inputOf(variables));
    const sessions = new Set(updates.map(({ playbackSessionId }) => playbackSessionId));
    for (const session of sessions) {
      const own = updates.filter(({ playbackSessionId }) => playbackSessionId === session);
      expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, place) => place + 1));
      expect(new Set(own.map(({ classId }) => classId)).size).toBe(1);
    }
    expect(updates.length).toBeGreaterThan(8);
  });

  it("lets generated members use their tokens without a sign-in, each from an own address", () => {
    const { code, calls } = runs.generated;
    expect(code).toBe(0);
    expect(calls.map(({ operation }) => operation)).not.toContain("signIn");
    const pairs = new Set(calls.map(({ caller, address }) => `${caller} at ${address}`));
    expect([...pairs].sort()).toEqual([
      "Bearer signed for one at 198.18.0.0",
      "Bearer signed for three at 198.18.0.2",
      "Bearer signed for two at 198.18.0.1",
    ]);
  });

  it("passes if searches find something, after suggestions for the beginning of the text", () => {
    expect(runs.found).toMatchObject({ code: 0 });
    const texts = (wanted: string) =>
      runs.found.calls
        .filter(({ operation }) => operation === wanted)
        .map(({ variables }) => String(variables.text));
    const searched = texts("search");
    expect(searched.length).toBeGreaterThan(8);
    for (const typed of texts("suggestions")) {
      expect(searched.some((text) => text.startsWith(typed))).toBe(true);
    }
  });

  it("fails if a name from the catalog finds nothing", () => {
    expect(runs.nothing.code).toBe(MISSED);
    expect(runs.nothing.output).toContain("checks{phase:smoke}");
  });

  it("ENG-08 fails if a group of results is missing", () => {
    expect(runs.halved.code).toBe(MISSED);
    expect(runs.halved.output).toContain("operation_failed{operation:search,phase:smoke}");
  });

  it("passes if a list has the chosen level, page after page, and a class of it opens", () => {
    expect(runs.listed).toMatchObject({ code: 0 });
    const sent = new Set(runs.listed.calls.map(({ operation }) => operation));
    expect([...sent].sort()).toEqual(["classList", "classPage", "moreClasses", "signIn"]);
  });

  it("fails if a list has classes of another level", () => {
    expect(runs.mixed.code).toBe(MISSED);
    expect(runs.mixed.output).toContain("checks{phase:smoke}");
  });

  it("passes if a player keeps its place, and fails if it was stopped", () => {
    expect(runs.playing).toMatchObject({ code: 0 });
    expect(runs.stopped.code).toBe(MISSED);
  });

  it("passes if sessions are renewed with one sign-in each, and fails if they ended", () => {
    expect(runs.renewed).toMatchObject({ code: 0 });
    expect(runs.ended.code).toBe(MISSED);
  });

  it("passes an evening whose phases begin with one of each act", () => {
    expect(runs.evening).toMatchObject({ code: 0 });
    const sent = new Set<string>(runs.evening.calls.map(({ operation }) => operation));
    for (const operation of ["recordProgress", "keepStreamAlive", "search", "classList"]) {
      expect(sent).toContain(operation);
    }
    expect(sent).toContain("identity");
    expect(sent).toContain("purchase");
  });

  it("fails an evening by the objective of the one operation that fails", () => {
    expect(runs.forgetful.code).toBe(MISSED);
    expect(runs.forgetful.output).toContain(
      "operation_failed{operation:recordProgress,phase:smoke}",
    );
    expect(runs.forgetful.output).not.toContain("operation_failed{operation:search,phase:smoke}");
  });

  it("passes a crowded evening in which nothing is shed, and nothing kept fails", () => {
    expect(runs.pressed).toMatchObject({ code: 0 });
    const sent = runs.pressed.calls.map(({ operation }) => operation);
    expect(sent).toContain("recordEvents");
    expect(sent).toContain("recordProgress");
  });

  it("passes if a visitor who signs up and pays has the token of a subscriber", () => {
    expect(runs.subscribed).toMatchObject({ code: 0 });
    const { calls } = runs.subscribed;
    const inputs = (wanted: string) =>
      calls.filter(({ operation }) => operation === wanted).map(({ variables }) => variables.input);
    const solved = inputs("signUp") as { email: string; captchaToken: string }[];
    expect(solved.length).toBeGreaterThan(3);
    expect(new Set(solved.map(({ email }) => email)).size).toBe(solved.length);
    expect(solved.filter(({ captchaToken }) => !isSolution(captchaToken))).toEqual([]);
    expect(inputs("purchase")).toContainEqual(expect.objectContaining({ tokenId: CARD_TOKEN }));
    const codes = inputs("confirmSignUp") as { verificationCode: string }[];
    expect(new Set(codes.map(({ verificationCode }) => verificationCode))).toEqual(
      new Set([MAILED_CODE]),
    );
  });

  it("fails if the buyer's token is no subscriber's", () => {
    expect(runs.unsubscribed.code).toBe(MISSED);
    expect(runs.unsubscribed.output).toContain("checks{phase:smoke}");
  });

  it("fails if visitors cannot sign up, and buys nothing then", () => {
    expect(runs.unsolved.code).toBe(MISSED);
    expect(runs.unsolved.output).toContain("operation_failed{operation:signUp,phase:smoke}");
    expect(runs.unsolved.calls.map(({ operation }) => operation)).not.toContain("purchase");
  });

  it("passes if members who sign in are themselves, and fails if they are somebody else", () => {
    expect(runs.known).toMatchObject({ code: 0 });
    expect(runs.mistaken.code).toBe(MISSED);
  });
});
