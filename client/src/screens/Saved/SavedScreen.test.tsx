import { screen, waitFor, within } from "@testing-library/react";
import { aClass, many } from "../../testing/graph/world/catalogue";
import { aMember, aSavedClass, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { watchScrolling } from "../../testing/scrolling";

const open = (count: number, { gone = 0 } = {}) => {
  const classes = many(count, (index) => aClass({ songName: `Song ${index}` }));
  const saved = classes.map((danceClass) => aSavedClass(danceClass));
  const viewer = aMember({ subscription: aSubscription(), saved });
  return renderRoute("/saved", {
    as: subscriber,
    world: { viewer, classes: classes.slice(gone) },
  });
};

describe("saved classes", () => {
  it("CAT-SAVE-01 CAT-SAVE-02 shows twenty under its title and the rest on request", async () => {
    const { user } = await open(22);
    expect(await screen.findByRole("heading", { name: "SAVED VIDEOS" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "See More Classes" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(22));
  });

  it("CAT-SAVE-04 says what to do when nothing is saved", async () => {
    await open(0);
    expect(
      await screen.findByText(
        "Looks like you don't have any saved classes. Why not save some of the classes you want to check out for later?",
      ),
    ).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Classes" })).toHaveAttribute("href", "/classes");
  });

  it("a saved class that is no longer listed leaves the others visible", async () => {
    await open(3, { gone: 1 });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  });

  it("CAT-SAVE-05 opens at the top", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo");
    await open(1);
    await screen.findByRole("article");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("is not empty as long as more can be loaded", async () => {
    await open(21, { gone: 20 });
    expect(await screen.findByRole("button", { name: "See More Classes" })).toBeVisible();
    expect(screen.queryByText(/any saved classes/)).toBeNull();
  });

  it("after a failed load, loads again only when the button is pressed", async () => {
    const scrolling = watchScrolling();
    const world = await open(22);
    await waitFor(() => expect(scrolling.margins()).toHaveLength(1));
    world.goOffline();
    await scrolling.reach();
    await waitFor(() => expect(scrolling.margins()).toEqual([]));
    expect(await screen.findByRole("button", { name: "See More Classes" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(scrolling.margins()).toEqual([]);
    scrolling.restore();
  });

  it("unsaving a class removes it from the list", async () => {
    const { user } = await open(2);
    await user.click(await screen.findByRole("button", { name: "Unsave Song 0" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByRole("link", { name: "Song 1" })).toBeVisible();
  });
});
