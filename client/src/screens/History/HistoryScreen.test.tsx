import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, connection, many } from "../../testing/builders";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { watchScrolling } from "../../testing/scrolling";

const record = (song: string, updatedAt: string) => ({
  __typename: "ClassRecord",
  id: `ClassRecord-${song}`,
  updatedAt,
  danceClass: aClass({
    songName: song,
    lengthSeconds: 100,
    progress: { status: "STARTED", lastViewedSeconds: 62, resumeAtSeconds: 62 },
  }),
});

const today = () => new Date().toISOString();

interface Lists {
  readonly STARTED?: unknown[];
  readonly COMPLETED?: unknown[];
  readonly historyPeriods?: readonly { readonly start: string; readonly count: number }[];
}

const open = (path: string, { historyPeriods = [], ...lists }: Lists) => {
  const history = (args: { status: "STARTED" | "COMPLETED"; first: number; after?: string }) =>
    connection(lists[args.status] ?? [])(args);
  const viewer = { __typename: "Member", id: "Member-1", history, historyPeriods };
  return renderRoute(path, { as: subscriber, graph: { viewer, node: viewer } });
};

const statuses = (world: Awaited<ReturnType<typeof open>>) =>
  world.graph.seen
    .filter(({ name }) => name === "HistoryScreenQuery")
    .map((s) => s.variables.status);

describe("history", () => {
  it("CAT-HIST-01 CAT-HIST-02 the toggles follow the address, and switching loads the other list", async () => {
    const world = await open("/history?status=Started", {
      STARTED: [record("Begun", today())],
      COMPLETED: [record("Done", today())],
    });
    expect(await screen.findByRole("link", { name: "Begun" })).toBeVisible();
    const unfinished = screen.getByRole("button", { name: "UNFINISHED" });
    expect(unfinished).toHaveAttribute("aria-pressed", "true");
    await world.user.click(screen.getByRole("button", { name: "COMPLETED" }));
    expect(await screen.findByRole("link", { name: "Done" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Begun" })).toBeNull();
    expect(world.address()).toBe("/history?status=completed");
    expect(statuses(world)).toEqual(["STARTED", "COMPLETED"]);
  });

  it("a class that is not shown any more leaves the others standing", async () => {
    await open("/history", {
      STARTED: [{ ...record("Gone", today()), danceClass: null }, record("Here", today())],
    });
    expect(await screen.findByRole("link", { name: "Here" })).toBeVisible();
    expect(screen.getByText("1 class")).toBeVisible();
  });

  it("CAT-HIST-04 each group has its title and its number of classes", async () => {
    await open("/history", { STARTED: [record("One", today()), record("Two", today())] });
    const heading = await screen.findByRole("heading", { name: "This Week" });
    const group = within(heading.closest("section") as HTMLElement);
    expect(group.getByText("2 classes")).toBeVisible();
    expect(group.getAllByRole("progressbar", { name: "62 percent watched" })).toHaveLength(2);
  });

  it("CAT-HIST-04 the oldest group says its true number before all of it is loaded", async () => {
    const lastYear = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString();
    const records = many(13, (index) => record(`Song ${index}`, index < 4 ? today() : lastYear));
    const historyPeriods = [
      { start: `${today().slice(0, 10)}T00:00:00Z`, count: 4 },
      { start: `${lastYear.slice(0, 4)}-01-01T00:00:00Z`, count: 9 },
    ];
    const world = await open("/history", { STARTED: [...records], historyPeriods });
    expect(await screen.findByText("4 classes")).toBeVisible();
    expect(screen.getByText("9 classes")).toBeVisible();
    expect(screen.queryByText(/\+ classes/)).toBeNull();
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13));
    expect(screen.getByText("9 classes")).toBeVisible();
  });

  it("CAT-HIST-04 a class that is not shown any more does not count, loaded or not", async () => {
    const records = many(12, (index) => record(`Song ${index}`, today()));
    const historyPeriods = [{ start: `${today().slice(0, 10)}T00:00:00Z`, count: 12 }];
    const [first, ...others] = records;
    const world = await open("/history", {
      STARTED: [{ ...(first as object), danceClass: null }, ...others],
      historyPeriods,
    });
    expect(await screen.findByText("11 classes")).toBeVisible();
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(11));
    expect(screen.getByText("11 classes")).toBeVisible();
  });

  it("more that cannot be loaded waits to be asked for again", async () => {
    const scrolling = watchScrolling();
    const records = many(13, (index) => record(`Song ${index}`, today()));
    const world = await open("/history", { STARTED: [...records] });
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
    const world = await open("/history", { STARTED: [...records] });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(10));
    await world.user.click(screen.getByRole("button", { name: "See More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(13));
    expect(screen.queryByRole("button", { name: "See More" })).toBeNull();
  });

  it("CAT-HIST-07 says what to do when there is nothing", async () => {
    await open("/history", {});
    expect(
      await screen.findByText(
        "No results! Start watching classes and we'll stash your history here for you!",
      ),
    ).toBeVisible();
  });

  it("CAT-HIST-08 without a status, and with one nobody knows, it shows what is unfinished", async () => {
    for (const path of ["/history", "/history?status=nonsense"]) {
      const world = await open(path, { STARTED: [record("Begun", today())] });
      expect(await screen.findByRole("link", { name: "Begun" })).toBeVisible();
      expect(statuses(world)).toEqual(["STARTED"]);
      cleanup();
    }
  });
});
