import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { aMember } from "../../testing/graph/world/members";
import { type Audience, inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

const ENTRIES = [
  "Dashboard",
  "Classes",
  "Styles",
  "Playlists",
  "Instructors",
  "Saved Vids",
  "History",
  "Settings",
  "Help",
];

async function openShell(as: Audience, operations = {}) {
  const path = as === "visitor" ? "/public/styles" : "/styles";
  const world = await renderRoute(path, { as, operations });
  const rail = within(await screen.findByRole("navigation", { name: "Main" }));
  return { ...world, rail };
}

type Scope = Awaited<ReturnType<typeof openShell>>["rail"];
const lockedIn = (rail: Scope) =>
  rail
    .queryAllByRole("button")
    .filter((button) => button.getAttribute("aria-disabled") === "true")
    .map((button) => button.querySelector("span")?.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("rail", () => {
  it("CAT-NAV-02 has its nine entries in order", async () => {
    const { rail } = await openShell(subscriber);
    const entries = rail.getAllByRole("listitem").map((item) => item.textContent);
    expect(entries).toEqual(ENTRIES);
    expect(rail.getByRole("link", { name: "Styles" })).toHaveAttribute("aria-current", "page");
  });

  it("CAT-NAV-07 Dashboard, Saved and History are locked without a subscription", async () => {
    const visitor = await openShell("visitor");
    expect(lockedIn(visitor.rail)).toEqual(["Dashboard", "Saved Vids", "History"]);
    cleanup();
    const member = await openShell(inactiveMember);
    expect(lockedIn(member.rail)).toEqual(["Dashboard", "Playlists", "Saved Vids", "History"]);
    cleanup();
    const entitled = await openShell(subscriber);
    expect(lockedIn(entitled.rail)).toEqual([]);
  });

  it("a locked entry opens an invitation instead of a page", async () => {
    const { rail, user, address } = await openShell("visitor");
    await user.click(rail.getByRole("button", { name: /Saved Vids/ }));
    expect(await screen.findByRole("dialog", { name: "Start Learning" })).toBeVisible();
    expect(address()).toBe("/public/styles");
  });
});

describe("before the first session check", () => {
  const rail = () => screen.queryByRole("navigation", { name: "Main" });

  it("a browser that was signed in shows the frame immediately, without locks", async () => {
    const first = await openShell(subscriber);
    expect(lockedIn(first.rail)).toEqual([]);
    cleanup();
    let answer: (value: null) => void = () => undefined;
    const refresh = () => new Promise<null>((resolve) => (answer = resolve));
    const world = await renderRoute("/styles", { as: subscriber, operations: { refresh } });
    expect(lockedIn(within(rail() as HTMLElement))).toEqual([]);
    expect(screen.getByRole("link", { name: "Eightcount" })).toHaveAttribute("href", "/");
    expect(document.title).toBe("Eightcount");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    await act(async () => answer(null));
    await waitFor(() => expect(world.address()).toBe("/signin"));
  });

  it("a visitor at a member's address sees no frame that would disappear again", async () => {
    const refresh = () => new Promise<null>(() => undefined);
    await renderRoute("/styles", { as: "visitor", operations: { refresh } });
    expect(rail()).toBeNull();
  });
});

describe("top bar", () => {
  it.each([
    ["the initials", { name: "Ana", familyName: "Silva" }, "AS"],
    ["the first letter of the email without a name", { name: "", familyName: "" }, "M"],
  ])("the menu shows %s", async (_, profile, letters) => {
    const viewer = aMember({ email: "maya@example.com", profile });
    const { graph } = await renderRoute("/styles", { as: subscriber, world: { viewer } });
    const [menu] = await screen.findAllByRole("button", { name: "Menu" });
    await waitFor(() =>
      expect(menu?.querySelector("[data-letters]")).toHaveAttribute("data-letters", letters),
    );
    // React's strict mode mounts the menu twice.
    expect(graph.seenOf("MemberIdentityQuery")).toHaveLength(2);
  });

  it("the menu asks nothing on phones, where it is hidden, and of visitors", async () => {
    const { graph } = await openShell("visitor");
    expect(graph.seenOf("MemberIdentityQuery")).toEqual([]);
    cleanup();
    const media = window.matchMedia;
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => ({ ...media(query), matches: query.includes("790px") }));
    const phone = await openShell(subscriber);
    await screen.findAllByRole("button", { name: "Menu" });
    expect(phone.graph.seenOf("MemberIdentityQuery")).toEqual([]);
    jest.restoreAllMocks();
  });

  it("CAT-NAV-05 has the logo, the search box and the menu", async () => {
    await openShell(subscriber);
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByRole("link", { name: "Eightcount" })).toHaveAttribute("href", "/");
    expect(bar.getByPlaceholderText("Search Text")).toBeVisible();
    expect((await bar.findAllByRole("button", { name: "Menu" })).length).toBeGreaterThan(0);
  });

  it("CAT-NAV-06 the menu links to the gift cards in a new tab, settings, help and sign-out", async () => {
    const { user } = await openShell(subscriber);
    const [menu] = await screen.findAllByRole("button", { name: "Menu", expanded: false });
    await user.click(menu as HTMLElement);
    const gift = screen.getByRole("link", { name: "Buy Gift Card" });
    expect(gift).toHaveAttribute("target", "_blank");
    expect(gift).toHaveAttribute("href", "/public/gift-cards");
    const panel = within(gift.closest("ul") as HTMLElement);
    const targets = panel.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(targets.slice(1)).toEqual(["/settings", "/help", "/logout"]);
  });

  const mona = (name: string, familyName: string) =>
    aMember({ email: "mona@example.com", profile: { name, familyName } });

  it("the menu shows the member's name on a desktop and in the drawer", async () => {
    const viewer = mona("Mona", "Takt");
    const { user } = await renderRoute("/styles", { as: subscriber, world: { viewer } });
    const [menu, more] = await screen.findAllByRole("button", { name: "Menu" });
    await user.click(menu as HTMLElement);
    expect(await screen.findByText("Mona Takt")).toBeVisible();
    expect(screen.getByText("mona@example.com")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("Mona Takt")).toBeNull();
    await user.click(more as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(await drawer.findByText("Mona Takt")).toBeVisible();
    expect(drawer.getByText("mona@example.com")).toBeVisible();
  });

  it("a member without a name sees only the email", async () => {
    const viewer = mona("", "");
    const { user } = await renderRoute("/styles", { as: subscriber, world: { viewer } });
    const [menu] = await screen.findAllByRole("button", { name: "Menu" });
    await user.click(menu as HTMLElement);
    const email = await screen.findByText("mona@example.com");
    expect(email.parentElement).toHaveTextContent(/^mona@example.com$/);
  });

  it("offers a visitor to sign in or to begin", async () => {
    await openShell("visitor");
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/signin");
    expect(bar.getByRole("link", { name: "Start free trial" })).toHaveAttribute(
      "href",
      "/onboarding",
    );
  });
});

describe("drawer", () => {
  const openDrawer = async (as: Audience) => {
    const world = await openShell(as);
    const buttons = await screen.findAllByRole("button", { name: "Menu" });
    await world.user.click(buttons.at(-1) as HTMLElement);
    return { ...world, drawer: within(await screen.findByRole("dialog", { name: "Menu" })) };
  };

  it("CAT-NAV-03 has the entries and a search field, and closes when one is chosen", async () => {
    const { drawer, user, address } = await openDrawer(subscriber);
    const list = within(drawer.getByRole("navigation", { name: "Main" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(ENTRIES);
    expect(drawer.getByPlaceholderText("Search Text")).toBeInTheDocument();
    await user.click(list.getByRole("link", { name: "Instructors" }));
    await waitFor(() => expect(address()).toBe("/instructors"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("CAT-NAV-04 offers visitors Sign Up and Login", async () => {
    const { drawer } = await openDrawer("visitor");
    expect(drawer.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/onboarding");
    expect(drawer.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/signin");
  });

  it("closes when the window gets wide, so that the page is reachable", async () => {
    const plain = window.matchMedia;
    const grown: (() => void)[] = [];
    window.matchMedia = (query) => ({
      ...plain(query),
      addEventListener: (_: string, hear: EventListenerOrEventListenerObject) =>
        grown.push(hear as () => void),
    });
    await openDrawer(subscriber);
    await act(async () => {
      for (const hear of grown) hear();
    });
    expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
    window.matchMedia = plain;
  });

  it("closes with Escape and returns the focus", async () => {
    const { user } = await openDrawer(subscriber);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toHaveAccessibleName("Menu");
  });
});

describe("sign-out", () => {
  it("says so when the server could not be told, and tries again", async () => {
    let isReachable = false;
    const signOut = async () => {
      if (!isReachable) throw new Error("no network");
    };
    const world = await renderRoute("/logout", { as: subscriber, operations: { signOut } });
    expect(await screen.findByRole("alert")).toHaveTextContent("You’re still signed in");
    expect(world.left).toEqual([]);
    isReachable = true;
    await world.user.click(screen.getByRole("button", { name: "Sign out again" }));
    await waitFor(() => expect(world.left).toEqual(["left"]));
  });
});

describe("a page that cannot be shown", () => {
  it("keeps the navigation and shows the page once the connection is back", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { user, goOffline, goOnline } = await openShell(subscriber);
    goOffline();
    await user.click(screen.getByRole("link", { name: "Instructors" }));
    expect(await screen.findByRole("heading", { name: "You seem to be offline" })).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    goOnline();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "0 Instructors" })).toBeVisible();
    quiet.mockRestore();
  });

  it("opens by itself, even if the browser never reports that it is online", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    Object.assign(window, { fetch: () => Promise.resolve({}) });
    const { user, goOffline, goOnline } = await openShell(subscriber);
    goOffline();
    await user.click(screen.getByRole("link", { name: "Instructors" }));
    expect(await screen.findByRole("heading", { name: "You seem to be offline" })).toBeVisible();
    goOnline();
    expect(await screen.findByRole("heading", { name: "0 Instructors" })).toBeVisible();
    quiet.mockRestore();
  });
});
