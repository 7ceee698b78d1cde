import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, many } from "../../testing/graph/world/catalogue";
import type { RecordRow } from "../../testing/graph/world/memberRows";
import { aMember, aRecord, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { watchScrolling } from "../../testing/scrolling";

interface Danced {
  readonly song: string;
  readonly fields: Partial<RecordRow>;
  /** Left the catalog since. */
  readonly isGone?: boolean;
}

const record = (song: string, updatedAt: Date, fields: Partial<RecordRow> = {}): Danced => ({
  song,
  fields: { updatedAt, lastViewedSeconds: 62, ...fields },
});

const today = () => new Date();

const open = (path: string, danced: readonly Danced[]) => {
  const classes = danced.map(({ song }) => aClass({ songName: song, lengthSeconds: 100 }));
  const records = danced.map(({ fields }, index) => aRecord(classes[index] ?? aClass(), fields));
  return renderRoute(path, {
    as: subscriber,
    world: {
      classes: classes.filter((_, index) => !danced[index]?.isGone),
      viewer: aMember({ subscription: aSubscription(), records }),
    },
  });
};

const statuses = (world: Awaited<ReturnType<typeof open>>) =>
  world.graph.seenOf("HistoryScreenQuery").map(({ variables }) => variables.status);

describe("history", () => {
  it("CAT-HIST-01 CAT-HIST-02 the toggles follow the address, and switching loads the other list", async () => {
    const world = await open("/history?status=Started", [
      record("Begun", today()),
      record("Done", today(), { status: "COMPLETED" }),
    ]);
    expect(await screen.findByRole("link", { name: "Begun" })).toBeVisible();
    const unfinished = screen.getByRole("button", { name: "UNFINISHED" });
    expect(unfinished).toHaveAttribute("aria-pressed", "true");
    await world.user.click(screen.getByRole("button", { name: "COMPLETED" }));
    expect(await screen.findByRole("link", { name: "Done" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Begun" })).toBeNull();
    expect(world.address()).toBe("/history?status=completed");
    expect(statuses(world)).toEqual(["STARTED", "COMPLETED"]);
  });

  it("a class that is no longer listed leaves the others visible", async () => {
    await open("/history", [{ ...record("Gone", today()), isGone: true }, record("Here", today())]);
    expect(await screen.findByRole("link", { name: "Here" })).toBeVisible();
    expect(screen.getByText("1 class")).toBeVisible();
  });

  it("CAT-HIST-04 each group has its title and its number of classes", async () => {
    await open("/history", [record("One", today()), record("Two", today())]);
    const heading = await screen.findByRole("heading", { name: "This Week" });
    const group = within(heading.closest("section") as HTMLElement);
    expect(group.getByText("2 classes")).toBeVisible();
    expect(group.getAllByRole("progressbar", { name: "62 percent watched" })).toHaveLength(2);
  });

  it("CAT-HIST-04 the oldest group shows its full count before all of it is loaded", async () => {
    const lastYear = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
    const records = many(13, (index) => record(`Song ${index}`, index < 4 ? today() : lastYear));
    const world = await open("/history", records);
    expect(await screen.findByText("4 classes")).toBeVisible();
    expect(screen.getByText("9 classes")).toBeVisible();
    expect(screen.queryByText(/\+ classes/)).toBeNull();
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13));
    expect(screen.getByText("9 classes")).toBeVisible();
  });

  it("CAT-HIST-04 a class that is no longer listed does not count, loaded or not", async () => {
    const records = many(12, (index) =>
      record(`Song ${index}`, new Date(Date.now() - index * 1_000)),
    );
    const world = await open(
      "/history",
      records.map((one, index) => ({ ...one, isGone: index === 0 })),
    );
    expect(await screen.findByText("11 classes")).toBeVisible();
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(11));
    expect(screen.getByText("11 classes")).toBeVisible();
  });

  it("after a failed load, See More loads again", async () => {
    const scrolling = watchScrolling();
    const records = many(13, (index) => record(`Song ${index}`, today()));
    const world = await open("/history", records);
    await waitFor(() => expect(scrolling.margins()).toHaveLength(1));
    world.goOffline();
    await scrolling.reach();
    await waitFor(() => expect(scrolling.margins()).toEqual([]));
    world.goOnline();
    await world.user.click(await screen.findByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13));
    scrolling.restore();
  });

  it("CAT-HIST-05 See More loads ten more and is gone at the end", async () => {
    const records = many(13, (index) => record(`Song ${index}`, today()));
    const world = await open("/history", records);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(10));
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13));
    expect(screen.queryByRole("button", { name: "See More" })).toBeNull();
  });

  it("CAT-HIST-07 says what to do when the history is empty", async () => {
    await open("/history", []);
    expect(
      await screen.findByText(
        "No results! Start watching classes and we'll stash your history here for you!",
      ),
    ).toBeVisible();
  });

  it("CAT-HIST-08 without a status or with an unknown one, it shows unfinished classes", async () => {
    for (const path of ["/history", "/history?status=nonsense"]) {
      const world = await open(path, [record("Begun", today())]);
      expect(await screen.findByRole("link", { name: "Begun" })).toBeVisible();
      expect(statuses(world)).toEqual(["STARTED"]);
      cleanup();
    }
  });
});
