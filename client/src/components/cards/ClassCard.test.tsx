import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { tokens } from "../../design/theme/tokens";
import { graphError } from "../../testing/graph/execution/errors";
import { aClass, aStyle } from "../../testing/graph/world/catalogue";
import type { ClassRow } from "../../testing/graph/world/catalogueRows";
import { type Audience, inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

async function renderCard(as: Audience, fields: Partial<ClassRow> = {}) {
  const path = as === "visitor" ? "/public/catalog" : "/classes";
  const world = { classes: [aClass({ key: "class-1", ...fields })], styles: [aStyle()] };
  const page = await renderRoute(path, { as, world });
  const card = (await screen.findByRole("article")) as HTMLElement;
  return { ...page, card };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("class card", () => {
  it("CAT-CARD-10 shows the song, the artist, the level, the style, the instructor and the length", async () => {
    const { card } = await renderCard("visitor", {
      lengthSeconds: 3_860,
      releaseDate: new Date(Date.now() - 3_600_000),
    });
    for (const words of [
      "Gully Queen",
      "Tessa Bright",
      "Intermediate",
      "Dancehall",
      "Noa Adeyemi",
      "1:04:20",
      "NEW",
    ]) {
      expect(within(card).getByText(words)).toBeVisible();
    }
  });

  it("CAT-CARD-07 CAT-NAV-10 FUN-MISC-02 a visitor is invited to sign up", async () => {
    const { user, address } = await renderCard("visitor");
    await user.click(screen.getByRole("button", { name: "Gully Queen" }));
    const dialog = await screen.findByRole("dialog", { name: "Start Learning" });
    expect(
      within(dialog).getByText(
        "To access all our dance classes, sign up and choose your membership plan.",
      ),
    ).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Gully Queen" }));
    await user.click(await screen.findByRole("button", { name: "Sign Up" }));
    await waitFor(() => expect(address()).toBe("/onboarding"));
  });

  it("CAT-CARD-08 a member without a subscription sees the second prompt", async () => {
    const { user, address } = await renderCard(inactiveMember);
    await user.click(screen.getByRole("button", { name: "Gully Queen" }));
    expect(
      await screen.findByText(
        "Get unlimited access to all our classes. Start your 7 day free trial now.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start Trial" }));
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
  });

  it("CAT-CARD-09 a subscriber goes to the class", async () => {
    const { user, address } = await renderCard(subscriber);
    await user.click(screen.getByRole("link", { name: "Gully Queen" }));
    await waitFor(() => expect(address()).toBe("/class/class-1"));
  });

  it("CAT-CARD-13 the picture fades in over 300 ms once all of it, one of one, has loaded", async () => {
    const { card } = await renderCard("visitor");
    const picture = card.querySelector("img") as HTMLImageElement;
    expect(picture).toHaveStyle({ opacity: 0 });
    fireEvent.load(picture);
    expect(picture).toHaveStyle({ opacity: 1 });
    expect(getComputedStyle(picture).transition).toContain("opacity var(--m-fade)");
    expect(tokens.motion.fade).toBe("300ms");
  });

  it("CAT-CARD-16 a picture that fails to load is silently replaced by the default one", async () => {
    const { card } = await renderCard("visitor");
    fireEvent.error(card.querySelector("img") as HTMLImageElement);
    expect(card.querySelector("img")).toBeNull();
    expect(within(card).getByTestId("no-picture")).toBeInTheDocument();
    expect(within(card).getByText("38:12")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the style's color while loading and offers the picture in two widths", async () => {
    const { card } = await renderCard("visitor");
    const picture = card.querySelector("img") as HTMLImageElement;
    expect(picture.parentElement).toHaveStyle({ backgroundColor: "#0B3B2A" });
    expect(picture.srcset).toBe("/media/still-320.webp 320w, /media/still.webp 640w");
  });
});

describe("saving a class", () => {
  it("CAT-CARD-06 the star saves and unsaves", async () => {
    const { user, graph } = await renderCard(subscriber);
    await user.click(screen.getByRole("button", { name: "Save Gully Queen" }));
    await user.click(await screen.findByRole("button", { name: "Unsave Gully Queen" }));
    await screen.findByRole("button", { name: "Save Gully Queen" });
    const input = (mutation: string) =>
      graph.seen.find(({ name }) => name === mutation)?.variables.input;
    expect(input("useSaveClassSaveMutation")).toEqual({ classId: "class-1" });
    expect(input("useSaveClassUnsaveMutation")).toEqual({ savedClassId: "SavedClass-of-class-1" });
  });

  it("CAT-SAVE-07 the star fills immediately and is disabled while the save is pending", async () => {
    const { user, graph } = await renderCard(subscriber);
    const held = graph.hold("useSaveClassSaveMutation");
    await user.click(screen.getByRole("button", { name: "Save Gully Queen" }));
    const star = screen.getByRole("button", { name: "Unsave Gully Queen" });
    expect(star).toBeDisabled();
    await act(async () => held.release());
    await waitFor(() => expect(star).toBeEnabled());
  });

  it("CAT-SAVE-08 a failed save is silent and reverts the star", async () => {
    const { user, graph } = await renderCard(subscriber);
    graph.fail("Mutation.saveClass", graphError("INTERNAL_SERVER_ERROR"));
    await user.click(screen.getByRole("button", { name: "Save Gully Queen" }));
    const star = await screen.findByRole("button", { name: "Save Gully Queen" });
    await waitFor(() => expect(star).toBeEnabled());
    expect(star).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("a visitor's star opens the sign-up prompt and sends nothing", async () => {
    const { user, graph } = await renderCard("visitor");
    await user.click(screen.getByRole("button", { name: "Save Gully Queen" }));
    expect(await screen.findByRole("dialog", { name: "Start Learning" })).toBeVisible();
    expect(graph.seen.map(({ name }) => name)).not.toContain("useSaveClassSaveMutation");
  });
});
