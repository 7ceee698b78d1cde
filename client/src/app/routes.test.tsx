import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { graphError } from "../testing/graph/execution/errors";
import { anInstructor, aPlaylist, aStyle } from "../testing/graph/world/catalogue";
import { inactiveMember, renderRoute, subscriber } from "../testing/renderRoute";
import { redirectRoutes } from "./redirects";
import { screenRoutes } from "./routes";

const NOT_FOUND = "The page you are looking for does not exist.";
const catalogue = {
  styles: [aStyle()],
  instructors: [anInstructor()],
  playlists: [aPlaylist()],
};

type World = Awaited<ReturnType<typeof renderRoute>>;
const at = (world: World, address: string) =>
  waitFor(() => expect(world.address()).toBe(address), { timeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("routes for visitors", () => {
  it.each([
    ["ROUTE-01", "/onboarding"],
    ["ROUTE-02", "/registration/step1"],
    ["ROUTE-03", "/signin"],
    ["ROUTE-04", "/verification"],
  ])("%s %s stays for a visitor", async (_id, path) => {
    const world = await renderRoute(path, { as: "visitor", world: catalogue });
    await screen.findByRole("main");
    expect(world.address()).toBe(path);
  });

  it.each([
    ["ROUTE-01", "/onboarding"],
    ["ROUTE-01", "/onboarding/goal"],
    ["ROUTE-02", "/registration/step1"],
    ["ROUTE-02", "/registration/step2"],
    ["ROUTE-03", "/signin"],
    ["ROUTE-04", "/verification"],
  ])("%s %s sends a member home", async (_id, path) => {
    const world = await renderRoute(path, { as: subscriber, world: catalogue });
    await at(world, "/");
  });
});

describe("routes for everyone", () => {
  it.each(["visitor", subscriber] as const)("ROUTE-06 /reset is open to %s", async (as) => {
    const world = await renderRoute("/reset/email", { as });
    await screen.findByRole("main");
    expect(world.address()).toBe("/reset/email");
  });

  it.each(["visitor", subscriber] as const)("ROUTE-07 /public is open to %s", async (as) => {
    const world = await renderRoute("/public/styles", { as, world: catalogue });
    expect(await screen.findByRole("heading", { name: "Dancehall" })).toBeVisible();
    expect(world.address()).toBe("/public/styles");
  });

  it("ROUTE-05 /confirmation needs the flag of a sign-up", async () => {
    const without = await renderRoute("/confirmation", { as: inactiveMember });
    await at(without, "/settings/subscription");
    sessionStorage.setItem("eightcount.post-sign-up", "1");
    const withFlag = await renderRoute("/confirmation", { as: "visitor" });
    await waitFor(() => expect(withFlag.address()).toBe("/confirmation"));
  });
});

describe("protected routes", () => {
  it.each([
    ["ROUTE-11", "/"],
    ["ROUTE-10", "/classes"],
    ["ROUTE-10", "/settings/subscription"],
    ["ROUTE-10", "/no-such-page"],
    ["ROUTE-37", "/class/class-1"],
    ["ROUTE-38", "/saved"],
    ["ROUTE-38", "/history?status=completed"],
    ["ROUTE-38", "/search?hip%20hop"],
  ])("%s %s sends a visitor to sign in", async (_id, path) => {
    const world = await renderRoute(path, { as: "visitor" });
    await at(world, "/signin");
  });

  it("ROUTE-12 the home page redirects a member without a subscription to choose one", async () => {
    const world = await renderRoute("/", { as: inactiveMember });
    await at(world, "/settings/subscription");
  });

  it("ROUTE-13 the home page shows a subscriber the dashboard and keeps the address", async () => {
    const world = await renderRoute("/", { as: subscriber, world: catalogue });
    expect(await screen.findByRole("heading", { name: "DASHBOARD" })).toBeVisible();
    expect(world.address()).toBe("/");
  });

  it("ROUTE-14 CAT-DASH-01 /dashboard shows the same dashboard with its banner", async () => {
    const world = await renderRoute("/dashboard", { as: subscriber, world: catalogue });
    expect(await screen.findByRole("heading", { name: "DASHBOARD" })).toBeVisible();
    expect(world.address()).toBe("/dashboard");
  });

  it.each([
    "/saved",
    "/history",
    "/dashboard",
    "/class/class-1",
    "/playlist",
    "/search?heels",
    "/listing/New-&-Trending",
  ])("ROUTE-15 ROUTE-19 %s sends a member without a subscription to choose one", async (path) => {
    const world = await renderRoute(path, { as: inactiveMember });
    await at(world, "/settings/subscription");
  });

  it.each([
    "/classes",
    "/styles",
    "/styles/Dancehall",
    "/instructors",
    "/instructors/Noa-Adeyemi",
    "/settings/profile",
    "/help/FAQ",
    "/help/contact-us",
    "/purchase",
    "/purchase-gift-card",
  ])("ROUTE-17 %s is shown to a member without a subscription", async (path) => {
    const world = await renderRoute(path, { as: inactiveMember, world: catalogue });
    await screen.findByRole("main");
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByText(NOT_FOUND)).toBeNull();
    expect(world.address()).toBe(path);
  });

  it("ROUTE-18 the subscription page itself is shown to a member without one", async () => {
    const world = await renderRoute("/settings/subscription", { as: inactiveMember });
    expect(await screen.findByText("Inactive")).toBeVisible();
    expect(world.address()).toBe("/settings/subscription");
  });

  it("ROUTE-16 the intended page is remembered and restored once subscribed", async () => {
    const world = await renderRoute("/history?status=completed", { as: inactiveMember });
    await at(world, "/settings/subscription");
    await act(async () => world.session.overlaySubscriber());
    await at(world, "/history?status=completed");
    await screen.findByRole("heading", { name: "HISTORY" });
    await waitFor(() => expect(world.session.rememberedPath.peek()).toBeNull());
  });

  it("a remembered page keeps the fragment that the browser loaded it with", async () => {
    window.history.replaceState(null, "", "/settings/profile#devices");
    const world = await renderRoute("/settings/profile#devices", {
      as: subscriber,
      operations: { refresh: async () => null },
    });
    await at(world, "/signin");
    window.history.replaceState(null, "", "/signin");
    const credentials = { email: "a@example.com", password: "x", rememberMe: false };
    await act(async () => void (await world.session.signIn(credentials)));
    await at(world, "/settings/profile#devices");
    await waitFor(() => expect(world.session.rememberedPath.peek()).toBeNull());
  });

  it("a remembered page that fails is forgotten", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const world = await renderRoute("/help/FAQ", {
      as: subscriber,
      world: catalogue,
      operations: { refresh: async () => null },
    });
    world.graph.fail("Query.plans", graphError("INTERNAL_SERVER_ERROR"));
    await at(world, "/signin");
    const credentials = { email: "a@example.com", password: "x", rememberMe: false };
    await act(async () => void (await world.session.signIn(credentials)));
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await world.user.click(screen.getByRole("link", { name: "Eightcount" }));
    expect(await screen.findByRole("heading", { name: "DASHBOARD" })).toBeVisible();
    quiet.mockRestore();
  });

  it("an unknown address is not remembered", async () => {
    const world = await renderRoute("/explore", { as: "visitor" });
    await at(world, "/signin");
    expect(world.session.rememberedPath.peek()).toBeNull();
  });

  it("the terms can be read by everyone", async () => {
    await renderRoute("/public/terms", { as: "visitor" });
    expect(await screen.findByRole("heading", { name: "TERMS" })).toBeVisible();
  });

  it("FUN-SIGN-10 the requested page opens after signing in", async () => {
    const world = await renderRoute("/classes?level=Beginner", {
      as: subscriber,
      world: catalogue,
      operations: { refresh: async () => null },
    });
    await at(world, "/signin");
    const credentials = { email: "a@example.com", password: "x", rememberMe: false };
    await act(async () => void (await world.session.signIn(credentials)));
    await at(world, "/classes?level=Beginner");
  });

  it("ROUTE-20 nothing is decided before the first session check", async () => {
    let answer: (value: null) => void = () => undefined;
    const refresh = () => new Promise<null>((resolve) => (answer = resolve));
    const world = await renderRoute("/saved", { as: "visitor", operations: { refresh } });
    expect(await screen.findByText("LOADING")).toBeVisible();
    expect(world.address()).toBe("/saved");
    await act(async () => answer(null));
    await at(world, "/signin");
  });

  it("ROUTE-21 a failed check counts as signed out", async () => {
    const refresh = () => Promise.reject(new Error("no network"));
    const world = await renderRoute("/saved", { as: subscriber, operations: { refresh } });
    await at(world, "/signin");
  });
});

