import { screen, within } from "@testing-library/react";
import { inactiveMember, renderRoute } from "../../testing/renderRoute";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const open = async (path: string) => {
  const page = await renderRoute(path, { as: inactiveMember });
  await screen.findByRole("heading", { level: 1 });
  return page;
};

describe("the purchase pages", () => {
  it("FUN-PUR-02 ROUTE-08 /purchase: Purchase Subscription, for members", async () => {
    await open("/purchase");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Purchase Subscription");
    const plans = screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
    expect(plans).toEqual(["YEARLY", "MONTHLY", "NO_DEAL_MONTHLY"]);
  });

  it("FUN-PUR-02 ROUTE-09 /purchase-gift-card: Gift Card - Purchase Subscription", async () => {
    await open("/purchase-gift-card");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Gift Card - Purchase Subscription",
    );
    const plans = screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
    expect(plans).toEqual(["GIFT_YEARLY", "GIFT_MONTHLY"]);
  });

  it.each([
    ["/purchase", "ROUTE-08"],
    ["/purchase-gift-card", "ROUTE-09"],
  ])("%s sends visitors to the sign-in (%s)", async (path) => {
    const page = await renderRoute(path, { as: "visitor" });
    expect(page.address()).toBe("/signin");
  });

  it("FUN-PUR-01 the steps: Choose offer, Customer information, Complete order", async () => {
    await open("/purchase");
    const steps = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Choose offer",
      "Customer information",
      "Complete order",
    ]);
  });

  it("FUN-PUR-03 FUN-PUR-04 FUN-PUR-05 the text follows the chosen plan", async () => {
    const { user } = await open("/purchase");
    const words = "Support pricing: 79% off. Limited time. All sales final.";
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /^Monthly/ }));
    expect(screen.getByText(/^50% off, month by month/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /^Pay Monthly/ }));
    expect(screen.getByText(/^Pay Monthly: the regular price/)).toBeVisible();
  });

  it("FUN-PUR-06 FUN-PUR-08 more and less open and close the long text of each offer", async () => {
    const { user } = await open("/purchase");
    for (const name of [/^Annual/, /^Monthly/, /^Pay Monthly/]) {
      await user.click(screen.getByRole("radio", { name }));
      const long = screen.getByText(/All prices in USD\. All sales final\.$/);
      expect(long).not.toBeVisible();
      await user.click(screen.getByRole("button", { name: "more" }));
      expect(long).toBeVisible();
      await user.click(screen.getByRole("button", { name: "less" }));
      expect(long).not.toBeVisible();
    }
    await user.click(screen.getByRole("radio", { name: /^Annual/ }));
    for (const words of [/COVID-19 support pricing, for a limited time/, /7-day free trial/])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(/cancel anytime during trial/)).toBeInTheDocument();
  });

  it("CONST-04 AMB-10 the long text of each offer with a trial says what it starts at", async () => {
    const { user } = await open("/purchase");
    const starts = /starting at \$1 plus tax after the trial/;
    for (const [name, day] of [
      [/^Annual/, /On day 8, we charge the full year/],
      [/^Monthly/, /On day 8, we charge your first month/],
    ] as const) {
      await user.click(screen.getByRole("radio", { name }));
      await user.click(screen.getByRole("button", { name: "more" }));
      expect(screen.getByText(starts)).toBeVisible();
      expect(screen.getByText(/7-day free trial/)).toBeVisible();
      expect(screen.getByText(day)).toBeVisible();
      await user.click(screen.getByRole("button", { name: "less" }));
    }
    await user.click(screen.getByRole("radio", { name: /^Pay Monthly/ }));
    expect(screen.queryByText(starts)).toBeNull();
  });
});

describe("FUN-PUR-07 the plan pickers of the subscription settings", () => {
  it.each([
    ["Purchase Subscription", /^Monthly/, "/purchase", "MONTHLY"],
    ["Redeem Gift Card", /^Monthly/, "/purchase-gift-card", "GIFT_MONTHLY"],
  ])("%s opens the plans and lands on its page", async (button, plan, path, chosen) => {
    const page = await renderRoute("/settings/subscription", { as: inactiveMember });
    await page.user.click(await screen.findByRole("button", { name: button }));
    await page.user.click(await screen.findByRole("radio", { name: plan }));
    await page.user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("list", { name: "Steps" });
    expect(page.address()).toBe(path);
    expect(screen.getByRole("radio", { checked: true })).toHaveAttribute("value", chosen);
  });
});
