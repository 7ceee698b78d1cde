import { screen, waitFor, within } from "@testing-library/react";
import { aCard, aGiftCard } from "../../testing/graph/world/offers";
import type { WorldParts } from "../../testing/graph/world/world";
import { type Audience, renderRoute, subscriber } from "../../testing/renderRoute";
import { deliverVendorScript, vendorAnswer } from "../../testing/vendorScript";

const NOW = new Date("2026-11-25T12:00:00Z");

async function open({ as = "visitor", ...world }: WorldParts & { readonly as?: Audience } = {}) {
  const cards = [
    aCard({ token: "good" }),
    aCard({ token: "challenge", challenges: 1 }),
    aCard({ token: "declined", declined: "Your transaction was declined." }),
  ];
  const page = await renderRoute("/public/gift-cards", {
    as,
    world: { now: () => NOW, cards, ...world },
  });
  await deliverVendorScript();
  await screen.findByRole("heading", { level: 1, name: "GIFT CARDS" });
  await screen.findByLabelText("City");
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;

const paste = async ({ user }: Page, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

async function fillPayer(page: Page) {
  await paste(page, "Your name", "Inès");
  await paste(page, "Your email", "ines@dance.com");
  await paste(page, "First Name", "Ines");
  await paste(page, "Last Name", "Moreau");
  await paste(page, "Address Line 1", "1 Rue de la Danse");
  await paste(page, "City", "Paris");
  await page.user.selectOptions(screen.getByLabelText("Country"), "FR");
  await paste(page, "Postal Code", "75001");
}

async function fill(page: Page) {
  await paste(page, "Their name", "李 美玲");
  await paste(page, "Their email", "friend@dance.com");
  await paste(page, "Your message", "ارقصي معي 💃");
  await fillPayer(page);
}

async function pay({ user }: Page, token = "good") {
  vendorAnswer.tokenId = token;
  await user.click(screen.getByRole("button", { name: /^Pay \$/ }));
}

const sent = ({ graph }: Page) => graph.seenOf("buyGiftCardMutation")[0]?.variables.input;
const confirmed = () =>
  screen.findByRole("heading", { level: 2, name: "Thank you for giving dance" });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ["setTimeout", "requestAnimationFrame"] });
});
afterEach(() => jest.useRealTimers());

