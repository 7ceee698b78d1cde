import { act, screen, waitFor } from "@testing-library/react";
import type { SessionOperations } from "../session/sessionOperations";
import { renderRoute, subscriber } from "../testing/renderRoute";

const SAID = /Another member signed in on this browser/;
const onHelp = (operations: Partial<SessionOperations> = {}) =>
  renderRoute("/help/contact-us", { as: subscriber, operations });
const question = () => screen.findByLabelText("Your question");
type World = Awaited<ReturnType<typeof renderRoute>>;
const signInElsewhere = ({ session }: World, memberId: string) =>
  act(async () => session.signedInElsewhere(memberId));
const sent = ({ graph }: World) => graph.seenOf("useSendHelpRequestMutation");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("another member signs in on another tab", () => {
  it("leaves the first member's pages, and the next page explains why, once", async () => {
    const world = await onHelp();
    await question();
    await signInElsewhere(world, "Member-2");
    await waitFor(() => expect(world.left).toEqual(["left"]));
    expect(world.session.getState()).toBe(false);
    const next = await renderRoute("/public/terms", { as: subscriber });
    await screen.findByText(/so this tab closed the previous member's pages/);
    expect(next.left).toEqual([]);
    expect(sessionStorage.getItem("eightcount.left-to-other")).toBeNull();
  });

  it("keeps typed text until the reader continues, and does not send it", async () => {
    const world = await onHelp();
    const { user } = world;
    await user.type(await question(), "Where is my invoice?");
    await signInElsewhere(world, "Member-2");
    expect(await screen.findByRole("alert")).toHaveTextContent(SAID);
    await user.click(screen.getByRole("button", { name: /send/i }));
    await screen.findByText(/Communication error/);
    expect(sent(world)).toEqual([]);
    expect(await question()).toHaveValue("Where is my invoice?");
    expect(world.left).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(world.left).toEqual(["left"]);
  });

  it("shows no notice for the same member, or once the first one is back", async () => {
    const world = await onHelp();
    await world.user.type(await question(), "?");
    await signInElsewhere(world, "Member-1");
    expect(screen.queryByText(SAID)).toBeNull();
    await signInElsewhere(world, "Member-2");
    await screen.findByText(SAID);
    await signInElsewhere(world, "Member-1");
    expect(screen.queryByText(SAID)).toBeNull();
    expect(world.left).toEqual([]);
  });

  it("a renewal that returns the other member sends nothing and shows the notice", async () => {
    let memberId = "Member-1";
    const world = await onHelp({
      refresh: async () => ({
        memberId,
        userName: "1",
        groups: ["SUBSCRIBER"],
        accessToken: "token",
        expiresAt: new Date(Date.now() + 300_000),
      }),
    });
    await world.user.type(await question(), "Where is my invoice?");
    memberId = "Member-2";
    await act(async () => void (await world.session.renew()));
    await screen.findByText(SAID);
    await world.user.click(screen.getByRole("button", { name: /send/i }));
    await screen.findByText(/Communication error/);
    expect(sent(world)).toEqual([]);
  });
});
