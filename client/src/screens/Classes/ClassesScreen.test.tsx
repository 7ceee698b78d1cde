import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, anInstructor, aStyle, many } from "../../testing/graph/world/catalogue";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const classes = (count: number) =>
  many(count, (index) => aClass({ songName: `Song ${index + 1}` }));

const lists = {
  styles: [aStyle({ name: "Hip Hop" }), aStyle({ name: "Heels" })],
  instructors: [anInstructor({ name: "Noa Adeyemi" }), anInstructor({ name: "Jun Park" })],
};
const world = { ...lists, classes: classes(3) };

type World = Awaited<ReturnType<typeof renderRoute>>;
const lastFilter = ({ graph }: World) => graph.seenOf("ClassesScreenQuery").at(-1)?.variables;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("class listing", () => {
  it("CAT-CLS-01 has the header CLASSES, the filter bar, the grid and See More Classes", async () => {
    const page = await renderRoute("/classes", {
      as: subscriber,
      world: { ...lists, classes: classes(20) },
    });
    expect(await screen.findByRole("heading", { name: "CLASSES" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Style" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(16);
    await page.user.click(screen.getByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(20));
  });

  it("CAT-CLS-12 See More is gone at the end of the list", async () => {
    const page = await renderRoute("/classes", {
      as: subscriber,
      world: { ...lists, classes: classes(20) },
    });
    await page.user.click(await screen.findByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(20));
    expect(screen.queryByRole("button", { name: "See More Classes" })).toBeNull();
  });

  it("CAT-CLS-18 visitors see the same listing at /public/catalog", async () => {
    await renderRoute("/public/catalog", { as: "visitor", world });
    expect(await screen.findByRole("heading", { name: "CLASSES" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getByText("3 classes", { selector: "[aria-live]" })).toBeVisible();
  });

  it("CAT-CLS-02 filters live in the address: a reload restores them and back undoes them", async () => {
    const page = await renderRoute("/classes", { as: subscriber, world });
    await page.user.click(await screen.findByRole("button", { name: /^Advanced/ }));
    await waitFor(() => expect(page.address()).toBe("/classes?level=Advanced"));
    expect(lastFilter(page)?.filter).toMatchObject({ levels: ["ADVANCED"] });
    await act(async () => void (await page.router.navigate(-1)));
    await waitFor(() => expect(page.address()).toBe("/classes"));
    cleanup();

    const again = await renderRoute("/classes?style=Hip%20Hop,Heels&level=Advanced", {
      as: subscriber,
      world,
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
    await renderRoute("/classes", { as: subscriber, world });
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
  ])("%s sorting by %s requests %s", async (_id, option, sort) => {
    const page = await renderRoute("/classes", { as: subscriber, world });
    await page.user.click(await screen.findByRole("button", { name: "Sort Most Popular" }));
    await page.user.click(screen.getByRole("radio", { name: option }));
    await waitFor(() => expect(lastFilter(page)?.sort).toBe(sort));
    expect(page.address()).toBe(`/classes?sort=${option}`);
  });

  it("CAT-CLS-09 style and instructor options come from the lists", async () => {
    const page = await renderRoute("/classes", { as: subscriber, world });
    await page.user.click(await screen.findByRole("button", { name: "Instructor" }));
    const options = screen.getAllByRole("checkbox");
    expect(options).toHaveLength(2);
    await page.user.click(screen.getByRole("checkbox", { name: /^Jun Park/ }));
    await waitFor(() => expect(page.address()).toBe("/classes?instructor=Jun%20Park"));
  });

  it("shows a choice immediately and keeps the previous classes until the new ones load", async () => {
    const levels = [5, 5, 9].map((level) => aClass({ level }));
    const page = await renderRoute("/classes", {
      as: subscriber,
      world: { ...lists, classes: levels },
    });
    const option = await screen.findByRole("button", { name: /^Advanced/ });
    const held = page.graph.hold("ClassesScreenQuery");
    await page.user.click(option);
    expect(option).toHaveAttribute("aria-pressed", "true");
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("article")[0]?.closest("[aria-busy]")).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(screen.queryByText("LOADING")).toBeNull();
    await act(async () => held.release());
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(option).toHaveAttribute("aria-pressed", "true");
  });

  it("shows for every option how many classes match it and the other filters", async () => {
    const heels = (instructor: string) => aClass({ style: "Heels", level: 2, instructor });
    const page = await renderRoute("/classes?style=Heels", {
      as: subscriber,
      world: {
        ...lists,
        classes: [heels("Noa Adeyemi"), heels("Noa Adeyemi"), heels("Jun Park"), ...classes(3)],
      },
    });
    const levels = within(await screen.findByRole("group", { name: "Level" }));
    expect(levels.getByRole("button", { name: /^Beginner\s+3 classes$/ })).toHaveTextContent("3");
    expect(levels.getByRole("button", { name: /^Advanced\s+0 classes$/ })).toHaveTextContent("0");
    await page.user.click(screen.getByRole("button", { name: "Instructor" }));
    const names = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(names).toEqual(["Jun Park1 1 class", "Noa Adeyemi2 2 classes"]);
    expect(lastFilter(page)?.filter).toMatchObject({ styles: ["Heels"] });
  });

  it("CAT-CLS-13 shows a message when nothing matches, and a button that clears the filters", async () => {
    const page = await renderRoute("/classes?level=Beginner", {
      as: subscriber,
      world,
    });
    expect(
      await screen.findByText("No results were found for your search/filter criteria."),
    ).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(page.address()).toBe("/classes"));
  });
});
