import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, aPlaylist, aStyle, connection, many } from "../../testing/builders";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { phrasesFor } from "./widgets/motivation";

const classes = (count: number, song: string) =>
  many(count, (index) => aClass({ songName: `${song} ${index + 1}` }));
const records = (count: number) =>
  classes(count, "Begun").map((danceClass, index) => ({
    __typename: "ClassRecord",
    id: `ClassRecord-${index}`,
    isInContinueDancing: true,
    danceClass: {
      ...danceClass,
      lengthSeconds: 1800,
      timestamps: [{ seconds: 900, title: "", sectionHeading: "Chorus" }],
      progress: {
        status: "STARTED",
        lastViewedSeconds: 600,
        updatedAt: new Date(Date.UTC(2026, 10, 20, 12, -index)).toISOString(),
      },
    },
  }));
const bucket = (timeRef: string, beginner: number) => ({
  timeRef,
  beginner,
  intermediate: 1,
  advanced: 0,
});

const member = (fields: object = {}) => ({
  __typename: "Member",
  id: "Member-1",
  profile: { billingProcessor: "RECURLY" },
  usageMetrics: { totalClassesTaken: 1047, totalSecondsDanced: 77_099 },
  continueDancing: connection(records(6)),
  recommendedClasses: connection(classes(8, "Advised")),
  recommendedStyles: [aStyle(), aStyle({ name: "Heels" })],
  classesTaken: connection([bucket("2026-11-16T00:00:00Z", 2)]),
  ...fields,
});

const open = (fields: object = {}, roots: object = {}) => {
  const viewer = member(fields);
  return renderRoute("/", {
    as: subscriber,
    graph: {
      viewer,
      node: viewer,
      newAndTrending: classes(8, "Fresh"),
      playlists: many(6, (index) => aPlaylist({ name: `Mix ${index}` })),
      ...roots,
    },
  });
};

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

  it("CAT-DASH-04 says one of ten motivating things", async () => {
    await open();
    const card = await screen.findByRole("link", { name: /Classes Completed/ });
    expect(phrasesFor(1)).toHaveLength(10);
    expect(phrasesFor(1)).toContain("keep up the good work!");
    expect(phrasesFor(1).some((phrase) => within(card).queryByText(phrase) !== null)).toBe(true);
  });

  it("CAT-DASH-04 never cheers under a zero, whatever is drawn", async () => {
    const usageMetrics = { totalClassesTaken: 0, totalSecondsDanced: 59 };
    for (const drawn of [0, 0.25, 0.5, 0.75, 0.99]) {
      const random = jest.spyOn(Math, "random").mockReturnValue(drawn);
      await open({ usageMetrics, continueDancing: connection([]) });
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

  it("each class says what is left and which section comes next", async () => {
    await open();
    const row = await section("Continue Dancing");
    expect(row.getAllByText("20 min left")).toHaveLength(4);
    expect(row.getAllByText("Next: Chorus")).toHaveLength(4);
  });

  const songs = (row: ReturnType<typeof within>) =>
    row
      .getAllByRole("article")
      .map((card: HTMLElement) => within(card).getByRole("heading").textContent);
  const changed =
    (isInContinueDancing: boolean) => (args: { input: { classRecordId: string } }) => ({
      __typename: "ContinueDancingChanged",
      classRecord: { __typename: "ClassRecord", id: args.input.classRecordId, isInContinueDancing },
    });

  it("a class is taken out of the row at once, the next one moves up, and undo brings it back", async () => {
    const { user, graph } = await open(
      {},
      {
        removeFromContinueDancing: changed(false),
        restoreToContinueDancing: changed(true),
      },
    );
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

  it("a removal that is refused undoes itself and says why", async () => {
    const message = "This class is not among those you have started.";
    const { user } = await open(
      {},
      {
        removeFromContinueDancing: { __typename: "ContinueDancingRefused", message },
      },
    );
    const row = await section("Continue Dancing");
    await user.click(row.getByRole("button", { name: "Remove Begun 1 from Continue Dancing" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(songs(row)[0]).toBe("Begun 1");
    expect(row.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("a removal that is refused late leaves the undo of the next one", async () => {
    const message = "This class is not among those you have started.";
    let refuse: (answer: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => {
      refuse = resolve;
    });
    const { user } = await open(
      {},
      {
        removeFromContinueDancing: ({ input }: { input: { classRecordId: string } }) =>
          input.classRecordId === "ClassRecord-0"
            ? late
            : {
                __typename: "ContinueDancingChanged",
                classRecord: { id: input.classRecordId, isInContinueDancing: false },
              },
      },
    );
    const row = await section("Continue Dancing");
    await user.click(row.getByRole("button", { name: "Remove Begun 1 from Continue Dancing" }));
    await user.click(row.getByRole("button", { name: "Remove Begun 2 from Continue Dancing" }));
    refuse({ __typename: "ContinueDancingRefused", message });
    expect(await screen.findByText(message)).toBeVisible();
    expect(row.getByText("Begun 2 was removed from Continue Dancing.")).toBeVisible();
    expect(row.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  it("shows no Continue Dancing to someone who has begun nothing", async () => {
    await open({ continueDancing: connection([]) });
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

  it("a member who has completed no class sees the questionnaire's three again", async () => {
    const usageMetrics = { totalClassesTaken: 0, totalSecondsDanced: 0 };
    await open({ usageMetrics, firstClasses: classes(3, "Picked") });
    const row = await section("Your first classes");
    expect(songs(row)).toEqual(["Picked 1", "Picked 2", "Picked 3"]);
    cleanup();
    await open({ firstClasses: classes(3, "Picked") });
    await section("New & Trending");
    expect(screen.queryByRole("heading", { name: "Your first classes" })).toBeNull();
    cleanup();
    await open({ usageMetrics, firstClasses: [] });
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

  it("a period that cannot be loaded leaves the numbers beside it", async () => {
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

  it("CAT-CHART-11 without a class it says what to do", async () => {
    const usageMetrics = { totalClassesTaken: 0, totalSecondsDanced: 0 };
    await open({ classesTaken: connection([]), usageMetrics });
    expect(await screen.findByText(NOTHING_WATCHED)).toBeVisible();
  });

  it("CAT-CHART-11 a class danced for minutes is watched, even before it is completed", async () => {
    const usageMetrics = { totalClassesTaken: 0, totalSecondsDanced: 8 * 60 };
    await open({ classesTaken: connection([]), usageMetrics });
    expect(await screen.findByText("Finish a class and it’ll show up here.")).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("CAT-CHART-11 a long break is no empty chart: the bars before it can be reached", async () => {
    const idle = many(30, (day) => ({
      ...bucket(new Date(Date.UTC(2026, 10, 20 - day)).toISOString(), 0),
      intermediate: 0,
    }));
    await open({ classesTaken: connection(idle) });
    expect(await screen.findByRole("button", { name: "Show as table" })).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("a chart that could not be loaded does not say that nothing was watched", async () => {
    await open({ classesTaken: null });
    expect(
      await screen.findByText("We couldn’t load your chart. Try again in a minute."),
    ).toBeVisible();
    expect(screen.queryByText(NOTHING_WATCHED)).toBeNull();
  });

  it("a part that fails leaves the others standing", async () => {
    await open({ usageMetrics: null, classesTaken: null });
    expect(await screen.findByRole("heading", { name: "New & Trending" })).toBeVisible();
    expect(screen.getAllByText("0")).not.toHaveLength(0);
  });
});
