import { danceClasses } from "@eightcount/demo/content/content-class";
import { AccessError } from "@eightcount/service-kit/viewer/access-error";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import {
  type CatalogueFixture,
  catalogueFixture,
  seededAt,
  subscriber,
  unsubscribed,
} from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterEach(() => {
  catalogue.setNow(seededAt);
  catalogue.missingFilms.clear();
});
afterAll(() => catalogue.end());

const START = `mutation ($classId: ID!) {
  startPlayback(input: { classId: $classId }) {
    __typename
    ... on PlaybackStarted { expiresAt danceClass { classId songName }
      parts { durationSeconds captionsUrl spriteUrl posterUrl
        angles { angle hlsUrl srcMediainfo } } }
    ... on Refusal { code message field }
  }
}`;
const start = (classId: string, viewer: Viewer = subscriber) =>
  catalogue.run(START, { viewer, variables: { classId } });
const seedOf = (match: (one: (typeof danceClasses)[number]) => boolean) => {
  const found = danceClasses.find(match);
  if (!found) throw new Error("The demo content has no such class.");
  return found;
};
const ordinary = seedOf(({ songName }) => songName === "Gully Queen");

describe("startPlayback", () => {
  it("VIEW-PAGE-11 a visitor is rejected before anything else is checked", async () => {
    for (const classId of [ordinary.id, "nonsense"]) {
      const { data, errors, cookies } = await start(classId, visitor);
      expect(data).toBeNull();
      expect(errors?.[0]?.originalError).toEqual(new AccessError("UNAUTHENTICATED"));
      expect(cookies).toEqual([]);
    }
  });

  it("VIEW-PAGE-11 a member without a subscription never receives a stream's URL", async () => {
    catalogue.takeStatements();
    const { data, errors, cookies } = await start(ordinary.id, unsubscribed);
    expect(data).toBeNull();
    expect(errors?.[0]?.originalError).toEqual(new AccessError("FORBIDDEN"));
    expect(cookies).toEqual([]);
    expect(catalogue.takeStatements()).toEqual([]);
  });

  it.each(["Subscriber", "Employee", "FreeAccess"] as const)(
    "ROLE-05 the group %s may watch",
    async (group) => {
      const { data } = await start(ordinary.id, { ...unsubscribed, groups: [group] });
      expect(data.startPlayback.__typename).toBe("PlaybackStarted");
    },
  );

  it("ENT-19 parts have both angles with URL and container duration", async () => {
    const { data } = await start(ordinary.id);
    const [part] = data.startPlayback.parts;
    expect(data.startPlayback).toMatchObject({
      danceClass: { classId: ordinary.id, songName: "Gully Queen" },
      parts: [{ durationSeconds: ordinary.durationSeconds }],
    });
    expect(part.angles).toEqual(
      ["front", "back"].map((angle) => ({
        angle: angle.toUpperCase(),
        hlsUrl: `/media/classes/${ordinary.id}/${angle}.m3u8`,
        srcMediainfo: JSON.stringify({ container: { duration: ordinary.durationSeconds } }),
      })),
    );
    expect(part.captionsUrl).toBe(`/media/classes/${ordinary.id}/captions.vtt`);
  });

  it("a class in two parts returns both, in order, with the length of each", async () => {
    const twoParts = seedOf(({ media }) => media.parts.length === 2);
    const { data } = await start(twoParts.id);
    expect(data.startPlayback.parts).toHaveLength(2);
    const lengths = data.startPlayback.parts.map(
      (part: { durationSeconds: number }) => part.durationSeconds,
    );
    expect(lengths[0] + lengths[1]).toBeCloseTo(twoParts.durationSeconds, 3);
    expect(data.startPlayback.parts[1].angles[0].hlsUrl).toContain("/part-2/front.m3u8");
  });

  it("every kind of class can be played: short, medium, long, with and without timestamps", async () => {
    const shapes = [
      seedOf(({ durationSeconds }) => durationSeconds < 120),
      seedOf(({ durationSeconds }) => durationSeconds >= 120 && durationSeconds <= 240),
      seedOf(({ durationSeconds }) => durationSeconds > 240),
      seedOf(({ timestamps }) => timestamps.length === 0),
      seedOf(({ media }) => media.isManifestMissing),
    ];
    for (const { id } of shapes) {
      expect((await start(id)).data.startPlayback.__typename).toBe("PlaybackStarted");
    }
  });

  it("the cookies open this class's folder, cannot be read by scripts and live fifteen minutes", async () => {
    const { data, cookies } = await start(ordinary.id);
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^CloudFront-(Policy|Signature|Key-Pair-Id)=[\w~-]+; /);
      expect(cookie).toContain(
        `; Max-Age=900; Path=/media/classes/${ordinary.id}; HttpOnly; SameSite=Lax`,
      );
    }
    const expected = new Date(seededAt.getTime() + 900_000).toISOString();
    expect(data.startPlayback.expiresAt).toBe(expected);
  });

  it("calling it again renews the expiry", async () => {
    const before = (await start(ordinary.id)).data.startPlayback.expiresAt;
    catalogue.setNow(new Date(seededAt.getTime() + 600_000));
    const after = (await start(ordinary.id)).data.startPlayback.expiresAt;
    expect(Date.parse(after) - Date.parse(before)).toBe(600_000);
  });

  it("an unknown, a future, and a malformed class id are refused with CLASS_NOT_FOUND", async () => {
    const future = seedOf(({ releasedHoursBefore }) => releasedHoursBefore < 0);
    for (const classId of [future.id, "nonsense", "0197a3f2-9999-7000-8000-000000000009"]) {
      const { data, cookies } = await start(classId);
      expect(data.startPlayback).toEqual({
        __typename: "StartPlaybackRefused",
        code: "CLASS_NOT_FOUND",
        message: "This class does not exist or is no longer available.",
        field: "classId",
      });
      expect(cookies).toEqual([]);
    }
  });

  it("an archived class is still playable", async () => {
    const archived = seedOf(({ isArchived }) => isArchived);
    expect((await start(archived.id)).data.startPlayback.__typename).toBe("PlaybackStarted");
  });

  it("a film still being prepared is refused, is not playable, and plays once it is available", async () => {
    const { id } = seedOf(({ songName }) => songName === "Lip Service");
    const state = `query ($classId: ID!) { danceClass(classId: $classId) { isPlayable trailerUrl } }`;
    const execute = async () =>
      (await catalogue.execute(state, { variables: { classId: id } })).danceClass;
    catalogue.missingFilms.add(id);
    catalogue.setNow(new Date(seededAt.getTime() + 400_000));
    expect(await execute()).toEqual({ isPlayable: false, trailerUrl: null });
    expect((await start(id)).data.startPlayback).toMatchObject({ code: "FILM_NOT_READY" });
    catalogue.missingFilms.clear();
    catalogue.setNow(new Date(seededAt.getTime() + 403_000));
    expect((await execute()).isPlayable).toBe(true);
    expect((await start(id)).data.startPlayback.__typename).toBe("PlaybackStarted");
  });
});
