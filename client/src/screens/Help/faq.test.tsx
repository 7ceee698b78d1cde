import { planCodeByChoice } from "@eightcount/rules/billing/plans";
import { screen } from "@testing-library/react";
import { defaultPlans } from "../../testing/graph/world/offers";
import { inactiveMember, renderRoute } from "../../testing/renderRoute";
import { resizeTo } from "../../testing/windowWidth";

/** The monthly plan costs $21. */
const world = {
  plans: defaultPlans.map((plan) =>
    plan.code === planCodeByChoice.MONTHLY ? { ...plan, prices: { USD: 2_100 } } : plan,
  ),
};

describe("the FAQ", () => {
  it("HELP-02 ROUTE-26 /help opens nine questions", async () => {
    await renderRoute("/help", { as: inactiveMember, world });
    const questions = await screen.findAllByRole("heading", { level: 2 });
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      "What is Eightcount?",
      "Which styles can I dance?",
      "What does it cost?",
      "Can I dance from anywhere in the world?",
      "How many classes can I take?",
      "How do I cancel?",
      "When does my trial end?",
      "Can I cancel during the trial?",
      "Do you give refunds?",
    ]);
  });

  it("HELP-14 AMB-09 the pricing answer mentions the monthly price from the plans", async () => {
    await renderRoute("/help/FAQ", { as: inactiveMember, world });
    expect(await screen.findByText(/^\$21 a month, or \$99 for a whole year/)).toBeInTheDocument();
  });

  it("says how to cancel: in the settings", async () => {
    await renderRoute("/help/FAQ", { as: inactiveMember, world });
    expect(await screen.findByText(/press Cancel Subscription/)).toBeInTheDocument();
  });

  it("HELP-01 two tabs lead to the FAQ and to the contact form", async () => {
    resizeTo(1440);
    const { user } = await renderRoute("/help/FAQ", { as: inactiveMember, world });
    await user.click(await screen.findByRole("link", { name: "Contact us" }));
    expect(await screen.findByRole("form", { name: "Contact us" })).toBeVisible();
    expect(screen.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", "/help/FAQ");
  });
});
