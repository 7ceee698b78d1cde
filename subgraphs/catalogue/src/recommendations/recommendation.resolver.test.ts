import { danceClasses } from "@eightcount/demo/content/content-class";
import { contentId } from "@eightcount/demo/content/content-id";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import {
  type CatalogueFixture,
  catalogueFixture,
  MEMBER_ID,
  unsubscribed,
} from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const styleId = (slug: string) => toGlobalId("Style", contentId("style", slug));
const listed = danceClasses
  .filter(
    (one) =>
      !one.isArchived && one.releasedHoursBefore >= 0 && one.instructorSlug !== "sable-winter",
  )
  .sort((a, b) => b.totalViews - a.totalViews);
const songs = (rows: readonly { songName: string }[]) => rows.map(({ songName }) => songName);

const ONBOARDING = `query ($preferences: OnboardingPreferencesInput!) {
  onboardingRecommendations(preferences: $preferences) { songName }
}`;

async function onboarding(preferences: object) {
  const answer = await catalogue.execute(ONBOARDING, { variables: { preferences } });
  return songs(answer.onboardingRecommendations);
}

describe("onboardingRecommendations", () => {
  it("FUN-ONB-16 three classes for the answers, most viewed first, released only", async () => {
    const answers = { skillLevel: 5, timePreferenceMinutes: 40, styleIds: [styleId("dancehall")] };
    const fitting = listed.filter(
      (one) =>
        one.styleSlug === "dancehall" &&
        one.level >= 4 &&
        one.level <= 6 &&
        one.lengthSeconds <= 2400,
    );
    expect(fitting.length).toBeGreaterThanOrEqual(3);
    expect(await onboarding(answers)).toEqual(songs(fitting.slice(0, 3)));
  });

  it("FUN-ONB-16 without any answer the three most viewed classes near the level", async () => {
    const near = listed.filter(({ level }) => level <= 1);
    const found = await onboarding({ skillLevel: 0, styleIds: [], danceGoal: "WORKOUT" });
    expect(found).toEqual(songs([...near, ...listed.filter(({ level }) => level > 1)].slice(0, 3)));
  });

  it("FUN-ONB-16 a beginner with a style of few classes is offered beginners' classes only", async () => {
    const answers = { skillLevel: 0, timePreferenceMinutes: 40, styleIds: [styleId("salsa")] };
    const found = await onboarding(answers);
    expect(found[0]).toBe("Farol");
    const levels = found.map(
      (song: string) => listed.find(({ songName }) => songName === song)?.level,
    );
    expect(levels).toHaveLength(3);
    for (const level of levels) expect(level).toBeLessThanOrEqual(3);
  });

  it("FUN-ONB-16 if too few match, the most viewed classes fill up to three, without duplicates", async () => {
    const answers = { skillLevel: 10, timePreferenceMinutes: 40, styleIds: [styleId("jazz")] };
    const fitting = listed.filter(
      (one) => one.styleSlug === "jazz" && one.level >= 9 && one.lengthSeconds <= 2400,
    );
    expect(fitting.length).toBeLessThan(3);
    const found = await onboarding(answers);
    expect(found.slice(0, fitting.length)).toEqual(songs(fitting));
    expect(new Set(found).size).toBe(3);
  });

  it("ids of other types are ignored", async () => {
    const odd = ["x", toGlobalId("Playlist", contentId("playlist", "main-stage"))];
    expect(await onboarding({ skillLevel: 5, styleIds: odd })).toEqual(
      await onboarding({ skillLevel: 5, styleIds: [] }),
    );
  });
});

describe("newAndTrending", () => {
  it("CAT-DASH-08 eight classes: the new ones first, then those danced most, each once", async () => {
    const { newAndTrending } = await catalogue.execute("{ newAndTrending { songName } }");
    const isNew = (one: (typeof listed)[number]) => one.releasedHoursBefore < 14 * 24;
    const fresh = listed.filter(isNew);
    expect(fresh.length).toBeLessThan(8);
    const others = listed.filter((one) => !isNew(one));
    expect(songs(newAndTrending)).toEqual(songs([...fresh, ...others].slice(0, 8)));
  });
});

const MEMBER = `query ($representations: [_Any!]!, $first: Int, $after: String) {
  _entities(representations: $representations) { ... on Member {
    recommendedClasses(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { songName } } }
    firstClasses { songName }
    recommendedStyles { name }
  } }
}`;

async function member(options: { preferences?: object | null; viewer?: Viewer; page?: object }) {
  const representations = [
    {
      __typename: "Member",
      id: toGlobalId("Member", MEMBER_ID),
      preferences: options.preferences ?? null,
    },
  ];
  const { _entities } = await catalogue.execute(MEMBER, {
    viewer: options.viewer ?? unsubscribed,
    variables: { representations, ...options.page },
  });
  return _entities[0];
}

describe("a member's recommendations", () => {
  const preferences = {
    skillLevel: 6,
    timePreferenceMinutes: 40,
    styleIds: [styleId("dancehall"), styleId("hip-hop")],
  };

  it("CAT-DASH-10 API-CAT-05 by views, within a level of the skill, at most 00:40:00, eight a page", async () => {
    const expected = songs(
      listed.filter(
        (one) =>
          ["dancehall", "hip-hop"].includes(one.styleSlug) &&
          one.level >= 5 &&
          one.level <= 7 &&
          one.lengthSeconds <= 2400,
      ),
    );
    const { recommendedClasses } = await member({ preferences });
    expect(recommendedClasses.totalCount).toBe(expected.length);
    const names = recommendedClasses.edges.map((edge: { node: object }) => edge.node);
    expect(songs(names)).toEqual(expected.slice(0, 8));
    const long = (await member({ preferences: null })).recommendedClasses;
    expect(long.edges).toHaveLength(8);
    expect(long.totalCount).toBe(listed.length);
  });

  it("the questionnaire's three classes are returned again, none without answers", async () => {
    const { firstClasses } = await member({ preferences });
    expect(songs(firstClasses)).toEqual(await onboarding(preferences));
    expect((await member({})).firstClasses).toEqual([]);
  });

  it("the last page of recommendations has no next page", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { recommendedClasses } = await member({ preferences: null, page: { after } });
      seen.push(...songs(recommendedClasses.edges.map((edge: { node: object }) => edge.node)));
      after = recommendedClasses.pageInfo.hasNextPage
        ? recommendedClasses.pageInfo.endCursor
        : null;
    } while (after !== null);
    expect(seen).toHaveLength(listed.length);
    expect(new Set(seen).size).toBe(listed.length);
  });

  it("CAT-DASH-14 recommended styles: preferred first, at most four, the default ones fill up", async () => {
    const styles = async (preferred: object | null) =>
      (await member({ preferences: preferred })).recommendedStyles.map(
        ({ name }: { name: string }) => name,
      );
    expect(await styles(preferences)).toEqual(["Dancehall", "Hip Hop", "Jazz Funk", "Heels"]);
    expect(await styles(null)).toEqual(["Jazz Funk", "Heels", "Hip Hop", "Dancehall"]);
  });

  it("visitors and other members get no recommendations", async () => {
    const other = { ...unsubscribed, memberId: "0197a3f2-2222-7000-8000-000000000002" };
    for (const viewer of [visitor, other]) {
      expect(await member({ preferences, viewer })).toEqual({
        recommendedClasses: null,
        firstClasses: null,
        recommendedStyles: null,
      });
    }
  });
});
