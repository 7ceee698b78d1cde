import { screen, waitFor, within } from "@testing-library/react";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import {
  type Audience,
  inactiveMember,
  renderRoute,
  subscriber,
} from "../../../testing/renderRoute";

const NOW = new Date("2026-11-25T12:00:00Z");
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const monthly = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("MONTHLY", { periodEndsAt: on("2026-12-05"), ...fields });
const pause = {
  isPaused: false,
  pausesOn: on("2026-12-05"),
  resumesOn: on("2027-02-05"),
  cycles: 2,
};

interface Visit {
  readonly subscription?: SubscriptionRow;
  readonly as?: Audience;
  readonly provoke?: (graph: MemoryGraph) => void;
}

async function open({ subscription = monthly(), as = subscriber, provoke }: Visit = {}) {
  const viewer = aMember({ subscription });
  const renewals: (string | null)[] = [];
  const page = await renderRoute("/settings/subscription", {
    as,
    world: { viewer, now: () => NOW },
    ...(provoke ? { provoke } : {}),
    operations: {
      refresh: async (ticket) => {
        renewals.push(ticket);
        const groups = ticket === null && as !== "visitor" ? as : (["SUBSCRIBER"] as const);
        const expiresAt = new Date(Date.now() + 300_000);
        const session = { memberId: "Member-1", userName: "1", accessToken: "token" };
        return { ...session, groups, expiresAt };
      },
    },
  });
  await screen.findByText("Account status");
  return { ...page, viewer, renewals };
}

/** Reaches the offer of the cancellation flow. */
async function reachOffer(visit: Visit = {}) {
  const page = await open(visit);
  await page.user.click(screen.getByRole("button", { name: "Cancel Subscription" }));
  const dialog = within(await screen.findByRole("dialog"));
  await page.user.click(dialog.getByRole("radio", { name: "Other" }));
  const press = (name: string) => page.user.click(dialog.getByRole("button", { name }));
  await press("NEXT");
  return { ...page, dialog, press };
}

const figure = (name: string) => screen.getByText(name).nextSibling;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ["setTimeout"] });
});
afterEach(() => jest.useRealTimers());

describe("pausing instead of canceling", () => {
  it("is the third button of the offer; the dates are known before, and the notice says them after", async () => {
    const { dialog, press, user, viewer } = await reachOffer();
    await press("Pause instead");
    const offer = await screen.findByRole("dialog", { name: "Take a break" });
    expect(offer).toHaveTextContent(
      "You can dance until Dec 5, 2026. You pay $0 today, then $19.00 on Jan 5, 2027.",
    );
    await user.click(dialog.getByRole("radio", { name: /^2 months/ }));
    expect(offer).toHaveTextContent("then $19.00 on Feb 5, 2027.");
    expect(dialog.getByText("back on Feb 5, 2027")).toBeVisible();
    await press("Pause");
    expect(await screen.findByRole("dialog", { name: "Enjoy your break!" })).toHaveTextContent(
      "You can dance until Dec 5, 2026. We’ll see you again on Feb 5, 2027.",
    );
    await press("Done");
    expect(screen.getByText(/^Your membership pauses/)).toHaveTextContent(
      "Your membership pauses on Dec 5, 2026 and returns on Feb 5, 2027.",
    );
    expect(figure("Next billing date")).toHaveTextContent("Feb 5, 2027");
    expect(figure("Account status")).toHaveTextContent("Active");
    expect(viewer.subscription.pause).toMatchObject({ cycles: 2 });
    expect(viewer.cancellations).toEqual([]);
  });

  it("leads to canceling after all", async () => {
    const { press } = await reachOffer();
    await press("Pause instead");
    await press("Cancel instead");
    const confirm = within(
      await screen.findByRole("dialog", { name: "Are you sure you want to cancel?" }),
    );
    // Equal looks have equal class names.
    expect(confirm.getByRole("button", { name: "Pause instead" })).toHaveClass(
      confirm.getByRole("button", { name: "Keep my plan" }).className,
      { exact: true },
    );
  });

  it.each([
    ["a yearly plan", aSubscription("YEARLY")],
    ["a trial", monthly({ isTrial: true, trialEndsAt: on("2026-12-05") })],
    ["a gift", aSubscription("GIFT_MONTHLY")],
  ])("is not offered to a member with %s", async (_, subscription) => {
    const { dialog } = await reachOffer({ subscription });
    expect(dialog.queryByRole("button", { name: "Pause instead" })).toBeNull();
  });

  it("refused: shows the message and stays", async () => {
    const message = "There was an error processing your request.";
    const { press } = await reachOffer({
      provoke: (graph) => graph.refuse("pauseSubscription", { code: "PAUSE_REFUSED", message }),
    });
    await press("Pause instead");
    await press("Pause");
    expect(await screen.findByText(message)).toBeVisible();
    await screen.findByRole("dialog", { name: "Take a break" });
  });
});

describe("a member with a pause", () => {
  it("can withdraw it before it begins", async () => {
    const { user } = await open({ subscription: monthly({ pause }) });
    expect(screen.queryByRole("button", { name: "Change Subscription" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Don’t pause" }));
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    expect(screen.queryByText(/^Your membership pauses/)).toBeNull();
    expect(figure("Next billing date")).toHaveTextContent("Dec 5, 2026");
  });

  it("is still active, reads when the pause starts, and why the plan cannot be changed", async () => {
    await open({ subscription: monthly({ pause }) });
    expect(figure("Account status")).toHaveTextContent(/^Active$/);
    expect(screen.getByText(/^Pause starts/)).toHaveTextContent("Pause starts Dec 5, 2026");
    expect(screen.queryByRole("button", { name: "Change Subscription" })).toBeNull();
    expect(screen.getByText("You can change your plan after the pause.")).toBeVisible();
  });

  it("whose break has begun sees what resuming costs, and has access at once", async () => {
    const subscription = monthly({ pause: { ...pause, isPaused: true } });
    const { user, renewals } = await open({ subscription, as: inactiveMember });
    expect(figure("Account status")).toHaveTextContent("Paused");
    expect(screen.getByText(/^Then we charge/)).toHaveTextContent(
      "Then we charge $19.00 for the next month. If you resume now, you pay $19.00 today.",
    );
    await user.click(screen.getByRole("button", { name: "Resume now" }));
    expect(await screen.findByText("Subscription Updated!")).toBeVisible();
    await waitFor(() => expect(renewals.filter((ticket) => ticket !== null)).toHaveLength(1));
    expect(figure("Account status")).toHaveTextContent("Active");
  });
});