describe("redirects", () => {
  it.each([
    ["ROUTE-24", "/reset", "/reset/email"],
    ["ROUTE-26", "/help", "/help/FAQ"],
    ["ROUTE-34", "/playlists/Island-Sunday", "/playlist/Island-Sunday"],
    ["ROUTE-22", "/registration?onboarding_flow=02", "/registration/step1?onboarding_flow=02"],
    ["ROUTE-23", "/registration/nonsense", "/registration/step1"],
  ])("%s %s leads to %s", async (id, from, to) => {
    const as = id === "ROUTE-22" || id === "ROUTE-23" ? "visitor" : subscriber;
    const world = await renderRoute(from, { as, world: catalogue });
    await at(world, to);
  });

  it("ROUTE-25 /settings redirects to /settings/profile", async () => {
    const world = await renderRoute("/settings", { as: subscriber, world: catalogue });
    await at(world, "/settings/profile");
  });

  it("ROUTE-27 any other page below /settings says: The page you are looking for does not exist.", async () => {
    for (const path of ["/settings/nonsense", "/settings/profile/more"]) {
      await renderRoute(path, { as: subscriber });
      expect(await screen.findByText(NOT_FOUND)).toBeVisible();
      cleanup();
    }
  });

  it.each([
    ["ROUTE-28", "/no-such-page"],
    ["ROUTE-28", "/public/no-such-page"],
  ])("%s %s says that there is no such page", async (_id, path) => {
    await renderRoute(path, { as: subscriber });
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  });

  it("ROUTE-29 /logout signs out, leaves and never shows a page", async () => {
    const world = await renderRoute("/logout", { as: subscriber });
    await waitFor(() => expect(world.left).toEqual(["left"]));
    expect(world.session.getState()).toBe(false);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("the table", () => {
  const paths = [...screenRoutes, ...redirectRoutes].map((route) => route.path);

  it("ROUTE-30 ROUTE-31 ROUTE-32 ROUTE-33 ROUTE-35 ROUTE-36 has every public page's counterpart", () => {
    const pairs = [
      ["/classes", "/public/catalog"],
      ["/styles", "/public/styles"],
      ["/styles/:name", "/public/styles/:name"],
      ["/playlist", "/public/playlist"],
      ["/playlist/:name", "/public/playlist/:name"],
      ["/instructors", "/public/instructors"],
      ["/instructors/:name", "/public/instructors/:name"],
    ];
    for (const pair of pairs) expect(paths).toEqual(expect.arrayContaining(pair));
  });

  it("ROUTE-41 a new page starts at its top", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo");
    const world = await renderRoute("/public/styles", {
      as: "visitor",
      world: catalogue,
    });
    const link = await screen.findByRole("link", { name: /Dancehall/ });
    scrollTo.mockClear();
    await world.user.click(link);
    await at(world, "/public/styles/Dancehall");
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  });

  it.each([
    ["/public/styles", /Dancehall/, "link"],
    ["/onboarding/rate-yourself", "Next", "button"],
  ] as const)(
    "a page after %s begins at its beginning for keyboards too",
    async (path, name, role) => {
      const world = await renderRoute(path, { as: "visitor", world: catalogue });
      await world.user.click(await screen.findByRole(role, { name }));
      await waitFor(() => expect(world.address()).not.toBe(path));
      await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    },
  );

  it.each([
    ["styles", "styles/Dancehall", /Dancehall/],
    ["instructors", "instructors/Noa-Adeyemi", /Noa Adeyemi/],
    ["playlist", "playlist/Island-Sunday", /Island Sunday/],
  ])(
    "ROUTE-43 CAT-NAV-12 CAT-STY-04 links on /%s stay public for visitors and are the member's own for members",
    async (list, detail, name) => {
      await renderRoute(`/public/${list}`, { as: "visitor", world: catalogue });
      const open = await screen.findByRole("link", { name });
      expect(open).toHaveAttribute("href", `/public/${detail}`);
      cleanup();
      await renderRoute(`/${list}`, { as: subscriber, world: catalogue });
      const own = await screen.findByRole("link", { name });
      expect(own).toHaveAttribute("href", `/${detail}`);
    },
  );
});
