import { setTimeout as sleep } from "node:timers/promises";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { connectTo } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "./people/person";
import { history, progressInput, type RecordProgressResponse } from "./people/progress";
import { eventually } from "./stack/eventually";
import { signalProcess, waitForRestart } from "./stack/processes";

const classId = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id ?? "";
const EARLIER = 10;
/** Both together must stay well below viewing's statement timeout of two seconds. */
const MORE_ARRIVE_MS = 200;
const STOPPING_MS = 200;
const SEEN_WITHIN_MS = 10_000;
const visitor = Person.visitor();

const catalogue = () =>
  visitor.ask<object>("ClassesScreenQuery", { isMember: false }, { method: "GET" });
const playback = (person: Person) =>
  person.ask<object>("useStartPlaybackMutation", { input: { classId } });
const progress = (person: Person, input = progressInput(classId, 9)) =>
  person.ask<RecordProgressResponse>("sendProgressMutation", { input });

const complete = { status: 200, errors: [] };

describe("billing is down", () => {
  let dancer: Person;
  const subscription = () => dancer.ask("SubscriptionScreenQuery");
  const active = { viewer: { subscription: { accountStatus: "ACTIVE" } } };

  beforeAll(async () => {
    dancer = await Person.member("active monthly");
    expect((await subscription()).data).toMatchObject(active);
  });

  it("ENG-11 the catalog, playback and progress respond, the settings partially", async () => {
    const formerPid = signalProcess("billing", "SIGKILL");
    const answers = await Promise.all([catalogue(), playback(dancer), progress(dancer)]);
    for (const answer of answers) expect(answer).toMatchObject(complete);
    expect(answers[1]?.data).toMatchObject({ startPlayback: { __typename: "PlaybackStarted" } });
    expect(answers[2]?.data).toMatchObject({ recordProgress: { __typename: "ProgressRecorded" } });
    const settings = await subscription();
    expect(settings.status).toBe(200);
    expect(settings.data).toMatchObject({ viewer: { id: expect.any(String), subscription: null } });
    expect(settings.errors.map(({ message }) => message)).toEqual(["Something went wrong"]);
    await waitForRestart("billing", formerPid);
  });

  it("ENG-11 after a restart, the settings are complete", async () => {
    const settings = await subscription();
    expect(settings).toMatchObject({ ...complete, data: active });
  });
});

describe("viewing receives SIGTERM", () => {
  const dancing = danceClasses.filter(
    ({ lengthSeconds, isArchived, releasedHoursBefore }) =>
      lengthSeconds > 600 && !isArchived && releasedHoursBefore > 0,
  );

  it("ENG-10 pending updates are saved, and no acknowledged one is lost", async () => {
    const dancer = await Person.member("Employee");
    const position = 130 + Math.floor(Math.random() * 100);
    const acknowledged: string[] = [];
    const send = async ({ id }: { id: string }) => {
      const { data } = await progress(dancer, progressInput(id, position));
      if (data?.recordProgress?.__typename === "ProgressRecorded") acknowledged.push(id);
    };
    await Promise.all(dancing.slice(0, EARLIER).map(send));
    expect(acknowledged).toHaveLength(EARLIER);
    // All following requests wait inside viewing until this is released.
    const holdUp = await connectTo("viewing");
    await holdUp.query("BEGIN; LOCK TABLE class_record IN EXCLUSIVE MODE");
    const sending = dancing.slice(EARLIER).map(send);
    await eventually("a save waits", SEEN_WITHIN_MS, async () => {
      const { rows } = await holdUp.query("SELECT FROM pg_locks WHERE NOT granted");
      return rows.length > 0;
    });
    await sleep(MORE_ARRIVE_MS);
    const formerPid = signalProcess("viewing", "SIGTERM");
    expect(acknowledged).toHaveLength(EARLIER);
    await sleep(STOPPING_MS);
    await holdUp.end();
    await Promise.all(sending);
    expect(acknowledged.length).toBeGreaterThan(EARLIER);
    await waitForRestart("viewing", formerPid);
    const danced = await Promise.all([history(dancer, "STARTED"), history(dancer, "COMPLETED")]);
    const kept = danced
      .flat()
      .filter(({ danceClass }) => danceClass.progress.lastViewedSeconds === position);
    const keptIds = kept.map(({ danceClass }) => danceClass.classId);
    expect(keptIds).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe("Redis is down", () => {
  const accountsSay = (text: string, since: number) =>
    eventually(`accounts say "${text}"`, SEEN_WITHIN_MS, async () =>
      journeyStack().log("accounts").slice(since).includes(text),
    );
  const answersWithout = async (leave: () => void, comeBack: () => unknown) => {
    const dancer = await Person.member("active monthly");
    const since = journeyStack().log("accounts").length;
    leave();
    try {
      const [signedIn, ...answers] = await Promise.all([
        Person.member("active yearly"),
        catalogue(),
        progress(dancer),
      ]);
      expect(signedIn.token).not.toBeNull();
      for (const answer of answers) expect(answer).toMatchObject(complete);
      await accountsSay("Redis is unavailable", since);
    } finally {
      await comeBack();
    }
    await accountsSay("Redis is available again", since);
  };

  it("killed: sign-in, the catalog and progress respond, and it is restarted", async () => {
    let formerPid = 0;
    const leave = () => {
      formerPid = signalProcess("redis", "SIGKILL");
    };
    await answersWithout(leave, () => waitForRestart("redis", formerPid));
  });

  it("hanging: sign-in, the catalog and progress respond", async () => {
    const leave = () => signalProcess("redis", "SIGSTOP");
    await answersWithout(leave, () => signalProcess("redis", "SIGCONT"));
  });
});
