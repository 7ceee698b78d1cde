import { screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../testing/graph/graph";
import { aClass, anInstructor, aStyle, many } from "../../testing/graph/world/catalogue";
import type { ClassRow } from "../../testing/graph/world/catalogueRows";
import type { PreferencesRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const songs = (word: string, count: number, fields: Partial<ClassRow> = {}) =>
  many(count, (index) =>
    aClass({ songName: `${word} ${index}`, instructor: "Jun Park", style: "Heels", ...fields }),
  );

interface Page {
  readonly fields?: Partial<ClassRow>;
  readonly others?: readonly ClassRow[];
  readonly isTeacherHidden?: boolean;
  readonly preferences?: PreferencesRow;
  readonly provoke?: (graph: MemoryGraph) => void;
}

/** The page of class-1, with five more classes of its teacher and five of its style. */
function open({ fields, others, isTeacherHidden = false, preferences, provoke }: Page = {}) {
  const danceClass = aClass({
    key: "class-1",
    description: "Three eights of old-school foundation.",
    releaseDate: new Date("2026-11-06T12:00:00.000Z"),
    style: "Hip Hop",
    ...fields,
  });
  const teacher = songs("Teacher", 5, { instructor: "Noa Adeyemi" });
  const similar = songs("Similar", 5, { style: "Hip Hop" });
  const subscription = aSubscription();
  return renderRoute("/class/class-1", {
    as: subscriber,
    world: {
      now: () => new Date("2026-11-24T12:00:00Z"),
      classes: [danceClass, ...(others ?? [...teacher, ...similar])],
      styles: [aStyle({ name: "Hip Hop" })],
      instructors: [anInstructor({ isHidden: isTeacherHidden })],
      viewer: aMember({ subscription, ...(preferences && { preferences }) }),
    },
    ...(provoke && { provoke }),
  });
}

const main = () => within(screen.getByRole("main"));
const shownSongs = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("link")
    .map((link) => within(link).getByText(/ \d$/).textContent);

describe("the class page", () => {
  it("VIEW-PAGE-01 VIEW-PAGE-03 shows song, artist, level, style, teacher, and description", async () => {
    await open();
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
    const { user } = await open();
    await user.click(await main().findByRole("button", { name: "Save" }));
    await user.click(await main().findByRole("button", { name: "Unsave" }));
    expect(await main().findByRole("button", { name: "Save" })).toBeEnabled();
  });

  it("CAT-CARD-12 dates are month, two-digit day, and year", async () => {
    await open();
    expect(await main().findByText("Released Nov 06, 2026")).toBeVisible();
  });

  it("VIEW-PAGE-04 the teacher's block leads to the teacher's page", async () => {
    const { user, address } = await open();
    await user.click(await main().findByRole("link", { name: /Noa Adeyemi/ }));
    await waitFor(() => expect(address()).toBe("/instructors/Noa-Adeyemi"));
  });

  it("VIEW-PAGE-05 the style leads to its page", async () => {
    const { user, address } = await open();
    await user.click(await main().findByRole("link", { name: "Hip Hop" }));
    await waitFor(() => expect(address()).toBe("/styles/Hip-Hop"));
  });

  it("a hidden teacher has no block", async () => {
    await open({ isTeacherHidden: true });
    await screen.findByRole("heading", { name: "Gully Queen" });
    expect(main().queryByText("See classes")).toBeNull();
  });
});

describe("the player of the page", () => {
  const film = {
    durationSeconds: 300,
    captionsUrl: null,
    posterUrl: "/film/poster.webp",
    spriteUrl: null,
    angles: [{ angle: "FRONT", hlsUrl: "/film/master.m3u8", srcMediainfo: "{}" }],
  } as const;

  afterEach(() => localStorage.clear());

  it("shows the saved speed at which a class starts, and that it is mirrored", async () => {
    Object.assign(window, { fetch: () => Promise.resolve({ ok: true }) });
    localStorage.setItem("playerPractice", JSON.stringify({ speed: 1.5, isMirrored: true }));
    await open({ fields: { isPlayable: true, parts: [film] } });
    expect(await screen.findByText("Playing at 1.5×, mirrored")).toBeVisible();
  });
});

describe("the side list", () => {
  it("VIEW-PAGE-06 VIEW-PAGE-07 VIEW-PAGE-08 offers the teacher's other classes, recommended and similar ones", async () => {
    const preferences = {
      skillLevel: 10,
      timePreferenceMinutes: null,
      danceGoal: null,
      styleIds: [],
    };
    const { user } = await open({
      preferences,
      others: [
        ...songs("Teacher", 5, { instructor: "Noa Adeyemi" }),
        ...songs("Similar", 5, { style: "Hip Hop" }),
        ...songs("Fitting", 6, { level: 10 }),
      ],
    });
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

  it("without recommendations, falls back to the style's popular classes except this one", async () => {
    const { user } = await open({
      others: songs("Popular", 5, { style: "Hip Hop" }),
      provoke: (graph) => graph.fail("Member.recommendedClasses", graphError("UNAVAILABLE")),
    });
    await user.click(await screen.findByRole("tab", { name: "Recommended Classes" }));
    expect(shownSongs()).toEqual(many(5, (index) => `Popular ${index}`));
  });

  it("switches tabs with the arrow keys", async () => {
    const { user } = await open();
    (await screen.findByRole("tab", { name: "More from this teacher" })).focus();
    await user.keyboard("{ArrowLeft}");
    const last = screen.getByRole("tab", { name: "Similar Classes" });
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute("aria-selected", "true");
  });

  it("shows a message when the teacher has no other class", async () => {
    await open({ others: [] });
    expect(await screen.findByText("VIDEOS COMING SOON!")).toBeVisible();
  });
});
