import { cleanup, screen, waitFor } from "@testing-library/react";
import { aClass, many } from "../../testing/graph/world/catalogue";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";
import { watchScrolling } from "../../testing/scrolling";

const NEW = "/listing/New-&-Trending";
const HOUR_MS = 3_600_000;
/** `count` classes from the last two weeks, and an older one. */
const classes = (count: number) => [
  ...many(count, (index) =>
    aClass({
      songName: `Song ${index}`,
      releaseDate: new Date(Date.now() - (index + 1) * HOUR_MS),
    }),
  ),
  aClass(),
];

const open = (path: string, count: number) =>
  renderRoute(path, { as: subscriber, world: { classes: classes(count) } });

describe("listing", () => {
  it("CAT-LIST-01 is titled by how many classes came out in the last 2 weeks", async () => {
    await open(NEW, 1);
    expect(await screen.findByRole("heading", { name: "Class in the last 2 weeks" })).toBeVisible();
    cleanup();
    const { graph } = await open(NEW, 3);
    expect(
      await screen.findByRole("heading", { name: "Classes in the last 2 weeks" }),
    ).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(graph.seen.map(({ name }) => name)).toContain("ListingScreenQuery");
  });

  it("CAT-LIST-04 loads more 450 pixels before its end, and stops at the end", async () => {
    const scrolling = watchScrolling();
    await open(NEW, 20);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(16));
    expect(scrolling.margins()).toEqual(["0px 0px 450px"]);
    await scrolling.reach();
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(20));
    expect(screen.queryByText("Loading")).toBeNull();
    expect(scrolling.margins()).toEqual([]);
    scrolling.restore();
  });

  it("CAT-LIST-02 CAT-LIST-07 a recommended section's see-all leads to its full list, which stops at its end", async () => {
    const scrolling = watchScrolling();
    const viewer = aMember({
      subscription: aSubscription(),
      profile: { billingProcessor: "CRM" },
    });
    const world = await renderRoute("/dashboard", {
      as: subscriber,
      world: { viewer, classes: classes(19) },
    });
    await world.user.click(
      await screen.findByRole("link", { name: "See All: Recommended Classes" }),
    );
    expect(world.address()).toBe("/listing/Recommended-Classes");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Recommended Classes" }),
    ).toBeVisible();
    const requestCount = () => world.graph.seenOf("RecommendedListingPaginationQuery").length;
    for (const shown of [8, 16, 20]) {
      await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(shown));
      await scrolling.reach();
    }
    expect(requestCount()).toBe(2);
    expect(scrolling.margins()).toEqual([]);
    expect(screen.queryByRole("button", { name: "See More Classes" })).toBeNull();
    scrolling.restore();
  });

  it("ROUTE-39 is not found on phones", async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === "(max-width: 790px)" });
    await open(NEW, 3);
    expect(await screen.findByText("The page you are looking for does not exist.")).toBeVisible();
    window.matchMedia = wide;
  });

  it("is not found under any other name, and redirects members without a subscription", async () => {
    await open("/listing/Nonsense", 3);
    expect(await screen.findByText("The page you are looking for does not exist.")).toBeVisible();
    cleanup();
    const member = await renderRoute(NEW, { as: inactiveMember });
    await waitFor(() => expect(member.address()).toBe("/settings/subscription"));
  });
});
