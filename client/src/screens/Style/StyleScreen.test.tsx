import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { aClass, aStyle, many } from "../../testing/graph/world/catalogue";
import type { StyleRow } from "../../testing/graph/world/catalogueRows";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";
import { watchScrolling } from "../../testing/scrolling";

/** Twelve classes of two instructors. */
const classes = () =>
  many(12, (index) =>
    aClass({
      songName: `Song ${index + 1}`,
      instructor: index % 2 === 0 ? "Noa Adeyemi" : "Dex Okafor",
      isPlayable: true,
    }),
  );

const open = (fields: Partial<StyleRow> = {}) =>
  renderRoute("/public/styles/Dancehall", {
    as: "visitor",
    world: { styles: [aStyle(fields)], classes: classes() },
  });

const sectionOf = (name: string) =>
  within(screen.getByRole("heading", { name }).closest("section") as HTMLElement);

describe("style page", () => {
  it("CAT-STY-10 the banner has the name in capitals, the description, the picture, and both colors", async () => {
    await open({ pageImagePath: "banner.webp" });
    const name = await screen.findByRole("heading", { level: 1, name: "DANCEHALL" });
    const banner = name.closest("section") as HTMLElement;
    expect(within(banner).getByText("Low stances, loose hips.")).toBeVisible();
    expect(banner.querySelector("img")).toHaveAttribute("src", "/media/banner.webp");
    expect(banner.style.getPropertyValue("--dark")).toBe("#0B3B2A");
    expect(banner.style.getPropertyValue("--bright")).toBe("#FFDD33");
    expect(document.title).toBe("Dancehall – Eightcount");
  });

  it("CAT-STY-11 lists the style's instructors, each leading to their page", async () => {
    await open();
    await screen.findByRole("heading", { name: "Our Dancehall Instructors" });
    const links = sectionOf("Our Dancehall Instructors").getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/public/instructors/Dex-Okafor",
      "/public/instructors/Noa-Adeyemi",
    ]);
  });

  it("shows the three most popular classes", async () => {
    await open();
    await screen.findByRole("heading", { name: "Most Popular Classes" });
    expect(sectionOf("Most Popular Classes").getAllByRole("article")).toHaveLength(3);
  });

  it("CAT-STY-13 CAT-STY-14 CAT-LIST-04 counts every class and loads ten more near the list's end", async () => {
    const scrolling = watchScrolling();
    const page = await open();
    await screen.findByRole("heading", { name: "12 Classes" });
    const list = sectionOf("12 Classes");
    expect(list.getAllByRole("article")).toHaveLength(10);
    expect(scrolling.margins()).toEqual(["0px 0px 450px"]);
    await scrolling.reach();
    await waitFor(() =>
      expect(page.graph.seen.at(-1)).toMatchObject({
        name: "StyleClassesPaginationQuery",
        variables: { count: 10, cursor: expect.any(String) },
      }),
    );
    await waitFor(() => expect(list.getAllByRole("article")).toHaveLength(12));
    expect(list.queryByRole("button", { name: "See More Classes" })).toBeNull();
    scrolling.restore();
  });

  it("CAT-STY-16 an unknown name is not found", async () => {
    await open({ isHidden: true });
    expect(await screen.findByText("The page you are looking for does not exist.")).toBeVisible();
  });

  it("plays the trailer in a dialog", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Watch trailer" }));
    const dialog = await screen.findByRole("dialog", { name: "Dancehall" });
    expect(dialog.querySelector("video")).toHaveAttribute("src", "/media/trailer.mp4");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("styles page", () => {
  it("CAT-DASH-12 AMB-37 the styles link to the playlists for viewers who may open them", async () => {
    const titled = () => screen.findByRole("heading", { name: "STYLES" });
    const inMain = () =>
      within(screen.getByRole("main")).queryByRole("link", { name: "Playlists" });
    await renderRoute("/styles", { as: subscriber, world: { styles: [] } });
    await titled();
    expect(inMain()).toHaveAttribute("href", "/playlist");
    cleanup();
    await renderRoute("/public/styles", { as: "visitor", world: { styles: [] } });
    await titled();
    expect(inMain()).toHaveAttribute("href", "/public/playlist");
    cleanup();
    await renderRoute("/styles", { as: inactiveMember, world: { styles: [] } });
    await titled();
    expect(inMain()).toBeNull();
  });

  it("CAT-STY-01 has the title STYLES and a tile for each style with its number of classes", async () => {
    const heels = many(48, () => aClass({ style: "Heels" }));
    const world = { classes: [aClass({ style: "Jazz Funk" }), ...heels] };
    await renderRoute("/public/styles", { as: "visitor", world });
    expect(await screen.findByRole("heading", { name: "STYLES" })).toBeVisible();
    expect(screen.getByRole("link", { name: /Jazz Funk\s*1 class/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /Heels\s*48 classes/ })).toBeVisible();
  });
});
