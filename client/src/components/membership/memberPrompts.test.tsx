import { screen, waitFor } from "@testing-library/react";
import { graphError } from "../../testing/graph/execution/errors";
import { aClass } from "../../testing/graph/world/catalogue";
import type { SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { inactiveMember, renderRoute } from "../../testing/renderRoute";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A member without access presses a class. */
async function pressClass(subscription: SubscriptionRow | Error | null) {
  const isKnown = !(subscription instanceof Error);
  const page = await renderRoute("/classes", {
    as: inactiveMember,
    world: {
      classes: [aClass()],
      viewer: aMember({ subscription: isKnown ? subscription : null }),
    },
    provoke: (graph) => {
      if (!isKnown) graph.fail("Member.subscription", subscription);
    },
  });
  await page.user.click(await screen.findByRole("button", { name: "Gully Queen" }));
  const accept = async (action: string) => {
    await page.user.click(screen.getByRole("button", { name: action }));
  };
  return { ...page, accept };
}

describe("a member who cannot watch presses a class", () => {
  it("BILL-PROMPT-01 AMB-67 expired: Dust Off Those Skills! leads to the reactivation, which shows what it charges", async () => {
    const { accept, address } = await pressClass(
      aSubscription("MONTHLY", { accountStatus: "EXPIRED" }),
    );
    expect(await screen.findByRole("dialog", { name: "Dust Off Those Skills!" })).toBeVisible();
    expect(screen.queryByText(/free trial/)).toBeNull();
    await accept("Purchase Subscription");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
    expect(await screen.findByRole("dialog", { name: "Choose your plan" })).toBeVisible();
    // React's strict mode loads the plans twice.
    await waitFor(() =>
      expect(
        screen.getByText(/^You pay \$19\.00 today, .* with your Visa ending with 1111/),
      ).toBeVisible(),
    );
    await accept("Not now");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("BILL-PROMPT-01 expired without a card on file: leads to a purchase", async () => {
    const { accept, address } = await pressClass(
      aSubscription("MONTHLY", { accountStatus: "EXPIRED", paymentMethod: null }),
    );
    await screen.findByRole("dialog", { name: "Dust Off Those Skills!" });
    await accept("Purchase Subscription");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
    await accept(await buttonOf("Purchase Subscription"));
    expect(await screen.findByRole("dialog", { name: "Choose Membership" })).toBeVisible();
  });

  it("BILL-PROMPT-02 inactive: Start Trial arrives with the plan dialog open", async () => {
    const { accept, address, user } = await pressClass(null);
    expect(await screen.findByRole("dialog", { name: "Start Learning" })).toHaveTextContent(
      "Get unlimited access to all our classes. Start your 7 day free trial now.",
    );
    await accept("Start Trial");
    expect(await screen.findByRole("dialog", { name: "Choose Membership" })).toBeVisible();
    expect(address()).toBe("/settings/subscription");
    await user.click(screen.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  const SENTENCE =
    "Visa ending with 1111 has failed it's payment. Update your payment method to regain access to your account.";

  it("BILL-SUB-14 owing: shows which payment failed and leads to the card dialog", async () => {
    const { accept, address } = await pressClass(
      aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900 }),
    );
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    await accept("Update Payment Method");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
    expect(await screen.findByRole("dialog", { name: "Enter your new card" })).toBeVisible();
  });

  it("owing to the CRM, which alone can replace its card: leads to support", async () => {
    const { accept, address } = await pressClass(
      aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900, planCode: "crm-monthly" }),
    );
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    await accept("Contact us");
    await waitFor(() => expect(address()).toBe("/help/contact-us"));
  });

  it("on a break: says until when, and leads to the settings", async () => {
    const resumesOn = new Date("2027-02-05T12:00:00Z");
    const pause = { isPaused: true, pausesOn: new Date("2026-12-05"), resumesOn, cycles: 2 };
    const { accept, address } = await pressClass(aSubscription("MONTHLY", { pause }));
    expect(await screen.findByText(/returns on Feb 5, 2027/)).toBeVisible();
    await accept("Manage Subscription");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
  });

  it.each([
    ["the reason is unknown", graphError("UNAVAILABLE")],
    ["the subscription is active before the token reflects it", aSubscription()],
  ])("promises nothing when %s", async (_why, subscription) => {
    const { accept, address } = await pressClass(subscription);
    expect(await screen.findByRole("dialog", { name: "Check your subscription" })).toBeVisible();
    expect(screen.queryByText(/free trial/)).toBeNull();
    await accept("Manage Subscription");
    await waitFor(() => expect(address()).toBe("/settings/subscription"));
  });
});

it("BILL-PROMPT-03 anyone else, who has no account yet, is led to the questionnaire", async () => {
  const page = await renderRoute("/public/catalog", {
    as: "visitor",
    world: { classes: [aClass()] },
  });
  await page.user.click(await screen.findByRole("button", { name: "Gully Queen" }));
  expect(await screen.findByRole("dialog", { name: "Start Learning" })).toBeVisible();
  await page.user.click(screen.getByRole("button", { name: "Sign Up" }));
  await waitFor(() => expect(page.address()).toBe("/onboarding"));
});

/** Waits for the button on the page, once the dialog that led there is gone. */
async function buttonOf(name: string): Promise<string> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByRole("button", { name });
  return name;
}
