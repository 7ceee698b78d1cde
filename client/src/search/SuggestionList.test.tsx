import { act, screen, waitFor, within } from "@testing-library/react";
import { aClass, aStyle } from "../testing/graph/world/catalogue";
import type { WorldParts } from "../testing/graph/world/world";
import { type Audience, inactiveMember, renderRoute, subscriber } from "../testing/renderRoute";

/** Part of the catalog that typing "dan" suggests. */
type Part = WorldParts;

const dancehall: Part = { styles: [aStyle()] };
const dance: Part = {
  classes: [aClass({ key: "class-7", songName: "Dangerous", style: "Heels" })],
};
const artist: Part = { classes: [aClass({ songArtist: "Dan & Co", style: "Heels" })] };

const combine = (parts: readonly Part[]): WorldParts => ({
  styles: parts.flatMap(({ styles = [] }) => styles),
  classes: parts.flatMap(({ classes = [] }) => classes),
});

async function open(parts: readonly Part[], as: Audience = subscriber, path = "/saved") {
  const world = await renderRoute(path, { as, world: combine(parts) });
  const box = await screen.findByRole("combobox", { name: "Search Text" });
  const requestedTexts = () =>
    world.graph.seenOf("useSuggestedLinesQuery").map(({ variables }) => variables.text);
  return { ...world, box, requestedTexts };
}

const list = () => screen.findByRole("listbox", { name: "Suggestions" });
const lines = async () =>
  within(await list())
    .getAllByRole("option")
    .map((option) => option.textContent);
const activeOptions = () =>
  screen.queryAllByRole("option", { selected: true }).map((option) => option.textContent);

