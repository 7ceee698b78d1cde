import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, anInstructor, aStyle, connection, many } from "../../testing/builders";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const classes = (count: number) =>
  connection(many(count, (index) => aClass({ songName: `Song ${index + 1}` })));

const graph = {
  danceClasses: classes(3),
  styles: [aStyle({ name: "Hip Hop" }), aStyle({ name: "Heels" })],
  instructors: connection([
    anInstructor({ name: "Noa Adeyemi" }),
    anInstructor({ name: "Jun Park" }),
  ]),
  classFilterCounts: {
    styles: [{ name: "Heels", count: 1 }],
    instructors: [
      { name: "Noa Adeyemi", count: 2 },
      { name: "Jun Park", count: 1 },
    ],
    levels: [{ name: "BEGINNER", count: 3 }],
  },
};

type World = Awaited<ReturnType<typeof renderRoute>>;
const lastFilter = ({ graph: { seen } }: World) =>
  seen.filter(({ name }) => name === "ClassesScreenQuery").at(-1)?.variables;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("class listing", () => {
  it("CAT-CLS-01 has the header CLASSES, the filter bar, the grid and See More Classes", async () => {
    const world = await renderRoute("/classes", {
      as: subscriber,
      graph: { ...graph, danceClasses: classes(20) },
    });
    expect(await screen.findByRole("heading", { name: "CLASSES" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Style" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(16);
    await world.user.click(screen.getByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(20));
  });

  it("CAT-CLS-12 See More is gone at the end of the list", async () => {
    const world = await renderRoute("/classes", {
      as: subscriber,
      graph: { ...graph, danceClasses: classes(20) },
    });
    await world.user.click(await screen.findByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(20));
    expect(screen.queryByRole("button", { name: "See More Classes" })).toBeNull();
  });

  it("CAT-CLS-18 visitors see the same listing at /public/catalog", async () => {
    await renderRoute("/public/catalog", { as: "visitor", graph });
    expect(await screen.findByRole("heading", { name: "CLASSES" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getByText("3 classes", { selector: "[aria-live]" })).toBeVisible();
  });

  it("CAT-CLS-02 filters live in the address: a reload restores them and back undoes them", async () => {
    const world = await renderRoute("/classes", { as: subscriber, graph });
    await world.user.click(await screen.findByRole("button", { name: /^Advanced/ }));
    await waitFor(() => expect(world.address()).toBe("/classes?level=Advanced"));
    expect(lastFilter(world)?.filter).toMatchObject({ levels: ["ADVANCED"] });
    await act(async () => void (await world.router.navigate(-1)));
    await waitFor(() => expect(world.address()).toBe("/classes"));
    cleanup();

    const again = await renderRoute("/classes?style=Hip%20Hop,Heels&level=Advanced", {
      as: subscriber,
      graph,
    });
    expect(await screen.findByRole("button", { name: "Style 2 chosen" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Advanced/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(lastFilter(again)?.filter).toEqual({
      styles: ["Hip Hop", "Heels"],
      instructors: [],
      levels: ["ADVANCED"],
    });
  });

  it("CAT-CLS-05 the level options are exactly Beginner, Intermediate and Advanced", async () => {
    await renderRoute("/classes", { as: subscriber, graph });
    const levels = await screen.findByRole("group", { name: "Level" });
    const options = within(levels).getAllByRole("button");
    expect(options.map((option) => option.firstChild?.textContent)).toEqual([
      "Beginner",
      "Intermediate",
      "Advanced",
    ]);
  });

  it.each([
    ["CAT-CLS-06", "Newest", "NEWEST"],
    ["CAT-CLS-07", "Oldest", "OLDEST"],
  ])("%s sorting by %s asks for %s", async (_id, option, sort) => {
    const world = await renderRoute("/classes", { as: subscriber, graph });
    await world.user.click(await screen.findByRole("button", { name: "Sort Most Popular" }));
    await world.user.click(screen.getByRole("radio", { name: option }));
    await waitFor(() => expect(lastFilter(world)?.sort).toBe(sort));
    expect(world.address()).toBe(`/classes?sort=${option}`);
  });

  it("CAT-CLS-09 style and instructor options come from the lists", async () => {
    const world = await renderRoute("/classes", { as: subscriber, graph });
    await world.user.click(await screen.findByRole("button", { name: "Instructor" }));
    const options = screen.getAllByRole("checkbox");
    expect(options).toHaveLength(2);
    await world.user.click(screen.getByRole("checkbox", { name: /^Jun Park/ }));
    await waitFor(() => expect(world.address()).toBe("/classes?instructor=Jun%20Park"));
  });

  it("a choice shows at once, while the classes before it stay until the new ones are here", async () => {
    const world = await renderRoute("/classes", { as: subscriber, graph });
    const option = await screen.findByRole("button", { name: /^Advanced/ });
    let answer: (value: unknown) => void = () => undefined;
    world.graph.change({ danceClasses: () => new Promise((resolve) => (answer = resolve)) });
    await world.user.click(option);
    expect(option).toHaveAttribute("aria-pressed", "true");
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("article")[0]?.closest("[aria-busy]")).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(screen.queryByText("LOADING")).toBeNull();
    await act(async () => answer(classes(1)({})));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(option).toHaveAttribute("aria-pressed", "true");
  });

  it("every option says how many classes it would leave under the other filters", async () => {
    const world = await renderRoute("/classes?style=Heels", { as: subscriber, graph });
    const levels = within(await screen.findByRole("group", { name: "Level" }));
    expect(levels.getByRole("button", { name: /^Beginner\s+3 classes$/ })).toHaveTextContent("3");
    expect(levels.getByRole("button", { name: /^Advanced\s+0 classes$/ })).toHaveTextContent("0");
    await world.user.click(screen.getByRole("button", { name: "Instructor" }));
    const names = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(names).toEqual(["Noa Adeyemi2 2 classes", "Jun Park1 1 class"]);
    expect(lastFilter(world)?.filter).toMatchObject({ styles: ["Heels"] });
  });

  it("CAT-CLS-13 says so when nothing fits, and offers a way back", async () => {
    const world = await renderRoute("/classes?level=Beginner", {
      as: subscriber,
      graph: { ...graph, danceClasses: connection([]) },
    });
    expect(
      await screen.findByText("No results were found for your search/filter criteria."),
    ).toBeVisible();
    await world.user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(world.address()).toBe("/classes"));
  });
});
