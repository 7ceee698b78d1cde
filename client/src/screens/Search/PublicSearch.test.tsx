import { screen, waitFor } from "@testing-library/react";
import { aClass, anInstructor, aPlaylist, aStyle } from "../../testing/graph/world/catalogue";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

/** One of each kind begins with "dan". */
const world = {
  styles: [aStyle()],
  playlists: [aPlaylist({ name: "Dance Sunday" })],
  instructors: [anInstructor({ name: "Dana Adeyemi" })],
  classes: [aClass({ songArtist: "Dan & Co", style: "Heels", instructor: "Jun Park" })],
};

const open = (path: string) => renderRoute(path, { as: "visitor", world });
type World = Awaited<ReturnType<typeof open>>;

const at = (world: World, address: string) =>
  waitFor(() => expect(world.address()).toBe(address), { timeout: 5_000 });
const searched = (world: World) =>
  world.graph.seenOf("SearchScreenQuery").map((seen) => seen.variables);

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
  await open("/public/search?dan");
  expect(await screen.findByRole("heading", { name: "Styles" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Instructors" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Classes" })).toBeVisible();
  expect(document.title).toMatch(/^Search/);
  const links = [/^Dancehall/, /^Dance Sunday/, /^Dana Adeyemi/].map((name) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href")),
  );
  expect(links.flat()).toEqual([
    "/public/styles/Dancehall",
    "/public/playlist/Dance-Sunday",
    "/public/instructors/Dana-Adeyemi",
  ]);
});

it("CAT-SRCH-10 shows a message when a visitor's search finds nothing", async () => {
  await open("/public/search?zzzz");
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
  ["INSTRUCTOR", "Dana Adeyemi", "/public/instructors/Dana-Adeyemi"],
  ["PLAYLIST", "Dance Sunday", "/public/playlist/Dance-Sunday"],
  ["ARTIST", "Dan & Co", "/public/search?Dan%20%26%20Co"],
])("ROUTE-43 a suggested %s leads a visitor to a public page", async (_kind, text, address) => {
  const world = await open("/public/catalog");
  await world.user.type(await screen.findByPlaceholderText("Search Text"), "dan");
  await world.user.click(await screen.findByRole("option", { name: new RegExp(`^${text},`) }));
  await at(world, address);
});

it("the way back from a result leads to the search", async () => {
  const world = await open("/public/search?dancehall");
  await world.user.click(await screen.findByRole("link", { name: /^Dancehall/ }));
  await at(world, "/public/styles/Dancehall");
  await world.router.navigate(-1);
  await at(world, "/public/search?dancehall");
});

it.each([
  ["subscriber", subscriber],
  ["member without a subscription", inactiveMember],
])("ROUTE-07 a %s may open a public search", async (_kind, as) => {
  const page = await renderRoute("/public/search?dan", { as, world });
  expect(await screen.findByRole("heading", { name: "Instructors" })).toBeVisible();
  expect(page.address()).toBe("/public/search?dan");
});