// jsdom has no layout and nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("suggestions below the search box", () => {
  it("Enter searches for the typed text if the active option is gone", async () => {
    const world = await open([dancehall, dance, artist]);
    await world.user.type(world.box, "dan");
    await screen.findByRole("option", { name: /Dancehall/ });
    const held = world.graph.hold("useSuggestedLinesQuery");
    await world.user.type(world.box, "z{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(activeOptions()).toHaveLength(1);
    await act(async () => held.release());
    await waitFor(async () => expect(await lines()).toEqual(["Search for danz"]));
    await world.user.keyboard("{Enter}");
    await waitFor(() => expect(world.address()).toBe("/search?danz"));
  });

  it("appear while typing, with the match highlighted and one request per pause", async () => {
    const { user, box, requestedTexts } = await open([dancehall, dance]);
    await user.type(box, "dan");
    expect(await screen.findByRole("option", { name: /Dancehall/ })).toBeVisible();
    expect(await lines()).toEqual([
      "Dancehall Style",
      "Dangerous Tessa Bright · Noa Adeyemi · Heels Class",
      "Search for dan",
    ]);
    expect(screen.getAllByText("Dan", { selector: "mark" })).toHaveLength(2);
    expect(requestedTexts()).toEqual(["dan"]);
    expect(screen.getByText("2 suggestions")).toBeInTheDocument();
  });

  it("a request superseded by typing is canceled and its response never shown", async () => {
    const other: Part = { classes: [aClass({ songArtist: "Dab & Co", style: "Heels" })] };
    const { user, box, graph } = await open([dancehall, other]);
    const first = graph.hold("useSuggestedLinesQuery");
    await user.type(box, "da");
    await waitFor(() => expect(first.waiting()).toBe(1));
    const second = graph.hold("useSuggestedLinesQuery");
    await user.type(box, "n");
    await waitFor(() => expect(second.waiting()).toBe(1));
    await act(async () => second.release());
    await act(async () => first.release());
    expect(await screen.findByRole("option", { name: /Dancehall/ })).toBeVisible();
    expect(screen.queryByRole("option", { name: /Dab & Co/ })).toBeNull();
  });

  it("are a combobox that exposes its open state and active option", async () => {
    const { user, box } = await open([dancehall, dance]);
    expect(box).toHaveAttribute("aria-expanded", "false");
    await user.type(box, "dan");
    await screen.findByRole("option", { name: /Dancehall/ });
    expect(box).toHaveAttribute("aria-expanded", "true");
    expect(box).toHaveAttribute("aria-controls", (await list()).id);
    expect(box).not.toHaveAttribute("aria-activedescendant");
    await user.keyboard("{ArrowDown}");
    expect(activeOptions()).toEqual(["Dancehall Style"]);
    const [option] = screen.getAllByRole("option", { selected: true });
    expect(box).toHaveAttribute("aria-activedescendant", option?.id);
    expect(box).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(activeOptions()).toEqual(["Search for dan"]);
    await user.keyboard("{ArrowDown}");
    expect(activeOptions()).toEqual([]);
    await user.keyboard("{ArrowUp}");
    expect(activeOptions()).toEqual(["Search for dan"]);
  });

  it("Enter follows the active option: a style's page, a class, a search for an artist", async () => {
    const style = await open([dancehall, dance, artist]);
    await style.user.type(style.box, "dan");
    await screen.findByRole("option", { name: /Dancehall/ });
    await style.user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(style.address()).toBe("/search?Dan%20%26%20Co"));
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("a click follows an option", async () => {
    const { user, box, address } = await open([dancehall]);
    await user.type(box, "dan");
    await user.click(await screen.findByRole("option", { name: /Dancehall/ }));
    await waitFor(() => expect(address()).toBe("/styles/Dancehall"));
    expect(box).toHaveValue("");
  });

  it.each([
    ["visitor", "/public/styles"],
    [inactiveMember, "/styles"],
  ] as const)("a class opens the membership prompt for %p", async (as, path) => {
    const { user, box, address } = await open([dance], as, path);
    await user.type(box, "dan");
    await user.click(await screen.findByRole("option", { name: /Dangerous/ }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    expect(address()).toBe(path);
  });

  it("without an active option, Enter searches for the typed text", async () => {
    const { user, box, address } = await open([dancehall]);
    await user.type(box, "dan");
    await screen.findByRole("option", { name: /Dancehall/ });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/search?dan"));
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("close on Escape and Tab, and reopen with the arrow keys", async () => {
    const { user, box } = await open([dancehall]);
    await user.type(box, "dan");
    await list();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(box).toHaveValue("dan");
    await user.keyboard("{ArrowDown}");
    await list();
    await user.tab();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("CAT-SRCH-15 failed suggestions show no error, and Enter still searches", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user, box, address, goOffline } = await open([dancehall]);
    goOffline();
    await user.type(box, "dan");
    expect(await lines()).toEqual(["Search for dan"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/search?dan"));
    quiet.mockRestore();
  });
});

describe("recent searches", () => {
  it("are offered in the empty box, newest first, and can be cleared", async () => {
    const { user, box } = await open([]);
    await user.type(box, "heels{Enter}");
    await screen.findByRole("heading", { name: "SEARCH RESULTS FOR heels" });
    const again = screen.getByRole("combobox", { name: "Search Text" });
    await user.clear(again);
    await user.type(again, "R&B 💃{Enter}");
    await screen.findByRole("heading", { name: "SEARCH RESULTS FOR R&B 💃" });
    const next = screen.getByRole("combobox", { name: "Search Text" });
    await user.clear(next);
    expect(await lines()).toEqual(["R&B 💃", "heels", "Clear recent searches"]);
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(next).toHaveFocus();
    await user.click(next);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("repeat the same search", async () => {
    localStorage.setItem("eightcount.recentSearches.Member-1", '["hip hop"]');
    const { user, box, address } = await open([]);
    await user.click(box);
    await user.click(await screen.findByRole("option", { name: "hip hop" }));
    await waitFor(() => expect(address()).toBe("/search?hip%20hop"));
  });
});

describe("suggestions elsewhere", () => {
  it("the search page's own field suggests too, once it is typed into", async () => {
    const { user, address } = await open([dancehall], subscriber, "/search?heels");
    const field = await screen.findByRole("combobox", { name: "Search again" });
    await user.click(field);
    await user.clear(field);
    await user.type(field, "dan");
    await user.click(await screen.findByRole("option", { name: /Dancehall/ }));
    await waitFor(() => expect(address()).toBe("/styles/Dancehall"));
  });

  it("CAT-NAV-03 the drawer's field suggests; Escape closes the list first, then the drawer", async () => {
    const { user, address } = await open([dancehall]);
    await user.click(screen.getAllByRole("button", { name: "Search" }).at(-1) as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.type(drawer.getByRole("combobox"), "dan");
    expect(await drawer.findByRole("option", { name: /Dancehall/ })).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(drawer.queryByRole("listbox")).toBeNull();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(address()).toBe("/styles/Dancehall"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
