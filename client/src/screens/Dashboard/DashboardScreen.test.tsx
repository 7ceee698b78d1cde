import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../testing/graph/graph";
import { aClass, aPlaylist, aStyle, many } from "../../testing/graph/world/catalogue";
import {
  aMember,
  aRecord,
  aSubscription,
  type MemberFields,
} from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { phrasesFor } from "./widgets/motivation";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

const started = many(6, (index) =>
  aClass({
    songName: `Begun ${index + 1}`,
    lengthSeconds: 1_800,
    timestamps: [{ seconds: 900, time: "15:00", title: "", sectionHeading: "Chorus" }],
  }),
);
const records = started.map((danceClass, index) =>
  aRecord(danceClass, { key: `${index}`, updatedAt: ago(index * 60_000) }),
);
/** The most viewed ones, which are recommended to a member without answers. */
const recommended = many(8, (index) =>
  aClass({ songName: `Advised ${index + 1}`, totalViews: 99_999 - index }),
);
const fresh = many(8, (index) =>
  aClass({ songName: `Fresh ${index + 1}`, releaseDate: ago((index + 1) * HOUR_MS) }),
);
/** The only classes of their level. */
const picked = many(3, (index) =>
  aClass({ songName: `Picked ${index + 1}`, level: 9, totalViews: 3 - index }),
);
const questionnaireAnswers = {
  skillLevel: 9,
  timePreferenceMinutes: null,
  danceGoal: null,
  styleIds: [],
};
const noUsage = { totalClassesTaken: 0, totalSecondsDanced: 0 };

const open = (fields: MemberFields = {}, provoke: (graph: MemoryGraph) => void = () => undefined) =>
  renderRoute("/", {
    as: subscriber,
    world: {
      viewer: aMember({
        subscription: aSubscription(),
        totalClassesTaken: 1_047,
        totalSecondsDanced: 77_099,
        records,
        completions: [{ classKey: started[0]?.key ?? "", completedAt: ago(HOUR_MS) }],
        ...fields,
      }),
      styles: [aStyle(), aStyle({ name: "Heels" })],
      classes: [...started, ...recommended, ...fresh, ...picked],
      playlists: many(6, (index) => aPlaylist({ name: `Mix ${index}` })),
    },
    provoke,
  });

const section = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("section") as HTMLElement);

