import { counters } from "@eightcount/rules/telemetry/registry";
import { playbackMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { redisKeysWith } from "@eightcount/test-kit/erasure/traces";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import {
  classGlobalId,
  END_STREAM,
  KEEP_STREAM_ALIVE,
  START_STREAM,
  TAKE_OVER_STREAM,
} from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
let classId: string;
let viewer: ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(async () => {
  await fixture.reset();
  classId = await fixture.aClass();
  viewer = aMember();
});
afterAll(() => fixture.close());

const started = { __typename: "StreamStarted", nextHeartbeatSeconds: 20 };
const send = (source: string, input: object, as = viewer) =>
  fixture.execute(source, { viewer: as, variables: { input } });

const start = async (streamId: string, as = viewer) =>
  (await send(START_STREAM, { streamId, classId }, as)).startStream;
const keep = async (streamId: string) =>
  (await send(KEEP_STREAM_ALIVE, { streamId, classId })).keepStreamAlive;
const takeOver = async (streamId: string, stopping: string, as = viewer) =>
  (await send(TAKE_OVER_STREAM, { streamId, classId, stopping }, as)).takeOverStream;
const end = async (streamId: string, as = viewer) =>
  (await send(END_STREAM, { streamId }, as)).endStream;

/** Starts two streams, ten seconds apart. */
async function twoStreams() {
  const [first, second] = [anId(), anId()];
  await start(first);
  fixture.wait(10);
  await start(second);
  return { first, second };
}

describe("a member's streams", () => {
  it("two play, and a third one is told which ones", async () => {
    const counts = recordCounts();
    const { first, second } = await twoStreams();
    const danceClass = { id: classGlobalId(classId) };
    expect(await start(anId())).toEqual({
      __typename: "TooManyStreams",
      streams: [
        { streamId: first, startedAt: "2026-11-20T12:00:00.000Z", danceClass },
        { streamId: second, startedAt: "2026-11-20T12:00:10.000Z", danceClass },
      ],
    });
    expect(counts.of(counters.streamsRefused)).toHaveLength(1);
    counts.stop();
  });

  it("of twenty that start at the same moment, exactly two play", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(anId())));
    const names = answers.map(({ __typename }) => __typename);
    expect(names.filter((name) => name === "StreamStarted")).toHaveLength(2);
    expect(names.filter((name) => name === "TooManyStreams")).toHaveLength(18);
  });

  it("a reloaded tab and an id in capitals count once", async () => {
    const { first, second } = await twoStreams();
    expect(await start(first)).toEqual(started);
    expect(await start(second.toUpperCase())).toEqual(started);
  });

  it("a stream counts for 45 silent seconds and not longer", async () => {
    const { first, second } = await twoStreams();
    fixture.wait(34);
    expect(await start(anId())).toMatchObject({ __typename: "TooManyStreams" });
    fixture.wait(1);
    expect(await keep(second)).toEqual(started);
    expect(await start(anId())).toEqual(started);
    expect(await keep(first)).toEqual({ __typename: "StreamStopped", stoppedBy: null });
  });

  it("under pressure, players report less often, and streams count for longer", async () => {
    const stream = { streamId: anId(), classId };
    const run = (source: string, input: object, pressure: number) =>
      fixture.execute(source, { viewer, variables: { input }, pressure });
    const { startStream } = await run(START_STREAM, stream, 2);
    expect(startStream).toEqual({ ...started, nextHeartbeatSeconds: 40 });
    const { keepStreamAlive } = await run(KEEP_STREAM_ALIVE, stream, 5);
    expect(keepStreamAlive).toEqual({ ...started, nextHeartbeatSeconds: 60 });
    await start(anId());
    fixture.wait(44);
    expect((await start(anId())).__typename).toBe("TooManyStreams");
    fixture.wait(80);
    expect((await start(anId())).__typename).toBe("StreamStarted");
    expect((await start(anId())).__typename).toBe("TooManyStreams");
    fixture.wait(1);
    expect((await start(anId())).__typename).toBe("StreamStarted");
  });

  it("heartbeats keep a stream for hours, and a silent one continues while there is room", async () => {
    const { first, second } = await twoStreams();
    for (let minutes = 0; minutes < 120; minutes += 1) {
      fixture.wait(20);
      expect(await keep(first)).toEqual(started);
    }
    expect(await keep(second)).toEqual(started);
    expect(await start(anId())).toMatchObject({ __typename: "TooManyStreams" });
  });

  it("a closed player makes room immediately", async () => {
    const { first } = await twoStreams();
    expect(await end(first)).toEqual({ __typename: "StreamEnded", streamId: first });
    expect(await start(anId())).toEqual(started);
  });

  it("are counted with what playback was like when they end, once and only if they ran", async () => {
    const metrics = collectMetrics();
    const { startup, played, stalled, failures } = playbackMetrics;
    const playback = {
      startupSeconds: 0.4,
      playedSeconds: 60,
      stalledSeconds: 1.5,
      hasFailed: true,
    };
    const { first, second } = await twoStreams();
    for (const id of [first, second, first]) {
      fixture.wait(20);
      await keep(id);
    }
    const endWith = (streamId: string, quality: object, as = viewer) =>
      send(END_STREAM, { streamId, playback: { ...playback, ...quality } }, as);
    await endWith(first, {});
    await endWith(first, {});
    await endWith(second, {}, aMember());
    await endWith(anId(), {});
    const seen = async () => [
      await metrics.value(startup, {}, "sum"),
      await metrics.value(played, {}, "sum"),
      await metrics.value(stalled, {}, "sum"),
      await metrics.value(failures),
    ];
    expect(await seen()).toEqual([0.4, 60, 1.5, 1]);
    const impossible = { startupSeconds: -1, playedSeconds: 1e300, hasFailed: false };
    await endWith(second, impossible);
    expect(await seen()).toEqual([0.4, 60, 1.5, 1]);
    expect(await metrics.scrape()).not.toContain(viewer.memberId);
    metrics.stop();
  });

  it("are counted for no longer than they ran, and a member's failures twice", async () => {
    const metrics = collectMetrics();
    const { startup, played, stalled, failures } = playbackMetrics;
    const playback = {
      startupSeconds: 86_000,
      playedSeconds: 100,
      stalledSeconds: 300,
      hasFailed: true,
    };
    for (let times = 0; times < 6; times += 1) {
      const streamId = anId();
      await start(streamId);
      fixture.wait(4);
      await send(END_STREAM, { streamId, playback });
    }
    expect(await metrics.value(played, {}, "sum")).toBe(6);
    expect(await metrics.value(stalled, {}, "sum")).toBe(18);
    expect(await metrics.value(startup, {}, "sum")).toBeNull();
    expect(await metrics.value(failures)).toBe(2);
    metrics.stop();
  });

  it("a heartbeat that the end overtook starts nothing, a later one and Play do", async () => {
    const { first, second } = await twoStreams();
    await end(first);
    expect(await keep(first)).toEqual(started);
    const third = anId();
    expect(await start(third)).toEqual(started);
    await end(third);
    expect(await start(third)).toEqual(started);
    await end(third);
    fixture.wait(10);
    expect(await keep(third)).toEqual(started);
    expect(await start(anId())).toMatchObject({
      streams: [{ streamId: second }, { streamId: third }],
    });
  });

  it("are counted in Redis without the member's id", async () => {
    const { first } = await twoStreams();
    const { redisUrl } = fixture.viewing.infrastructure.config;
    expect(await redisKeysWith(redisUrl, [first])).toEqual([expect.stringMatching(/streams:/)]);
    expect(await redisKeysWith(redisUrl, [`${viewer.memberId}`])).toEqual([]);
  });

  it("another member has two of their own, and cannot end or take over these", async () => {
    const other = aMember();
    const { first, second } = await twoStreams();
    expect(await start(first, other)).toEqual(started);
    expect(await end(first, other)).toMatchObject({ __typename: "StreamEnded" });
    expect(await takeOver(anId(), second, other)).toEqual(started);
    expect(await keep(first)).toEqual(started);
    expect(await keep(second)).toEqual(started);
  });
});

