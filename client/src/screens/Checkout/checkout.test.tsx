import { screen, waitFor, within } from "@testing-library/react";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { aCard } from "../../testing/graph/world/offers";
import { choose, complete, fill, open, purchaseOf, text } from "./testing/checkoutScene";

/** A member whose subscription has ended. */
const former = () =>
  aMember({ subscription: aSubscription("MONTHLY", { accountStatus: "EXPIRED" }) });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("checkout", () => {
  it("FUN-CHK-01 sections Checkout Information, Order Summary, Payment Information", async () => {
    open();
    for (const name of ["Checkout Information", "Payment Information"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(await screen.findByRole("heading", { name: "Order Summary" })).toBeVisible();
  });

  it("FUN-CHK-02 asks for names, address and card; FUN-CHK-03 a region only in countries that have them", async () => {
    const page = open();
    for (const label of [
      "First Name",
      "Last Name",
      "Address Line 1",
      "City",
      "Country",
      "Postal Code",
      "Card number",
    ]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(screen.queryByLabelText("State")).toBeNull();
    await choose(page, "Country", "US");
    expect(within(screen.getByLabelText("State")).getByText("New York")).toBeInTheDocument();
    await choose(page, "Country", "CA");
    expect(within(screen.getByLabelText("Province")).getByText("Quebec")).toBeInTheDocument();
    await choose(page, "Country", "FR");
    expect(screen.queryByLabelText("Province")).toBeNull();
  });

  it("FUN-VAL-27 FUN-VAL-29 FUN-VAL-30 FUN-VAL-31 FUN-VAL-35 an empty form shows every message and sends nothing", async () => {
    const page = open();
    await complete(page);
    for (const sentence of [
      "Please select a country",
      "Please enter a valid street name",
      "Please enter a valid city name",
      "Please enter a postal code",
      "Please enter your first name",
      "Please enter your last name",
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText("First Name")).toHaveFocus());
    expect(page.steps).toEqual([]);
  });

  it("FUN-VAL-28 a region is required for the US: Please select a region", async () => {
    const page = open();
    await fill(page);
    await choose(page, "Country", "US");
    await complete(page);
    expect(screen.getByText("Please select a region")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("FUN-VAL-32 a postal code before a country; FUN-VAL-34 checked on blur and when the country changes", async () => {
    const page = open();
    await text(page, "Postal Code", "11221");
    await page.user.tab();
    const first = "Please choose your country before entering postal code";
    expect(screen.getByText(first)).toBeVisible();
    await choose(page, "Country", "US");
    expect(screen.queryByText(first)).toBeNull();
    await choose(page, "Country", "CA");
    expect(screen.getByText("Please enter valid postal code")).toBeVisible();
  });

  it("FUN-VAL-33 a postal code against the country's pattern: Please enter valid postal code", async () => {
    const page = open();
    await fill(page);
    await text(page, "Postal Code", "1122");
    await page.user.tab();
    expect(screen.getByText("Please enter valid postal code")).toBeVisible();
    expect(screen.getByLabelText("Postal Code")).toHaveAttribute("aria-invalid", "true");
  });

  it("FUN-CHK-09 validates, gets a token, saves the address, buys; FUN-REG-70 sends the validated address", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.steps).toEqual(["token", "address", "purchase"]));
    expect(page.callsOf("saveBillingAddressMutation")[0]?.variables).toEqual({
      input: {
        country: "PT",
        street: "Rua 1",
        city: "Lisboa",
        postalCode: "1000-001",
        region: null,
      },
    });
    expect(purchaseOf(page)).toMatchObject({
      planChoice: "YEARLY",
      tokenId: "tok-1",
      firstName: "Ana",
      lastName: "Silva",
    });
  });

  it("FUN-CHK-11 coupon, gift code and 3-D Secure token are sent only if present", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(purchaseOf(page)).toBeDefined());
    for (const absent of [
      "couponCodes",
      "giftCardRedemptionCode",
      "threeDSecureActionResultTokenId",
    ]) {
      expect(purchaseOf(page)).not.toHaveProperty(absent);
    }
  });

  it("FUN-CHK-04 the button is busy and cannot be pressed twice", async () => {
    const page = open();
    const held = page.graph.hold("purchaseSubscriptionMutation");
    await fill(page);
    await complete(page);
    const button = await screen.findByRole("button", { name: /Completing/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    await page.user.click(button);
    await waitFor(() => expect(page.callsOf("purchaseSubscriptionMutation")).toHaveLength(1));
    held.release();
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
  });

  it("a purchase whose response was lost is retried as the same attempt", async () => {
    const page = open();
    page.graph.loseResponse("purchaseSubscriptionMutation");
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(purchaseOf(page, 1)).toEqual(purchaseOf(page, 0));
  });

  it("a member who has already bought continues as a subscriber", async () => {
    const sentence = "You already have a subscription. You can manage it in your settings.";
    const viewer = aMember({ subscription: aSubscription() });
    const page = open({ world: { viewer } });
    await fill(page);
    viewer.groups = ["SUBSCRIBER"];
    await complete(page);
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(page.session.getState()).toMatchObject({ groups: ["SUBSCRIBER"] }));
  });

  it("FUN-CHK-15 success of a new user leads to /confirmation, in the Subscriber group", async () => {
    const page = open();
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
    expect(page.session.flags.isRaised("postSignUp")).toBe(true);
    await waitFor(() => expect(page.session.getState()).toMatchObject({ groups: ["SUBSCRIBER"] }));
  });

  it("a failed token refresh is retried once", async () => {
    const page = open();
    await fill(page);
    page.graph.fail("sessionOperationsRefreshMutation", undefined, 1);
    await complete(page);
    await waitFor(() => expect(page.session.getState()).toMatchObject({ groups: ["SUBSCRIBER"] }));
    const tries = page
      .callsOf("sessionOperationsRefreshMutation")
      .filter(
        ({ variables }) => (variables.input as { entitlementTicket: unknown }).entitlementTicket,
      );
    expect(tries).toHaveLength(2);
  });

  it("FUN-CHK-13 success of an existing subscriber leads to /dashboard", async () => {
    const page = open({ world: { viewer: former() } });
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
  });

  it("FUN-CHK-14 a subscriber who resubscribes is led to /settings/subscription, once", async () => {
    const page = open({ world: { viewer: former() } });
    page.session.flags.raise("resubscribe");
    await fill(page);
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/settings/subscription"));
    expect(page.session.flags.isRaised("resubscribe")).toBe(false);
  });

  it("FUN-VAL-14 a name of one letter: Name cannot be less than 2 characters", async () => {
    const page = open();
    await fill(page);
    await text(page, "First Name", "A");
    await complete(page);
    expect(screen.getByText("Name cannot be less than 2 characters")).toBeVisible();
    expect(page.steps).toEqual([]);
  });

  it("FUN-CHK-18 a challenge is shown; FUN-CHK-19 its result retries the purchase; FUN-CHK-16 then /dashboard", async () => {
    const page = open({ world: { cards: [aCard({ challenges: 1 })] } });
    await fill(page);
    await complete(page);
    expect(await screen.findByRole("dialog")).toHaveTextContent("Confirm with your bank");
    await page.user.click(screen.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
    expect(purchaseOf(page, 1)).toMatchObject({
      tokenId: "tok-1",
      threeDSecureActionResultTokenId: "result-1",
    });
    const ids = [0, 1].map((index) => (purchaseOf(page, index) as { attemptId: string }).attemptId);
    expect(new Set(ids).size).toBe(2);
  });

  it("FUN-CHK-20 the challenge repeats if the bank requires another", async () => {
    const page = open({ world: { cards: [aCard({ challenges: 2 })] } });
    await fill(page);
    await complete(page);
    await page.user.click(await screen.findByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.callsOf("purchaseSubscriptionMutation")).toHaveLength(2));
    await page.user.click(await screen.findByRole("button", { name: "Approve" }));
    await waitFor(() => expect(page.path()).toBe("/dashboard"));
  });

  it("FUN-CHK-21 a challenge's error shows its message", async () => {
    const page = open({ world: { cards: [aCard({ challenges: 1 })] } });
    await fill(page);
    await complete(page);
    await page.user.click(await screen.findByRole("button", { name: "Reject" }));
    expect((await screen.findAllByText("The bank said no."))[0]).toBeVisible();
    expect(screen.getByLabelText("City")).toHaveValue("Lisboa");
  });

  it("FUN-CHK-23 a declined card shows the provider's message and loses nothing", async () => {
    const page = open({ world: { cards: [aCard({ declined: "Your card was declined." })] } });
    await fill(page);
    await complete(page);
    expect((await screen.findAllByText("Your card was declined."))[0]).toBeVisible();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ana");
    page.graph.world.cards = [aCard()];
    await complete(page);
    await waitFor(() => expect(page.path()).toBe("/confirmation"));
  });

  const cardRefused = (fields: readonly string[]) =>
    open({ token: { kind: "refused", refusal: { fields, message: "no" } } });

  it("FUN-VAL-37 FUN-VAL-38 FUN-VAL-39 card errors by field: number, month, year", async () => {
    const page = cardRefused(["number", "month", "year"]);
    await fill(page);
    await complete(page);
    expect(await screen.findByText("Please enter a valid Credit Card number")).toBeVisible();
    expect(screen.getByText("Please enter a valid Credit Card month")).toBeVisible();
    expect(screen.getByText("Please Credit Card year is invalid")).toBeVisible();
    expect(page.steps).toEqual(["token"]);
  });

  it("FUN-VAL-40 other card errors: Please check to confirm your Credit Card details", async () => {
    const page = cardRefused([]);
    await fill(page);
    await complete(page);
    expect(
      await screen.findByText("Please check to confirm your Credit Card details"),
    ).toBeVisible();
  });
});
