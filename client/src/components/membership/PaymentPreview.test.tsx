import { screen, waitFor, within } from "@testing-library/react";
import type { MemoryGraph } from "../../testing/graph/graph";
import type { SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";

const periodEndsAt = new Date("2026-12-14T12:00:00Z");
const canceled = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("MONTHLY", { accountStatus: "CANCELLED", periodEndsAt, ...fields });

const open = (subscription: SubscriptionRow, provoke: (graph: MemoryGraph) => void = () => {}) =>
  renderRoute("/settings/subscription", {
    as: subscriber,
    world: { viewer: aMember({ subscription }) },
    provoke,
  });

const SENTENCE = /^If you reactivate, you pay nothing today and \$19\.00 on Dec 14, 2026/;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("before a reactivation", () => {
  it("says what is paid today and next, and with which card", async () => {
    await open(canceled());
    const sentence = await screen.findByText(SENTENCE);
    expect(sentence).toHaveTextContent(/, with your \w+ ending with \d{4}\.$/);
    expect(screen.getByRole("button", { name: "Reactivate Subscription" })).toBeEnabled();
  });

  it("without a card it names none", async () => {
    await open(canceled({ paymentMethod: null }));
    expect(await screen.findByText(SENTENCE)).toHaveTextContent(/2026\.$/);
  });

  it("cannot be agreed to before the sentence is there", async () => {
    const { user, graph } = await open(canceled());
    await screen.findByText(SENTENCE);
    const { release } = graph.hold("PaymentPreviewQuery");
    await user.click(screen.getByRole("button", { name: "Reactivate Subscription" }));
    const agree = await screen.findByRole("button", { name: "Reactivate" });
    expect(agree).toBeDisabled();
    release();
    await waitFor(() => expect(agree).toBeEnabled());
  });

  it("after a failure it says so and tries again", async () => {
    const { user, graph } = await open(canceled(), (provoked) =>
      provoked.fail("PaymentPreviewQuery"),
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load what you pay.");
    graph.heal("PaymentPreviewQuery");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("reactivated in another tab meanwhile, shows the refusal and can try again", async () => {
    const viewer = aMember({ subscription: canceled() });
    let held: ReturnType<MemoryGraph["hold"]> | undefined;
    await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer },
      provoke: (provoked) => {
        held = provoked.hold("PaymentPreviewQuery");
      },
    });
    await screen.findByRole("button", { name: "Reactivate Subscription" });
    viewer.subscription = aSubscription("MONTHLY");
    held?.release();
    expect(await screen.findByText("This isn't possible for your subscription.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("before a plan change", () => {
  it("says what the chosen plan costs, and again for another choice", async () => {
    const { user, graph } = await open(aSubscription("NO_DEAL_MONTHLY", { periodEndsAt }));
    await user.click(await screen.findByRole("button", { name: "Change Subscription" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change your plan" }));
    const month = await dialog.findByRole("radio", { name: /\$19/ });
    expect(dialog.queryByText(/^You pay \$/)).toBeNull();
    await user.click(month);
    await waitFor(() =>
      expect(dialog.getByText(/^You pay \$0 today, then \$19\.00 on Dec 14/)).toBeVisible(),
    );
    const change = dialog.getByRole("button", { name: "Change Subscription" });
    await waitFor(() => expect(change).toBeEnabled());
    const { release } = graph.hold("PaymentPreviewQuery");
    // React's strict mode loads the plans twice.
    await user.click(await dialog.findByRole("radio", { name: /\$99/ }));
    await waitFor(() => expect(dialog.queryByText(/then \$19\.00/)).toBeNull());
    expect(change).toBeDisabled();
    expect(await dialog.findByText("Checking what you pay")).toBeVisible();
    release();
    await waitFor(() => expect(dialog.getByText(/today, then \$99\.00 on Dec 14/)).toBeVisible());
  });
});