describe("dashboard", () => {
  it("CAT-DASH-02 counts completed classes and leads to them", async () => {
    await open();
    const card = await screen.findByRole("link", { name: /Classes Completed/ });
    expect(within(card).getByText("1,047")).toBeVisible();
    expect(card).toHaveAttribute("href", "/history?status=completed");
  });

  it("CAT-DASH-03 counts minutes danced, seconds divided by sixty and rounded down", async () => {
    await open();
    await screen.findByText("Total Minutes Danced");
    expect(screen.getByText("1,284")).toBeVisible();
  });

  it("CAT-DASH-04 shows one of ten motivating phrases", async () => {
    await open();
    const card = await screen.findByRole("link", { name: /Classes Completed/ });
    expect(phrasesFor(1)).toHaveLength(10);
    expect(phrasesFor(1)).toContain("keep up the good work!");
    expect(phrasesFor(1).some((phrase) => within(card).queryByText(phrase) !== null)).toBe(true);
  });

  it("CAT-DASH-04 never praises a zero, for any random number", async () => {
    for (const randomNumber of [0, 0.25, 0.5, 0.75, 0.99]) {
      const random = jest.spyOn(Math, "random").mockReturnValue(randomNumber);
      await open({ totalClassesTaken: 0, totalSecondsDanced: 59, records: [] });
      await screen.findByText("Total Minutes Danced");
      random.mockRestore();
      const shown = phrasesFor(1).filter((phrase) => screen.queryByText(phrase) !== null);
      expect(shown).toHaveLength(2);
      expect(phrasesFor(0)).toEqual(expect.arrayContaining(shown));
      cleanup();
    }
  });

  it("CAT-DASH-05 continues with at most four classes and leads to all of them", async () => {
    await open();
    const row = await section("Continue Dancing");
    expect(row.getAllByRole("article")).toHaveLength(4);
    expect(row.getByRole("link", { name: "See All: Continue Dancing" })).toHaveAttribute(
      "href",
      "/history?status=Started",
    );
  });

  it("each class shows the time left and the next section", async () => {
    await open();
    const row = await section("Continue Dancing");
    expect(row.getAllByText("20 min left")).toHaveLength(4);
    expect(row.getAllByText("Next: Chorus")).toHaveLength(4);
  });

  const songs = (row: ReturnType<typeof within>) =>
    row
      .getAllByRole("article")
      .map((card: HTMLElement) => within(card).getByRole("heading").textContent);
  it("removes a class immediately, moves the next one up, and restores it on undo", async () => {
    const { user, graph } = await open();
    const row = await section("Continue Dancing");
    expect(songs(row)).toEqual(["Begun 1", "Begun 2", "Begun 3", "Begun 4"]);
    await user.click(row.getByRole("button", { name: "Remove Begun 2 from Continue Dancing" }));
    expect(songs(row)).toEqual(["Begun 1", "Begun 3", "Begun 4", "Begun 5"]);
    expect(row.getByText("Begun 2 was removed from Continue Dancing.")).toBeVisible();
    expect(row.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(songs(row)).toEqual(["Begun 1", "Begun 2", "Begun 3", "Begun 4"]));
    expect(row.getByRole("link", { name: "Begun 2" })).toHaveFocus();
    expect(row.queryByRole("button", { name: "Undo" })).toBeNull();
    const asked = graph.seen.map(({ name, variables }) => [name, variables.input]);
    expect(asked.slice(-2)).toEqual([
      ["useContinueDancingRemoveMutation", { classRecordId: "ClassRecord-1" }],
      ["useContinueDancingRestoreMutation", { classRecordId: "ClassRecord-1" }],
    ]);
  });

  it("rolls back a refused removal and shows the reason", async () => {
    const message = "You haven't started this class yet.";
    const { user, graph } = await open();
    graph.refuse("removeFromContinueDancing", { code: "CLASS_RECORD_NOT_FOUND", message });
    const row = await section("Continue Dancing");
    await user.click(row.getByRole("button", { name: "Remove Begun 1 from Continue Dancing" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(songs(row)[0]).toBe("Begun 1");
    expect(row.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("a late refusal keeps the undo of the next removal", async () => {
    const message = "You haven't started this class yet.";
    const { user, graph } = await open();
    const row = await section("Continue Dancing");
    const held = graph.hold("useContinueDancingRemoveMutation");
    await user.click(row.getByRole("button", { name: "Remove Begun 1 from Continue Dancing" }));
    graph.heal("useContinueDancingRemoveMutation");
    await user.click(row.getByRole("button", { name: "Remove Begun 2 from Continue Dancing" }));
    await waitFor(() => expect(graph.world.viewer?.records.at(1)?.isSetAside).toBe(true));
    graph.refuse("removeFromContinueDancing", { code: "CLASS_RECORD_NOT_FOUND", message });
    held.release();
    expect(await screen.findByText(message)).toBeVisible();
    expect(row.getByText("Begun 2 was removed from Continue Dancing.")).toBeVisible();
    expect(row.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  it("hides Continue Dancing from members who have started nothing", async () => {
    await open({ records: [] });
    await section("New & Trending");
    expect(screen.queryByRole("heading", { name: "Continue Dancing" })).toBeNull();
  });

  it("CAT-DASH-08 shows eight new and trending classes and leads to the listing", async () => {
    const { graph } = await open();
    const row = await section("New & Trending");
    expect(row.getAllByRole("article")).toHaveLength(8);
    expect(row.getByRole("link", { name: "See All: New & Trending" })).toHaveAttribute(
      "href",
      "/classes",
    );
    expect(graph.seen.some(({ name }) => name === "DashboardScreenQuery")).toBe(true);
  });

  it("a member who has completed no class sees the three classes from the questionnaire", async () => {
    await open({ ...noUsage, preferences: questionnaireAnswers });
    const row = await section("Your first classes");
    expect(songs(row)).toEqual(["Picked 1", "Picked 2", "Picked 3"]);
    cleanup();
    await open({ preferences: questionnaireAnswers });
    await section("New & Trending");
    expect(screen.queryByRole("heading", { name: "Your first classes" })).toBeNull();
    cleanup();
    await open(noUsage);
    await section("New & Trending");
    expect(screen.queryByRole("heading", { name: "Your first classes" })).toBeNull();
  });

  it("CAT-DASH-09 members of the older billing see Recommended Classes instead", async () => {
    await open({ profile: { billingProcessor: "CRM" } });
    const row = await section("Recommended Classes");
    expect(row.getByRole("link", { name: "Advised 1" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "New & Trending" })).toBeNull();
  });

  it("CAT-DASH-11 CAT-DASH-12 recommends styles and four playlists, both leading to the styles", async () => {
    await open();
    const styles = await section("Recommended Styles");
    expect(styles.getByRole("link", { name: /Heels/ })).toHaveAttribute("href", "/styles/Heels");
    const playlists = await section("Recommended Playlists");
    expect(playlists.getAllByRole("link", { name: /Mix \d/ })).toHaveLength(4);
    for (const [row, name] of [
      [styles, "See All: Recommended Styles"],
      [playlists, "See All: Recommended Playlists"],
    ] as const) {
      expect(row.getByRole("link", { name })).toHaveAttribute("href", "/styles");
    }
  });

  it("has the links that phones show as buttons", async () => {
    await open();
    await section("Continue Dancing");
    for (const words of ["SEE FULL HISTORY", "SEE MORE", "SEE ALL STYLES/PLAYLISTS"]) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
  });

  it("CAT-CHART-01 CAT-CHART-02 the chart's title follows its period, a week at first", async () => {
    const { user, graph } = await open();
    expect(await screen.findByRole("heading", { name: "Classes Taken Per Week" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Month" }));
    expect(await screen.findByRole("heading", { name: "Classes Taken Per Month" })).toBeVisible();
    await waitFor(() => expect(graph.seen.at(-1)?.variables).toMatchObject({ period: "MONTH" }));
    await user.click(screen.getByRole("button", { name: "Day" }));
    expect(await screen.findByRole("heading", { name: "Classes Taken Per Day" })).toBeVisible();
  });

  it("a period that fails to load leaves the metrics next to it", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user, goOffline } = await open();
    await screen.findByRole("heading", { name: "Classes Taken Per Week" });
    goOffline();
    await user.click(screen.getByRole("button", { name: "Month" }));
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: /^Classes Taken Per/ })).toBeNull(),
    );
    expect(screen.getByRole("link", { name: /Classes Completed/ })).toBeVisible();
    quiet.mockRestore();
  });

  const NOTHING_WATCHED =
    "You haven’t watched any classes! Go watch some classes and we’ll visualize the amount for you!";

  it("CAT-CHART-11 without a class, it suggests what to do", async () => {
    await open({ ...noUsage, completions: [] });
    expect(await screen.findByText(NOTHING_WATCHED)).toBeVisible();
  });

  it("CAT-CHART-11 a class danced for minutes counts as watched before it is completed", async () => {
    await open({ totalClassesTaken: 0, totalSecondsDanced: 8 * 60, completions: [] });
    expect(await screen.findByText("Finish a class and it’ll show up here.")).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("CAT-CHART-11 after a long break, the older bars can still be reached", async () => {
    const completedAt = ago(40 * 7 * DAY_MS);
    await open({ completions: [{ classKey: started[0]?.key ?? "", completedAt }] });
    expect(await screen.findByRole("button", { name: "Show as table" })).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("a chart that fails to load does not claim that nothing was watched", async () => {
    await open({}, (graph) => graph.fail("Member.classesTaken", graphError("UNAVAILABLE")));
    expect(
      await screen.findByText("We couldn’t load your chart. Try again in a minute."),
    ).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("a widget that fails leaves the others visible", async () => {
    await open({}, (graph) => {
      for (const field of ["usageMetrics", "classesTaken"]) {
        graph.fail(`Member.${field}`, graphError("UNAVAILABLE"));
      }
    });
    expect(await screen.findByRole("heading", { name: "New & Trending" })).toBeVisible();
    expect(screen.getAllByText("0")).not.toHaveLength(0);
  });
});
