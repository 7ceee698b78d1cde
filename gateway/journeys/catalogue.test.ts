import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { clientOperation } from "./people/operations";
import { Person } from "./people/person";

const classId = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id;
const ENTITLED = ["active monthly", "Employee", "FreeAccess"];
const hiddenNames = [...styles, ...instructors, ...playlists]
  .filter(({ isHidden }) => isHidden)
  .map(({ name }) => name);

/** Every catalog page with its visitor's query. */
const PAGES: readonly (readonly [string, object])[] = [
  ["ClassesScreenQuery", { isMember: false }],
  ["StylesScreenQuery", {}],
  ["StyleScreenQuery", { name: "Heels", isMember: false }],
  ["PlaylistsScreenQuery", {}],
  ["PlaylistScreenQuery", { name: "Island Sunday", isMember: false }],
  ["InstructorsScreenQuery", {}],
  ["InstructorScreenQuery", { name: "Noa Adeyemi", isMember: false }],
];

const visitor = Person.visitor();

async function cachingOf(person: Person, name: string, variables: object, method = "GET") {
  const body = { id: clientOperation(name).id, variables };
  const query = new URLSearchParams({ id: body.id, variables: JSON.stringify(variables) });
  const answer = await person.fetch(method === "GET" ? `/graphql?${query}` : "/graphql", {
    method,
    headers: {
      "content-type": "application/json",
      ...(person.token !== null && { authorization: `Bearer ${person.token}` }),
    },
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  expect(await answer.text()).not.toContain('"errors"');
  return answer.headers.get("cache-control");
}

describe("caching", () => {
  it.each(PAGES)("%s of a visitor may be cached", async (name, variables) => {
    expect(await cachingOf(visitor, name, variables)).toMatch(
      /^public, max-age=[1-9]\d*, stale-while-revalidate=300$/,
    );
  });

  it("a response with one viewer-dependent part may not be cached", async () => {
    for (const [name, variables] of PAGES) {
      if (!("isMember" in variables)) continue;
      const asMember = await cachingOf(visitor, name, { ...variables, isMember: true });
      expect([name, asMember]).toEqual([name, "private, no-store"]);
    }
    expect(await cachingOf(visitor, "SavedScreenQuery", {})).toBe("private, no-store");
  });

  it("a member's response may not be cached", async () => {
    const member = await Person.member("active monthly");
    for (const [name, variables] of PAGES) {
      expect(await cachingOf(member, name, variables, "POST")).toBe("private, no-store");
    }
  });
});

describe("data by role", () => {
  it("API-GEN-02 visitors' responses contain nothing hidden", async () => {
    expect(hiddenNames).toHaveLength(3);
    for (const [name, variables] of PAGES) {
      const { text, errors } = await visitor.ask(name, variables, { method: "GET" });
      expect(errors).toEqual([]);
      for (const hidden of hiddenNames) expect(text).not.toContain(`"${hidden}"`);
    }
    const [style, teacher, playlist] = hiddenNames;
    const byName = async (operation: string, name: string | undefined) =>
      (await visitor.ask<object>(operation, { name, isMember: false })).data;
    expect(await byName("StyleScreenQuery", style)).toEqual({ style: null });
    expect(await byName("InstructorScreenQuery", teacher)).toEqual({ instructor: null });
    expect(await byName("PlaylistScreenQuery", playlist)).toEqual({ playlist: null });
  });

  it("ROLE-05 Subscriber, Employee and FreeAccess get the data of members, others do not", async () => {
    interface Own {
      readonly viewer: { readonly savedClasses: { readonly edges: readonly unknown[] } } | null;
    }
    const own = async (person: Person) =>
      (await person.ask<Own>("SavedScreenQuery")).data.viewer?.savedClasses ?? null;
    const playback = async (person: Person) => {
      const { data, errors } = await person.ask<{ startPlayback: { __typename: string } } | null>(
        "useStartPlaybackMutation",
        { input: { classId } },
      );
      return data?.startPlayback.__typename ?? errors[0]?.extensions?.code;
    };
    for (const kind of ENTITLED) {
      const member = await Person.member(kind);
      expect([kind, await own(member)]).toEqual([
        kind,
        { edges: expect.any(Array), pageInfo: expect.anything() },
      ]);
      expect([kind, await playback(member)]).toEqual([kind, "PlaybackStarted"]);
    }
    expect(await own(visitor)).toBeNull();
    expect(await playback(visitor)).toBe("UNAUTHENTICATED");
    expect(await playback(await Person.member("inactive"))).toBe("FORBIDDEN");
  });
});