describe("taking over", () => {
  it("stops the other stream, which learns it and by whom, until it is started again", async () => {
    const { first, second } = await twoStreams();
    const third = anId();
    expect(await takeOver(third, first)).toEqual(started);
    const stopped = { __typename: "StreamStopped", stoppedBy: third };
    expect(await keep(first)).toEqual(stopped);
    await end(second);
    expect(await keep(first)).toEqual(stopped);
    expect(await start(first)).toEqual(started);
    expect(await keep(first)).toEqual(started);
  });

  it("is not forgotten by a player that was offline for minutes", async () => {
    const { first } = await twoStreams();
    const third = anId();
    await takeOver(third, first);
    fixture.wait(300);
    expect(await keep(first)).toEqual({ __typename: "StreamStopped", stoppedBy: third });
    fixture.wait(600);
    expect(await keep(first)).toEqual(started);
  });

  it("can be returned, but not beyond the limit", async () => {
    const { first, second } = await twoStreams();
    const third = anId();
    fixture.wait(10);
    await takeOver(third, first);
    expect(await start(first)).toMatchObject({
      streams: [{ streamId: second }, { streamId: third }],
    });
    expect(await takeOver(first, third)).toEqual(started);
    expect(await keep(third)).toEqual({ __typename: "StreamStopped", stoppedBy: first });
  });

  it("of a stream that is not theirs, or that is itself, stops nothing", async () => {
    const { first, second } = await twoStreams();
    const third = anId();
    for (const stopping of [anId(), third]) {
      expect(await takeOver(third, stopping)).toMatchObject({
        streams: [{ streamId: first }, { streamId: second }],
      });
    }
    expect(await keep(first)).toEqual(started);
  });

  it("at the same moment by twenty players leaves two streams", async () => {
    const { first } = await twoStreams();
    const ids = Array.from({ length: 20 }, anId);
    await Promise.all(ids.map((id) => takeOver(id, first)));
    const kept = await Promise.all([...ids, first].map(keep));
    expect(kept.filter(({ __typename }) => __typename === "StreamStarted")).toHaveLength(1);
  });
});

