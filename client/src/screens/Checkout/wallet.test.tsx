import { isWalletOffered } from "@eightcount/rules/billing/money";
import { screen, waitFor } from "@testing-library/react";
import type { PayByWallet, WalletResult } from "../../payments/cardPayment";
import { aMember } from "../../testing/graph/world/members";
import { aCard } from "../../testing/graph/world/offers";
import { offerOf } from "../../visitor/registrationChoice";
import { choose, fill, open, purchaseOf, text } from "./testing/checkoutScene";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const walletReturning =
  (result: WalletResult): PayByWallet =>
  async () =>
    result;
const paying = walletReturning({ kind: "token", token: { id: "wallet-tok" } });
const button = () => screen.queryByRole("button", { name: "Subscribe with Apple Pay" });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole("button", { name: "Subscribe with Apple Pay" }));
const fillAmerican = async (page: ReturnType<typeof open>) => {
  await fill(page);
  await choose(page, "Country", "US");
  await choose(page, "State", "NY");
  await text(page, "Postal Code", "10001");
};

async function expectRefusal(reason: "payment" | "other", sentence: string) {
  const page = open({ wallet: walletReturning({ kind: "failed", reason }) });
  await fillAmerican(page);
  await press(page);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(page.steps).toEqual([]);
  expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
}

describe("paying by the device's wallet", () => {
  it("FUN-CHK-05 no button on a device without one", async () => {
    open();
    await screen.findByRole("heading", { name: "Order Summary" });
    await screen.findByText(/You won't be charged before/);
    expect(button()).toBeNull();
  });

  it("FUN-CHK-06 the note and the divider appear with the button", async () => {
    open({ wallet: paying });
    expect(await screen.findByRole("button", { name: /^Subscribe with/ })).toBeVisible();
    expect(
      screen.getByText(/temporary minimum transaction of \$1, refunded instantly/),
    ).toBeVisible();
    expect(screen.getByText("OR")).toBeVisible();
  });

  it("CONST-05 the United States and US dollars only, with a minimum of $1 that is refunded", async () => {
    const { walletTerms } = open({ wallet: paying });
    await screen.findByRole("button", { name: "Subscribe with Apple Pay" });
    expect(walletTerms.at(-1)?.totalCents).toBe(100);
    expect(screen.getByText(/minimum transaction of \$1, refunded/)).toBeVisible();
    const places = [
      ["US", "USD"],
      ["US", "INR"],
      ["CA", "USD"],
      ["IN", "INR"],
    ] as const;
    const offered = places.map(([country, currency]) => isWalletOffered(country, currency));
    expect(offered).toEqual([true, false, false, false]);
  });

  it("FUN-CHK-07 only for orders in US dollars and addresses in the United States", async () => {
    const page = open({ wallet: paying });
    await screen.findByRole("button", { name: "Subscribe with Apple Pay" });
    await choose(page, "Country", "CA");
    expect(button()).toBeNull();
    await choose(page, "Country", "US");
    expect(await screen.findByRole("button", { name: "Subscribe with Apple Pay" })).toBeVisible();
  });

  it("FUN-CHK-07 not for orders in rupees", async () => {
    const { walletTerms } = open({
      wallet: paying,
      offer: offerOf({ utm_currency: "inr" }),
      planChoice: "MULTI_YEARLY",
    });
    await screen.findByText(/You won't be charged before/);
    expect(button()).toBeNull();
    expect(walletTerms).toEqual([]);
  });

  it.each([
    [
      "a dollar when nothing is due today, and names the charge after the trial",
      false,
      100,
      "Yearly Subscription, $99.00 on Nov 28, 2026",
    ],
    ["the amount due today", true, 9_900, "Yearly Subscription"],
  ])("requests %s", async (_name, hadTrial, totalCents, label) => {
    const { walletTerms } = open({
      wallet: paying,
      world: { viewer: aMember({ hadTrial }) },
    });
    await screen.findByRole("button", { name: "Subscribe with Apple Pay" });
    expect(walletTerms.at(-1)).toMatchObject({ label, totalCents });
  });

  it("FUN-CHK-09 the wallet's token buys after the address is saved", async () => {
    const page = open({ wallet: paying, world: { cards: [aCard({ token: "wallet-tok" })] } });
    await fillAmerican(page);
    await press(page);
    await waitFor(() => expect(page.steps).toEqual(["address", "purchase"]));
    expect(purchaseOf(page)).toMatchObject({ tokenId: "wallet-tok", firstName: "Ana" });
  });

  it("missing fields are shown before the wallet opens, and no input is lost", async () => {
    const pay = jest.fn(paying);
    const page = open({ wallet: pay });
    await text(page, "First Name", "Ana");
    await press(page);
    expect(screen.getByLabelText("Last Name")).toBeInvalid();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
    expect(pay).not.toHaveBeenCalled();
  });

  it("FUN-CHK-26 a wallet that cannot pay shows its message; nothing is bought or lost", () =>
    expectRefusal(
      "payment",
      "Something went wrong with Apple Pay. Please use your card details instead.",
    ));

  it("FUN-CHK-27 any other failure shows its message; nothing is bought or lost", () =>
    expectRefusal("other", "There was some problem with your Apple Pay."));

  it("closing the sheet shows no message and buys nothing", async () => {
    const page = open({ wallet: walletReturning({ kind: "cancelled" }) });
    await fillAmerican(page);
    await press(page);
    await waitFor(() => expect(button()).toBeEnabled());
    expect(page.steps).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
