import { screen, waitFor } from "@testing-library/react";
import { aClass, anInstructor, aPlaylist, aStyle } from "../../testing/builders";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

const found = {
  styles: [aStyle()],
  playlists: [aPlaylist()],
  instructors: [anInstructor()],
  classes: [aClass()],
};
const nothing = { styles: [], playlists: [], instructors: [], classes: [] };

const open = (path: string, more: object = {}) =>
  renderRoute(path, {
    as: "visitor",
    graph: { search: found, styles: [aStyle()], searchSuggestions: [], ...more },
  });
type World = Awaited<ReturnType<typeof open>>;

const at = (world: World, address: string) =>
  waitFor(() => expect(world.address()).toBe(address), { timeout: 5_000 });
const searched = (world: World) =>
  world.graph.seen.filter(({ name }) => name === "SearchScreenQuery").map((seen) => seen.variables);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("CAT-SRCH-01 ROUTE-43 Enter in a visitor's search box leads to the public search", async () => {
  const world = await open("/public/styles");
  const box = await screen.findByPlaceholderText("Search Text");
  await world.user.type(box, "  hip hop & more {Enter}");
  await at(world, "/public/search?hip%20hop%20%26%20more");
  expect(
    await screen.findByRole("heading", { name: "SEARCH RESULTS FOR hip hop & more" }),
  ).toBeVisible();
  expect(searched(world)).toEqual([{ text: "hip hop & more", hasText: true, isMember: false }]);
  expect(screen.getByRole("combobox", { name: "Search Text" })).toHaveValue("hip hop & more");
});

it("CAT-SRCH-08 ROUTE-43 shows visitors the members' groups, with public links", async () => {
  await open("/public/search?dancehall");
  expect(await screen.findByRole("heading", { name: "Styles" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Instructors" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Classes" })).toBeVisible();
  expect(document.title).toMatch(/^Search/);
  const links = [/^Dancehall/, /Island Sunday/, /Noa Adeyemi/].map((name) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href")),
  );
  expect(links.flat()).toEqual([
    "/public/styles/Dancehall",
    "/public/playlist/Island-Sunday",
    "/public/instructors/Noa-Adeyemi",
  ]);
});

it("CAT-SRCH-10 says so when a visitor's search finds nothing", async () => {
  await open("/public/search?zzzz", { search: nothing });
  expect(await screen.findByText("No Items Found")).toBeVisible();
});

it("offers styles and the visitor's recent searches before a search", async () => {
  const world = await open("/public/search?heels");
  await screen.findByRole("heading", { name: "SEARCH RESULTS FOR heels" });
  const field = screen.getByRole("combobox", { name: "Search again" });
  await world.user.clear(field);
  await world.user.type(field, "{Enter}");
  await at(world, "/public/search");
  expect(await screen.findByRole("heading", { level: 1, name: "SEARCH" })).toBeVisible();
  expect(await screen.findByRole("link", { name: /Dancehall/ })).toHaveAttribute(
    "href",
    "/public/styles/Dancehall",
  );
  expect(screen.getByRole("link", { name: "heels" })).toHaveAttribute(
    "href",
    "/public/search?heels",
  );
});

it.each([
  ["STYLE", "Dancehall", "/public/styles/Dancehall"],
  ["INSTRUCTOR", "Noa Adeyemi", "/public/instructors/Noa-Adeyemi"],
  ["PLAYLIST", "Island Sunday", "/public/playlist/Island-Sunday"],
  ["ARTIST", "Dan & Co", "/public/search?Dan%20%26%20Co"],
])("ROUTE-43 a suggested %s leads a visitor to a public page", async (kind, text, address) => {
  const line = { kind, text, highlights: [], detail: null, target: null };
  const world = await open("/public/catalog", { searchSuggestions: [line] });
  await world.user.type(await screen.findByPlaceholderText("Search Text"), "dan");
  await world.user.click(await screen.findByRole("option", { name: new RegExp(`^${text},`) }));
  await at(world, address);
});

it("the way back from a result leads to the search", async () => {
  const world = await open("/public/search?dancehall", { style: () => aStyle() });
  await world.user.click(await screen.findByRole("link", { name: /^Dancehall/ }));
  await at(world, "/public/styles/Dancehall");
  await world.router.navigate(-1);
  await at(world, "/public/search?dancehall");
});

it.each([
  ["subscriber", subscriber],
  ["member without a subscription", inactiveMember],
])("ROUTE-07 a %s may open a public search", async (_kind, as) => {
  const world = await renderRoute("/public/search?dancehall", { as, graph: { search: found } });
  expect(await screen.findByRole("heading", { name: "Instructors" })).toBeVisible();
  expect(world.address()).toBe("/public/search?dancehall");
});