describe("buying a gift card", () => {
  it("a visitor sends one by email at once, and reads the order number", async () => {
    const page = await open();
    await fill(page);
    await pay(page);
    expect(await confirmed()).toHaveFocus();
    expect(screen.getByText("Order number").nextSibling).toHaveTextContent("1002");
    expect(screen.getByText("Amount").nextSibling).toHaveTextContent("$99.00");
    expect(screen.getByText(/^We’re sending it to/)).toHaveTextContent("friend@dance.com");
    expect(screen.queryByText("Gift card code", { selector: "span" })).toBeNull();
    expect(sent(page)).toMatchObject({
      planChoice: "GIFT_YEARLY",
      delivery: "EMAIL",
      recipientName: "李 美玲",
      message: "ارقصي معي 💃",
      deliverAt: null,
      tokenId: "good",
      seenAmountCents: 9_900,
    });
  });

  it("a price that changed since the page was loaded is not charged", async () => {
    const page = await open();
    await fill(page);
    const { plans } = page.graph.world;
    page.graph.world.plans = plans.map((plan) => ({ ...plan, prices: { USD: 10_900 } }));
    await pay(page);
    expect(await screen.findByText(/^The price has changed/)).toBeVisible();
    expect(page.graph.world.actions).toEqual([]);
  });

  it("on a later day, it is sent at nine in the giver's time zone", async () => {
    const page = await open();
    await fill(page);
    await page.user.click(screen.getByRole("radio", { name: /^A month of dancing/ }));
    await paste(page, "Delivery day", "2026-12-24");
    expect(screen.getByText(/^We send it at 9 in the morning/)).toBeVisible();
    await pay(page);
    await confirmed();
    expect(screen.getByText(/^We’ll send it to/)).toHaveTextContent("on Dec 24, 2026.");
    expect(sent(page)).toMatchObject({
      planChoice: "GIFT_MONTHLY",
      deliverAt: new Date(2026, 11, 24, 9).toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it("to print: needs no address, and shows the card with its code and words", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    const page = await open({ as: subscriber });
    await page.user.click(screen.getByRole("radio", { name: /^Print it myself/ }));
    expect(screen.queryByLabelText("Their email")).toBeNull();
    await paste(page, "Their name", "Ada");
    await paste(page, "Your message", "one\ntwo");
    await fillPayer(page);
    await pay(page);
    await confirmed();
    expect(await screen.findByText("GIFTCARD00001002")).toBeVisible();
    expect(screen.getByText(/^one/)).toHaveAttribute("dir", "auto");
    await page.user.click(screen.getByRole("button", { name: "Print the card" }));
    expect(print).toHaveBeenCalledTimes(1);
    await page.user.click(screen.getByRole("button", { name: "Buy another one" }));
    expect(await screen.findByLabelText("Their name")).toHaveValue("");
  });

  it("the preview follows what is typed", async () => {
    const page = await open();
    const preview = within(screen.getByRole("complementary", { name: "Preview and balance" }));
    expect(preview.getByText("$99")).toBeVisible();
    await page.user.click(screen.getByRole("radio", { name: /^A month of dancing/ }));
    await paste(page, "Their name", "Ada");
    expect(preview.getByText("$19")).toBeVisible();
    expect(preview.getByText("Ada")).toBeVisible();
  });

  it("an empty form shows what is missing and sends nothing", async () => {
    const page = await open();
    await pay(page);
    for (const sentence of [
      "Please enter the name of the person it is for",
      "Please enter a valid email address for the person it is for",
      "Please enter your name",
      "Please enter a valid email address",
      "Please select a country",
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText("Their name")).toHaveFocus());
    expect(sent(page)).toBeUndefined();
  });

  it("counts a message in characters, and refuses one too long or a day too late", async () => {
    const page = await open();
    await fill(page);
    await paste(page, "Your message", "💃".repeat(301));
    expect(screen.getByText("1 characters too many")).toBeVisible();
    await paste(page, "Delivery day", "2027-11-26");
    await pay(page);
    expect(screen.getByText("Please keep your message to 300 characters")).toBeVisible();
    expect(screen.getByText("Please choose a date from today to one year ahead")).toBeVisible();
    expect(sent(page)).toBeUndefined();
  });

  it("a declined card shows the bank's sentence and keeps what was typed", async () => {
    const page = await open();
    await fill(page);
    await pay(page, "declined");
    expect((await screen.findAllByText("Your transaction was declined."))[0]).toBeVisible();
    expect(screen.getByLabelText("Their name")).toHaveValue("李 美玲");
  });

  it("a bank's challenge is passed in a dialog", async () => {
    const page = await open();
    await fill(page);
    await pay(page, "challenge");
    const bank = await screen.findByRole("dialog", { name: "Confirm with your bank" });
    await page.user.click(await within(bank).findByRole("button", { name: "Approve" }));
    await confirmed();
  });

  it("a payment without an answer is settled by the next press, and never made twice", async () => {
    const page = await open();
    await fill(page);
    const sold = page.graph.world.giftCards.length;
    page.graph.loseResponse("buyGiftCardMutation", 2);
    await pay(page);
    expect(await screen.findByText(/^Sorry, something went wrong/)).toBeVisible();
    await paste(page, "Your message", "something else");
    await pay(page, "challenge");
    await confirmed();
    expect(page.graph.world.giftCards).toHaveLength(sold + 1);
    const inputs = page.graph.seenOf("buyGiftCardMutation").map(({ variables }) => variables.input);
    expect(inputs).toEqual([inputs[0], inputs[0], inputs[0]]);
  });

  it("a payment that is being checked keeps its attempt; one that was refused makes room", async () => {
    const page = await open();
    await fill(page);
    const message = "We're still checking your payment.";
    page.graph.refuse("buyGiftCard", { code: "PAYMENT_UNDER_WAY", message }, 2);
    await pay(page, "declined");
    expect(await screen.findByText(message)).toBeVisible();
    await pay(page);
    await waitFor(() => expect(page.graph.seenOf("buyGiftCardMutation")).toHaveLength(2));
    await pay(page);
    await confirmed();
    const tokens = page.graph
      .seenOf("buyGiftCardMutation")
      .map(({ variables }) => variables.input.tokenId);
    expect(tokens).toEqual(["declined", "declined", "declined", "good"]);
  });

  it("while nothing is on sale, the balance can still be checked", async () => {
    await renderRoute("/public/gift-cards", {
      as: "visitor",
      world: { checkout: { planPurchaseEnabled: false } },
    });
    expect(await screen.findByText(/^Gift cards are not on sale right now/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Check balance" })).toBeVisible();
  });
});

describe("the balance of a gift card", () => {
  const check = async (page: Page, code: string) => {
    await paste(page, "Gift card code", code);
    await page.user.click(screen.getByRole("button", { name: "Check balance" }));
  };

  it("is shown with its currency, and whether it was redeemed", async () => {
    const used = aGiftCard({ code: "GIFT-USED", isRedeemed: true });
    const page = await open({ giftCards: [aGiftCard(), used] });
    await check(page, "gift-year");
    expect(await screen.findByText("$99.00")).toBeVisible();
    expect(screen.getByText(/It has not been redeemed yet/)).toBeVisible();
    await check(page, "GIFT-USED");
    expect(await screen.findByText(/^This gift card was redeemed/)).toBeVisible();
  });

  it("an unknown code gets the specification's sentence", async () => {
    const page = await open();
    await check(page, "NOPE");
    expect(
      await screen.findByText(
        "The gift card code entered is either invalid or does not have suffiecient balance.",
      ),
    ).toBeVisible();
  });
});
