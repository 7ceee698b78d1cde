import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { classGlobalId, fetchEntities, heartbeat, RECORD_PROGRESS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

async function record(viewer: ReturnType<typeof aMember>, beat: Parameters<typeof heartbeat>[0]) {
  const variables = heartbeat(beat);
  return (await fixture.execute(RECORD_PROGRESS, { viewer, variables })).recordProgress;
}

/** The class's progress in the response to an update. */
const progressAfter = async (...update: Parameters<typeof record>) =>
  (await record(...update)).danceClass.progress;

describe("recordProgress", () => {
  it("VIEW-PROG-03 VIEW-PROG-11 returns the status the server decided, in whole seconds", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const playbackSessionId = anId();
    const beat = { classId, playbackSessionId, sequence: 7, positionSeconds: 130.9 };
    const recorded = await record(viewer, { ...beat, dancedSeconds: 120 });
    expect(recorded).toEqual({
      __typename: "ProgressRecorded",
      isCurrent: true,
      nextHeartbeatSeconds: 10,
      danceClass: {
        id: classGlobalId(classId),
        progress: {
          status: "STARTED",
          lastViewedSeconds: 130,
          resumeAtSeconds: 130,
          updatedAt: fixture.now.toISOString(),
        },
      },
    });
  });

  it("asks players to report less often under pressure, and saves all the same", async () => {
    const viewer = aMember();
    const session = { classId: await fixture.aClass(), playbackSessionId: anId() };
    const seconds: number[] = [];
    for (const [sequence, pressure] of [0, 1, 2, 3, 5].entries()) {
      const variables = heartbeat({ ...session, sequence, positionSeconds: 200 + sequence });
      const { recordProgress } = await fixture.execute(RECORD_PROGRESS, {
        ...{ viewer, variables, pressure },
      });
      expect(recordProgress.danceClass.progress.lastViewedSeconds).toBe(200 + sequence);
      seconds.push(recordProgress.nextHeartbeatSeconds);
    }
    expect(seconds).toEqual([10, 15, 30, 60, 60]);
  });

  it("VIEW-PROG-04 AMB-82 within 120 s of the end the class is completed, and resumes at 0", async () => {
    const classId = await fixture.aClass({ durationSeconds: 600 });
    const session = { classId, playbackSessionId: anId() };
    const progress = await progressAfter(aMember(), { ...session, positionSeconds: 480 });
    expect(progress).toMatchObject({ status: "COMPLETED", resumeAtSeconds: 0 });
  });

  it("VIEW-PROG-18 a class of 100 s starts at 25 s and is completed at 90 s", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass({ durationSeconds: 100 });
    const session = { classId, playbackSessionId: anId() };
    const statuses = [];
    for (const [sequence, positionSeconds] of [24, 25, 89, 90].entries()) {
      statuses.push(
        (await progressAfter(viewer, { ...session, sequence, positionSeconds })).status,
      );
    }
    expect(statuses).toEqual(["NOT_INITIATED", "STARTED", "STARTED", "COMPLETED"]);
  });

  it("AMB-03 pausing or ending while playing counts, seeking while paused does not", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass({ durationSeconds: 107 });
    const session = { classId, playbackSessionId: anId(), isPlaying: false };
    const told = async (sequence: number, positionSeconds: number, reason: string) =>
      (await progressAfter(viewer, { ...session, sequence, positionSeconds, reason })).status;
    expect(await told(1, 60, "SEEK")).toBe("NOT_INITIATED");
    expect(await told(2, 106, "HIDDEN")).toBe("NOT_INITIATED");
    expect(await told(3, 60, "PAUSE")).toBe("STARTED");
    expect(await told(4, 107, "ENDED")).toBe("COMPLETED");
  });

  it("a paused update saves the position and never changes the status", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const session = { classId, playbackSessionId: anId() };
    const sought = { ...session, positionSeconds: 1790, isPlaying: false, reason: "SEEK" };
    expect((await progressAfter(viewer, sought)).status).toBe("NOT_INITIATED");
    await record(viewer, { ...session, sequence: 2, positionSeconds: 130 });
    const paused = await progressAfter(viewer, { ...sought, sequence: 3 });
    expect([paused.status, paused.lastViewedSeconds]).toEqual(["STARTED", 1790]);
  });

  it("accepts the class's row id or Relay id, and clamps positions to its length", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass({ durationSeconds: 300 });
    const beat = { classId: classGlobalId(classId), playbackSessionId: anId() };
    await record(viewer, { ...beat, positionSeconds: 130 });
    const beyond = await progressAfter(viewer, { ...beat, sequence: 2, positionSeconds: 4000 });
    expect(beyond.lastViewedSeconds).toBe(300);
    const before = await progressAfter(viewer, {
      ...beat,
      sequence: 3,
      positionSeconds: -20,
      dancedSeconds: 30,
    });
    expect(before.lastViewedSeconds).toBe(0);
  });

  it("a player that was just opened cannot reset the position to the beginning, unless the member starts over", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const told = async (beat: object) => {
      const update = { classId, playbackSessionId: phone, ...beat };
      const { lastViewedSeconds } = await progressAfter(viewer, update);
      fixture.wait(1);
      return lastViewedSeconds;
    };
    const [earlier, phone] = [anId(), anId()];
    await told({ playbackSessionId: earlier, positionSeconds: 754, dancedSeconds: 700 });
    await told({
      playbackSessionId: earlier,
      sequence: 2,
      positionSeconds: 754,
      isPlaying: false,
      reason: "PAUSE",
    });
    expect(await told({ sequence: 1, positionSeconds: 0, dancedSeconds: 1 })).toBe(754);
    expect(await told({ sequence: 2, positionSeconds: 14, dancedSeconds: 14 })).toBe(754);
    expect(await told({ sequence: 3, positionSeconds: 16, dancedSeconds: 16 })).toBe(16);
    expect(await told({ sequence: 4, positionSeconds: 900, dancedSeconds: 20 })).toBe(900);
    const again = { playbackSessionId: anId(), dancedSeconds: 0 };
    const over = { ...again, sequence: 1, positionSeconds: 0, reason: "START_OVER" };
    expect(await told(over)).toBe(0);
    expect(await told({ ...again, sequence: 2, positionSeconds: 4 })).toBe(4);
  });

  it("VIEW-PROG-15 after leaving at 754 s, another browser resumes there", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const session = { classId, playbackSessionId: anId() };
    await record(viewer, { ...session, sequence: 1, positionSeconds: 750 });
    const leaving = { sequence: 2, positionSeconds: 754.6, reason: "PAGEHIDE" };
    await record(viewer, { ...session, ...leaving });
    fixture.wait(86_400);
    const fragment = "... on DanceClass { progress { resumeAtSeconds } }";
    const ids = [classGlobalId(classId)];
    const [danceClass] = await fetchEntities(fixture, { fragment, ids, viewer });
    expect(danceClass.progress.resumeAtSeconds).toBe(754);
  });

  it("a device that was left while playing releases the class to the one that still plays", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const told = async (playbackSessionId: string, beat: object) => {
      fixture.wait(10);
      return record(viewer, { classId, playbackSessionId, dancedSeconds: 60, ...beat });
    };
    const [living, phone] = [anId(), anId()];
    await told(living, { sequence: 1, positionSeconds: 300 });
    await told(phone, { sequence: 1, positionSeconds: 700 });
    expect(await told(living, { sequence: 2, positionSeconds: 320 })).toMatchObject({
      isCurrent: false,
      danceClass: { progress: { lastViewedSeconds: 700 } },
    });
    await told(phone, { sequence: 2, positionSeconds: 715, reason: "PAGEHIDE" });
    expect(
      await told(living, { sequence: 3, positionSeconds: 1_274, reason: "SEEK" }),
    ).toMatchObject({
      isCurrent: true,
      danceClass: { progress: { lastViewedSeconds: 1_274 } },
    });
  });

  it("many concurrent members each get their own progress", async () => {
    const classId = await fixture.aClass();
    const positions = Array.from({ length: 60 }, (_, index) => 130 + index);
    const answers = await Promise.all(
      positions.map((positionSeconds) =>
        progressAfter(aMember(), { classId, playbackSessionId: anId(), positionSeconds }),
      ),
    );
    expect(answers.map((answer) => answer.lastViewedSeconds)).toEqual(positions);
  });

  it("VIEW-PROG-17 AMB-98 the owner comes from the token: another member's record stays as it is", async () => {
    const [owner, other] = [aMember(), aMember()];
    const classId = await fixture.aClass();
    const session = { classId, playbackSessionId: anId() };
    await record(owner, { ...session, positionSeconds: 600 });
    await record(other, { ...session, sequence: 9, positionSeconds: 200 });
    const { rows } = await fixture.database.pool.query(
      "SELECT member_id, last_viewed_seconds FROM class_record",
    );
    expect(new Map(rows.map((row) => [row.member_id, row.last_viewed_seconds]))).toEqual(
      new Map([
        [owner.memberId, 600],
        [other.memberId, 200],
      ]),
    );
    const { errors } = await fixture.run(RECORD_PROGRESS, {
      viewer: other,
      variables: { input: { ...heartbeat(session).input, owner: owner.memberId } },
    });
    expect(errors?.[0]?.message).toContain('Field "owner" is not defined');
  });

  it.each([
    ["UNAUTHENTICATED", visitor],
    ["FORBIDDEN", aMember({ groups: [] })],
  ])("%s unless the member is entitled", async (code, viewer) => {
    const classId = await fixture.aClass();
    const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 600 });
    const { errors } = await fixture.run(RECORD_PROGRESS, { viewer, variables });
    expect(errors?.[0]?.originalError).toMatchObject({ code });
    const { rowCount } = await fixture.database.pool.query("SELECT FROM viewed_class");
    expect(rowCount).toBe(0);
  });

  it.each([
    ["CLASS_NOT_FOUND", "classId", { classId: "not-an-id" }],
    ["CLASS_NOT_FOUND", "classId", { classId: anId() }],
    ["INVALID_PLAYBACK_SESSION", "playbackSessionId", { playbackSessionId: "tab 1" }],
    ["INVALID_PLAYBACK_SESSION", "playbackSessionId", { sequence: -1 }],
  ])("%s is refused as data", async (code, field, change) => {
    const beat = { classId: await fixture.aClass(), playbackSessionId: anId(), ...change };
    const refused = await record(aMember(), beat);
    expect(refused).toEqual({
      __typename: "RecordProgressRefused",
      code,
      field,
      message: expect.stringMatching(/^[A-Z].{20,}\.$/),
    });
  });
});
