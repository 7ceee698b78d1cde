import { screen, waitFor, within } from "@testing-library/react";
import { aClass, anInstructor, connection, many } from "../../testing/builders";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const noa = anInstructor({ name: "Noa Adeyemi", stylesTaught: ["Dancehall", "Afrobeats"] });
const songs = (word: string, count: number) =>
  many(count, (index) => aClass({ songName: `${word} ${index}` }));

function page(fields: object = {}, viewer: object = {}) {
  const popular = songs("Popular", 5);
  const danceClass = aClass({
    classId: "class-1",
    songName: "Gully Queen",
    songArtist: "Tessa Bright",
    level: 5,
    releaseDate: "2026-11-06T12:00:00.000Z",
    length: "38:12",
    description: "Three eights of old-school foundation.",
    style: { id: "Style-hip-hop", name: "Hip Hop", rhythm: [3, 0], popularClasses: popular },
    instructor: noa,
    moreFromInstructor: songs("Teacher", 5),
    similarClasses: songs("Similar", 5),
    timestamps: [],
    ...fields,
  });
  const graph = {
    viewer: { __typename: "Member", id: "Member-1", ...viewer },
    danceClass: ({ classId }: { classId: string }) => (classId === "class-1" ? danceClass : null),
    startPlayback: {
      __typename: "StartPlaybackRefused",
      code: "FILM_NOT_READY",
      message: "This class is still being made.",
    },
  };
  return { graph, open: () => renderRoute("/class/class-1", { as: subscriber, graph }) };
}

const main = () => within(screen.getByRole("main"));
const shownSongs = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("link")
    .map((link) => within(link).getByText(/ \d$/).textContent);

describe("the class page", () => {
  it("VIEW-PAGE-01 VIEW-PAGE-03 shows song, artist, level, style, teacher and what the class is about", async () => {
    await page().open();
    expect(await screen.findByRole("heading", { name: "Gully Queen", level: 1 })).toBeVisible();
    const article = within(main().getByRole("article"));
    expect(article.getByText("Tessa Bright")).toBeVisible();
    expect(article.getByText("Intermediate")).toBeVisible();
    expect(article.getByText("Hip Hop")).toBeVisible();
    expect(article.getByText("38:12")).toBeVisible();
    expect(article.getByText("Noa Adeyemi")).toBeVisible();
    expect(article.getByRole("heading", { name: "About this class" })).toBeVisible();
    expect(article.getByText("Three eights of old-school foundation.")).toBeVisible();
  });

  it("VIEW-PAGE-02 saves and unsaves", async () => {
    const { graph, open } = page({ id: "DanceClass-1", savedClassId: null });
    const saveClass = () => ({
      __typename: "ClassSaved",
      danceClass: { id: "DanceClass-1", savedClassId: "SavedClass-1" },
      savedClass: { id: "SavedClass-1", danceClass: { id: "DanceClass-1" } },
    });
    const unsaveClass = () => ({
      __typename: "ClassUnsaved",
      deletedSavedClassId: "SavedClass-1",
      danceClass: { id: "DanceClass-1", savedClassId: null },
    });
    Object.assign(graph, { saveClass, unsaveClass });
    const { user } = await open();
    await user.click(await main().findByRole("button", { name: "Save" }));
    await user.click(await main().findByRole("button", { name: "Unsave" }));
    expect(await main().findByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("CAT-CARD-12 dates are month, day of two figures and year", async () => {
    await page({ releaseDate: "2026-11-06T12:00:00.000Z" }).open();
    expect(await main().findByText("Released Nov 06, 2026")).toBeVisible();
  });

  it("VIEW-PAGE-04 the teacher's block leads to the teacher's page", async () => {
    const { user, address } = await page().open();
    await user.click(await main().findByRole("link", { name: /Noa Adeyemi/ }));
    await waitFor(() => expect(address()).toBe("/instructors/Noa-Adeyemi"));
  });

  it("VIEW-PAGE-05 the style leads to its page", async () => {
    const { user, address } = await page().open();
    await user.click(await main().findByRole("link", { name: "Hip Hop" }));
    await waitFor(() => expect(address()).toBe("/styles/Hip-Hop"));
  });

  it("a hidden teacher has no block", async () => {
    await page({ instructor: null }).open();
    await screen.findByRole("heading", { name: "Gully Queen" });
    expect(main().queryByText("See classes")).toBeNull();
  });
});

describe("the player of the page", () => {
  const film = {
    durationSeconds: 300,
    captionsUrl: null,
    spriteUrl: null,
    angles: [{ angle: "FRONT", hlsUrl: "/film/master.m3u8" }],
  };
  const HOUR_MS = 3_600_000;

  afterEach(() => localStorage.clear());

  it("says at which kept speed a class starts, and that it is mirrored", async () => {
    Object.assign(window, { fetch: () => Promise.resolve({ ok: true }) });
    localStorage.setItem("playerPractice", JSON.stringify({ speed: 1.5, isMirrored: true }));
    const { graph, open } = page();
    const startPlayback = {
      __typename: "PlaybackStarted",
      expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
      parts: [film],
    };
    Object.assign(graph, { startPlayback });
    await open();
    expect(await screen.findByText("Playing at 1.5×, mirrored")).toBeVisible();
  });
});

describe("the side list", () => {
  it("VIEW-PAGE-06 VIEW-PAGE-07 VIEW-PAGE-08 offers the teacher's other classes, recommended and similar ones", async () => {
    const recommendedClasses = connection(songs("Fitting", 6));
    const { user } = await page({}, { recommendedClasses }).open();
    const tabs = await screen.findAllByRole("tab");
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      "More from this teacher",
      "Recommended Classes",
      "Similar Classes",
    ]);
    expect(shownSongs()).toEqual(many(5, (index) => `Teacher ${index}`));
    await user.click(screen.getByRole("tab", { name: "Recommended Classes" }));
    expect(shownSongs()).toEqual(many(5, (index) => `Fitting ${index}`));
    await user.click(screen.getByRole("tab", { name: "Similar Classes" }));
    expect(shownSongs()).toEqual(many(5, (index) => `Similar ${index}`));
  });

  it("recommends the style's popular classes to who gave no answers, never this one", async () => {
    const self = { id: "DanceClass-1", classId: "class-1" };
    const popular = [aClass({ ...self, songName: "Gully Queen" }), ...songs("Popular", 5)];
    const { user } = await page({
      ...self,
      style: { id: "Style-heels", name: "Heels", rhythm: [3], popularClasses: popular },
    }).open();
    await user.click(await screen.findByRole("tab", { name: "Recommended Classes" }));
    expect(shownSongs()).toEqual(many(5, (index) => `Popular ${index}`));
  });

  it("moves between its choices with the arrows", async () => {
    const { user } = await page().open();
    (await screen.findByRole("tab", { name: "More from this teacher" })).focus();
    await user.keyboard("{ArrowLeft}");
    const last = screen.getByRole("tab", { name: "Similar Classes" });
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute("aria-selected", "true");
  });

  it("says so when a teacher has no other class", async () => {
    await page({ moreFromInstructor: [] }).open();
    expect(await screen.findByText("VIDEOS COMING SOON!")).toBeVisible();
  });
});