describe("requests that are refused", () => {
  it("malformed ids and unknown classes are named", async () => {
    const invalid = { code: "INVALID_STREAM", field: "streamId" };
    const wrong = "not-a-uuid";
    expect(await start(wrong)).toMatchObject(invalid);
    expect(await keep(wrong)).toMatchObject(invalid);
    expect(await end(wrong)).toMatchObject(invalid);
    expect(await takeOver(wrong, anId())).toMatchObject(invalid);
    expect(await takeOver(anId(), wrong)).toMatchObject({ ...invalid, field: "stopping" });
    classId = anId();
    expect(await start(anId())).toMatchObject({ code: "CLASS_NOT_FOUND" });
    expect(await keep(anId())).toMatchObject({ code: "CLASS_NOT_FOUND" });
  });

  it("starts beyond sixty a minute wait, heartbeats do not", async () => {
    const id = anId();
    for (let starts = 0; starts < 60; starts += 1) expect(await start(id)).toEqual(started);
    expect(await start(id)).toMatchObject({
      code: "LIMIT_EXCEEDED",
      message: "You've pressed Play too many times. Please wait a minute.",
    });
    expect(await takeOver(id, anId())).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await keep(id)).toEqual(started);
    expect(await keep(anId())).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  it("heartbeats that start streams count as starts", async () => {
    for (let starts = 0; starts < 60; starts += 1) {
      const id = anId();
      expect(await keep(id)).toEqual(started);
      await end(id);
    }
    expect(await keep(anId())).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await start(anId())).toMatchObject({ code: "LIMIT_EXCEEDED" });
  });

  it.each([
    ["UNAUTHENTICATED", undefined],
    ["FORBIDDEN", aMember({ groups: [] })],
  ])("fail with %s without an entitlement", async (code, stranger) => {
    const streamId = anId();
    for (const [source, input] of [
      [START_STREAM, { streamId, classId }],
      [KEEP_STREAM_ALIVE, { streamId, classId }],
      [TAKE_OVER_STREAM, { streamId, classId, stopping: anId() }],
      [END_STREAM, { streamId }],
    ] as const) {
      const asked = stranger ? { viewer: stranger } : {};
      const { errors } = await fixture.run(source, { ...asked, variables: { input } });
      expect(errors?.[0]?.originalError).toMatchObject({ code });
    }
  });
});
