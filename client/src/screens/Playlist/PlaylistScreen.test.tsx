import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { MemoryGraph } from "../../testing/graph/graph";
import { aClass, aPlaylist, many } from "../../testing/graph/world/catalogue";
import { renderRoute } from "../../testing/renderRoute";

const open = (count = 14, provoke: (graph: MemoryGraph) => void = () => undefined) => {
  const classes = many(count, (index) => aClass({ songName: `Song ${index + 1}` }));
  const playlists = [aPlaylist({ classes, pageImagePath: "sunday.webp" })];
  return renderRoute("/public/playlist/Island-Sunday", {
    as: "visitor",
    world: { classes, playlists },
    provoke,
  });
};

describe("playlist page", () => {
  it("CAT-PLY-04 shows the name in capitals, the description and the picture", async () => {
    await open();
    const name = await screen.findByRole("heading", { level: 1, name: "ISLAND SUNDAY" });
    const banner = name.closest("section") as HTMLElement;
    expect(within(banner).getByText("Dancehall and Afrobeats to sweat to.")).toBeVisible();
    expect(banner.querySelector("img")).toHaveAttribute("src", "/media/sunday.webp");
  });

  it("CAT-PLY-06 shows popular classes only when the playlist has any", async () => {
    await open();
    const heading = await screen.findByRole("heading", { name: "Most Popular Classes" });
    const section = within(heading.closest("section") as HTMLElement);
    expect(section.getAllByRole("article")).toHaveLength(3);
    cleanup();
    await open(0);
    await screen.findByRole("heading", { level: 1, name: "ISLAND SUNDAY" });
    expect(screen.queryByRole("heading", { name: "Most Popular Classes" })).toBeNull();
  });

  it("CAT-PLY-05 CAT-PLY-07 names its instructors, counts its classes and shows more on request", async () => {
    const page = await open();
    expect(
      await screen.findByRole("heading", { name: "Our Island Sunday Instructors" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: /Noa Adeyemi/ })).toBeVisible();
    const heading = screen.getByRole("heading", { name: "14 Classes" });
    const list = within(heading.closest("section") as HTMLElement);
    expect(list.getAllByRole("article")).toHaveLength(10);
    await page.user.click(list.getByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(list.getAllByRole("article")).toHaveLength(14));
  });

  it("CAT-PLY-09 shows LOADING until its data arrives", async () => {
    await open(14, (graph) => void graph.hold("PlaylistScreenQuery"));
    expect(await screen.findByText("LOADING")).toBeVisible();
  });

  it("CAT-PLY-01 the list has the banner PLAYLISTS and their number", async () => {
    const playlists = many(7, (index) => aPlaylist({ name: `Mix ${index}` }));
    await renderRoute("/public/playlist", { as: "visitor", world: { playlists } });
    expect(await screen.findByRole("heading", { name: "PLAYLISTS" })).toBeVisible();
    expect(screen.getByText("7 playlists")).toBeVisible();
    expect(screen.getAllByRole("link", { name: /Mix \d/ })).toHaveLength(7);
  });
});
