import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphError } from "../../testing/graph/execution/errors";
import { aClass, anInstructor, aPlaylist, aStyle, many } from "../../testing/graph/world/catalogue";
import type { WorldParts } from "../../testing/graph/world/world";
import { renderRoute, subscriber } from "../../testing/renderRoute";

/** A style, two instructors and a class begin with "da". */
const catalogue: WorldParts = {
  styles: [aStyle()],
  instructors: [anInstructor({ name: "Dana Adeyemi" }), anInstructor({ name: "Dax Okafor" })],
  classes: [aClass({ songName: "Dawn", style: "Heels", instructor: "Jun Park" })],
};

const open = (path: string, world: WorldParts = catalogue) =>
  renderRoute(path, { as: subscriber, world });

const queries = (world: Awaited<ReturnType<typeof open>>) =>
  world.graph
    .seenOf("SearchScreenQuery")
    .map(({ variables: { text, hasText } }) => ({ text, hasText }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("search from the top bar", () => {
  it("CAT-NAV-05 CAT-SRCH-01 Enter with trimmed text leads to /search", async () => {
    const world = await open("/saved");
    const box = await screen.findByPlaceholderText("Search Text");
    await world.user.type(box, "  hip hop & more {Enter}");
    await waitFor(() => expect(world.address()).toBe("/search?hip%20hop%20%26%20more"));
  });

  it("CAT-SRCH-02 a click on the icon does the same", async () => {
    const world = await open("/saved");
    await world.user.type(await screen.findByPlaceholderText("Search Text"), "heels");
    await world.user.click(within(screen.getByRole("search")).getByRole("button"));
    await waitFor(() => expect(world.address()).toBe("/search?heels"));
  });

  it("CAT-SRCH-03 blank text does nothing", async () => {
    const world = await open("/saved");
    await world.user.type(await screen.findByPlaceholderText("Search Text"), "   {Enter}");
    expect(world.address()).toBe("/saved");
  });

  it("CAT-SRCH-04 Enter does nothing while something else has the focus", async () => {
    const world = await open("/saved");
    await world.user.type(await screen.findByPlaceholderText("Search Text"), "heels");
    await world.user.click(document.body);
    await userEvent.keyboard("{Enter}");
    expect(world.address()).toBe("/saved");
  });
});

describe("search text and the address", () => {
  it.each(["R&B = #1 + 50%", "🕺💃", "ריקוד סלסה", "a=b&c=d", "100%", "hip+hop"])(
    "CAT-SRCH-17 %p is searched for as typed, from the box to the address and back",
    async (text) => {
      const world = await open("/saved");
      await world.user.click(await screen.findByPlaceholderText("Search Text"));
      await world.user.paste(text);
      await world.user.keyboard("{Enter}");
      await waitFor(() => expect(world.address()).toBe(`/search?${encodeURIComponent(text)}`));
      expect(
        await screen.findByRole("heading", { name: `SEARCH RESULTS FOR ${text}` }),
      ).toBeVisible();
      expect(queries(world).at(-1)).toEqual({ text, hasText: true });
      expect(screen.getByRole("combobox", { name: "Search Text" })).toHaveValue(text);
    },
  );

  it("CAT-SRCH-17 a malformed /search?% searches for the raw text", async () => {
    const world = await open("/search?%");
    expect(await screen.findByRole("heading", { name: "SEARCH RESULTS FOR %" })).toBeVisible();
    expect(queries(world)).toEqual([{ text: "%", hasText: true }]);
  });
});

describe("search page", () => {
  it("CAT-SRCH-14 a found style and instructor update the ones already loaded, by id", async () => {
    const taught = many(48, () => aClass({ style: "Afrobeats", instructor: "Jun Park" }));
    const styles = [aStyle({ name: "Afrobeats" })];
    const afia = anInstructor({ name: "Afia Adeyemi" });
    const world = await open("/styles", { styles, instructors: [afia], classes: taught });
    const go = (path: string) => act(() => world.router.navigate(path));
    expect(await screen.findByText("48 classes")).toBeVisible();
    await go("/instructors");
    expect(await screen.findByText("Afia Adeyemi")).toBeVisible();
    world.graph.world.classes = [...taught, aClass({ style: "Afrobeats", instructor: "Jun Park" })];
    world.graph.world.instructors = world.graph.world.instructors.map((one) =>
      one === afia ? { ...afia, name: "Afia A. Adeyemi" } : one,
    );
    await go("/search?af");
    expect(await screen.findByText("49 classes")).toBeVisible();
    const requestCount = world.graph.seen.length;
    await go("/styles");
    expect(await screen.findByText("49 classes")).toBeVisible();
    await go("/instructors");
    expect(await screen.findByText("Afia A. Adeyemi")).toBeVisible();
    expect(world.graph.seen).toHaveLength(requestCount);
  });

  it("CAT-SRCH-07 CAT-SRCH-16 an address with text searches for it on load", async () => {
    const world = await open("/search?hip%20hop");
    expect(
      await screen.findByRole("heading", { name: "SEARCH RESULTS FOR hip hop" }),
    ).toBeVisible();
    expect(queries(world)).toEqual([{ text: "hip hop", hasText: true }]);
  });

  it("CAT-SRCH-08 CAT-SRCH-09 groups what was found, each with its count", async () => {
    await open("/search?da");
    expect(await screen.findByRole("heading", { name: "Styles" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Instructors" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Classes" })).toBeVisible();
    expect(screen.getAllByText("1 Result")).toHaveLength(2);
    expect(screen.getByText("2 Results")).toBeVisible();
  });

  it("CAT-SRCH-08 on phones the first group is called Styles and Playlists", async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === "(max-width: 790px)" });
    await open("/search?sunday", { playlists: [aPlaylist()] });
    expect(await screen.findByRole("heading", { name: "Styles and Playlists" })).toBeVisible();
    expect(screen.getByRole("link", { name: /Island Sunday/ })).toBeVisible();
    window.matchMedia = wide;
  });

  it("CAT-SRCH-05 Enter in the page's own field searches for something else", async () => {
    const world = await open("/search?heels");
    const field = await screen.findByRole("combobox", { name: "Search again" });
    await world.user.clear(field);
    await world.user.type(field, "salsa{Enter}");
    await waitFor(() => expect(world.address()).toBe("/search?salsa"));
    expect(queries(world).at(-1)).toEqual({ text: "salsa", hasText: true });
  });

  it("CAT-SRCH-06 an empty Enter clears the search", async () => {
    const world = await open("/search?heels");
    const field = await screen.findByRole("combobox", { name: "Search again" });
    await world.user.clear(field);
    await world.user.type(field, "{Enter}");
    await waitFor(() => expect(world.address()).toBe("/search"));
    expect(screen.queryByText("No Items Found")).toBeNull();
  });

  it("before a search, shows recent searches, which can be cleared, and every style", async () => {
    const world = await open("/search?heels", { styles: [aStyle({ name: "Salsa" })] });
    await screen.findByRole("heading", { name: "SEARCH RESULTS FOR heels" });
    await act(() => world.router.navigate("/search"));
    expect(await screen.findByRole("heading", { level: 1, name: "SEARCH" })).toBeVisible();
    expect(screen.getByRole("link", { name: /Salsa/ })).toHaveAttribute("href", "/styles/Salsa");
    expect(screen.getByRole("link", { name: "heels" })).toHaveAttribute("href", "/search?heels");
    await world.user.click(screen.getByRole("button", { name: "Clear recent searches" }));
    expect(screen.queryByRole("heading", { name: "Recent searches" })).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(queries(world).at(-1)).toEqual({ text: "", hasText: false });
  });

  it("CAT-SRCH-10 shows a message when nothing was found", async () => {
    await open("/search?zzzz");
    expect(await screen.findByText("No Items Found")).toBeVisible();
  });

  it("CAT-SRCH-15 a failed search is silent and the page stays usable", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const world = await renderRoute("/search?heels", {
      as: subscriber,
      world: catalogue,
      provoke: (graph) => graph.fail("Query.search", graphError("INTERNAL_SERVER_ERROR")),
    });
    const field = await screen.findByRole("combobox", { name: "Search again" });
    await waitFor(() => expect(queries(world)).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
    world.graph.heal("Query.search");
    await world.user.clear(field);
    await world.user.type(field, "da{Enter}");
    expect(await screen.findByRole("heading", { name: "Instructors" })).toBeVisible();
    quiet.mockRestore();
  });
});
