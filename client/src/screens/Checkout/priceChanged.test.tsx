import { screen, waitFor } from "@testing-library/react";
import { createGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { aCard } from "../../testing/graph/world/offers";
import { choose, complete, fill, open, purchaseOf, text } from "./testing/checkoutScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const CHANGED = "Today's price is $99, so we haven't charged you yet: please check it and confirm.";
const usedCard = (token: string) => ({ cards: [aCard({ token, hadTrial: true })] });
const totalToday = () => screen.getByText("Total today").parentElement;

describe("an order that would charge another amount than its summary says", () => {
  it("AMB-104 shows the new sum for this card, and is bought once it is confirmed", async () => {
    const page = open({ world: usedCard("tok-1") });
    await fill(page);
    expect(await screen.findByText(/You won't be charged before/)).toBeVisible();
    await complete(page);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await waitFor(() => expect(totalToday()).toHaveTextContent("$99"));
    expect(screen.queryByText("FREE TRIAL")).toBeNull();
    expect(screen.queryByText(/You won't be charged before/)).toBeNull();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
    expect(page.path()).toBe("/registration/step2");

    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    const agreed = [0, 1].map((index) => purchaseOf(page, index));
    expect(agreed).toMatchObject([{ agreedTodayCents: 0 }, { agreedTodayCents: 9900 }]);
  });

  it("is confirmed with the wallet by another sheet, which has the new sum", async () => {
    const token = { kind: "token", token: { id: "wallet-tok" } } as const;
    const page = open({ wallet: async () => token, world: usedCard("wallet-tok") });
    await fill(page);
    await choose(page, "Country", "US");
    await choose(page, "State", "NY");
    await text(page, "Postal Code", "10001");
    const press = async () =>
      page.user.click(await screen.findByRole("button", { name: "Subscribe with Apple Pay" }));
    await press();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await waitFor(() => expect(page.walletTerms.at(-1)).toMatchObject({ totalCents: 9900 }));
    await press();
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(purchaseOf(page, 1)).toMatchObject({ agreedTodayCents: 9900 });
  });

  it("a coupon's price is agreed to as it is shown", async () => {
    const page = open({ planChoice: "NO_DEAL_MONTHLY" });
    await fill(page);
    await page.user.type(await screen.findByLabelText("Discount code"), "HALF50{Enter}");
    await screen.findByText("PROMO APPLIED");
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toMatchObject({ agreedTodayCents: 1950 }));
  });

  it("the same amount counts after the bank's challenge", async () => {
    const page = open({ world: { cards: [aCard({ token: "tok-1", challenges: 1 })] } });
    await fill(page);
    await complete(page);
    await page.user.click(await screen.findByRole("button", { name: "Approve" }));
    await waitFor(() => expect(purchaseOf(page, 1)).toMatchObject({ agreedTodayCents: 0 }));
  });

  it("nothing is ordered while no price is shown", async () => {
    const message = "Too many attempts. Please try again later.";
    const graph = createGraph({ viewer: aMember(), cards: [aCard({ token: "tok-1" })] });
    graph.refuse("orderPreview", { code: "LIMIT_EXCEEDED", message }, 1);
    const page = open({ graph });
    await fill(page);
    await screen.findByText(message);
    await complete(page);
    const sentence = "Please wait until the order summary shows the price.";
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(page.steps).toEqual([]);
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Total today");
    await complete(page);
    await waitFor(() => expect(page.steps).toEqual(["token", "address", "purchase"]));
  });
});
