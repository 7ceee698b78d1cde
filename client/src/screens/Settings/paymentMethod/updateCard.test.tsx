import { cardProblemsOf } from "@eightcount/rules/billing/card-problems";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { graphError } from "../../../testing/graph/execution/errors";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import { aCard } from "../../../testing/graph/world/offers";
import type { WorldParts } from "../../../testing/graph/world/world";
import {
  type Audience,
  inactiveMember,
  renderRoute,
  subscriber,
} from "../../../testing/renderRoute";
import { deliverVendorScript, vendorAnswer } from "../../../testing/vendorScript";

const DECLINED = "Your transaction was declined. Please use a different card.";
const cards = [
  aCard({ token: "good", label: "Visa ending with 4242" }),
  aCard({ token: "challenge", label: "Visa ending with 3220", challenges: 1 }),
  aCard({ token: "declined", declined: DECLINED }),
  aCard({ token: "empty", label: "Visa ending with 0341", canCollect: false }),
];
const owing = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("MONTHLY", { isOwing: true, owingCents: 1_900, ...fields });

interface Visit {
  readonly subscription?: SubscriptionRow;
  readonly as?: Audience;
  readonly world?: WorldParts;
  readonly provoke?: (graph: MemoryGraph) => void;
  readonly button?: string;
}

async function openDialog({
  subscription = aSubscription(),
  as = subscriber,
  ...visit
}: Visit = {}) {
  const { world, provoke = () => undefined, button = "Update Payment Method" } = visit;
  const viewer = aMember({ subscription });
  const renewals: (string | null)[] = [];
  const member = (groups: Audience) => ({
    memberId: "Member-1",
    userName: "1",
    groups: groups === "visitor" ? [] : groups,
    accessToken: "token",
    expiresAt: new Date(Date.now() + 300_000),
  });
  const page = await renderRoute("/settings/subscription", {
    as,
    world: { viewer, cards: cards.map((card) => ({ ...card })), ...world },
    provoke,
    operations: {
      refresh: async (ticket) => {
        renewals.push(ticket);
        return member(ticket === null ? as : subscriber);
      },
    },
  });
  await page.user.click(await screen.findByRole("button", { name: button }));
  await deliverVendorScript();
  const dialog = within(await screen.findByRole("dialog", { name: "Enter your new card" }));
  await dialog.findByLabelText("City");
  return { ...page, viewer, dialog, renewals };
}

type Page = Awaited<ReturnType<typeof openDialog>>;

async function fill({ user, dialog }: Page) {
  const paste = async (label: string, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await paste("Address Line 1", "8 Count Street");
  await paste("City", "Toronto");
  await user.selectOptions(dialog.getByLabelText("Country"), "CA");
  await user.selectOptions(dialog.getByLabelText("Province"), "ON");
  await paste("Postal Code", "M5V 2T6");
}

const save = ({ user, dialog }: Page) =>
  user.click(dialog.getByRole("button", { name: /^(Save card|Pay \$19\.00 and save card)$/ }));

const sentBy = ({ graph }: Page) =>
  graph.seenOf("useUpdateCardMutation").map(({ variables }) => variables.input as SentCard);

interface SentCard {
  readonly attemptId: string;
  readonly tokenId: string;
  readonly threeDSecureActionResultTokenId: string | null;
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vendorAnswer.tokenId = "good";
  vendorAnswer.refusedFields = [];
});

describe("the card dialog", () => {
  it("BILL-PAY-01 BILL-PAY-10 takes a credit card only; PayPal and Apple Pay are unavailable and do nothing", async () => {
    const page = await openDialog({ world: { checkout: { walletEnabled: true } } });
    const methods = within(page.dialog.getByRole("group", { name: "Payment method" }));
    expect(methods.getByRole("button", { name: "Credit Card" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    for (const name of ["PayPal", "Apple Pay"]) {
      const method = methods.getByRole("button", { name });
      expect(method).toHaveAttribute("aria-disabled", "true");
      await page.user.click(method);
    }
    expect(page.dialog.getByRole("region", { name: "Card" })).toBeVisible();
    expect(sentBy(page)).toEqual([]);
  });

  it("BILL-PAY-09 has no Apple Pay where wallets are not enabled", async () => {
    const { dialog } = await openDialog({ world: { checkout: { walletEnabled: false } } });
    expect(dialog.getByRole("button", { name: "PayPal" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Apple Pay" })).toBeNull();
  });

  it("BILL-PAY-02 has name, country, province, street, city, postal code, and the card", async () => {
    const { dialog, user } = await openDialog();
    await user.selectOptions(dialog.getByLabelText("Country"), "CA");
    const labels = ["First Name", "Last Name", "Address Line 1", "City", "Province", "Postal Code"];
    for (const label of labels) expect(dialog.getByLabelText(label)).toBeVisible();
    expect(dialog.getByRole("region", { name: "Card" }).querySelector("iframe")).not.toBeNull();
  });

  it("submitted empty, flags the card together with the address, and the card, which comes first, has the focus", async () => {
    const page = await openDialog();
    await save(page);
    const card = within(page.dialog.getByRole("region", { name: "Card" }));
    expect(await card.findByText(cardProblemsOf(["number"])[0]?.message ?? "")).toBeVisible();
    expect(page.dialog.getByLabelText("City")).toBeInvalid();
    await waitFor(() => expect(page.dialog.getByRole("region", { name: "Card" })).toHaveFocus());
    expect(sentBy(page)).toEqual([]);
  });

  it("starts with the name of the profile", async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText("First Name")).toHaveValue("Ana");
    expect(dialog.getByLabelText("Last Name")).toHaveValue("Silva");
  });

  it("starts with what the provider knows, and with the names if it cannot be reached", async () => {
    const known = {
      country: "CA",
      region: "ON",
      street: "8 Count Street",
      city: "Toronto",
      postalCode: "M5V 2T6",
      firstName: "Anna",
      lastName: null,
    };
    const viewer = aMember({ subscription: aSubscription(), billingInfo: known });
    const { dialog, user } = await openDialog({ world: { viewer } });
    expect(
      dialog.getByText("Anna Silva, 8 Count Street, Toronto, ON M5V 2T6, Canada"),
    ).toBeVisible();
    expect(dialog.getByLabelText("City")).not.toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Change billing address" }));
    expect(dialog.getByLabelText("First Name")).toHaveFocus();
    expect(dialog.getByLabelText("City")).toBeVisible();
    expect(dialog.getByLabelText("City")).toHaveValue("Toronto");
    cleanup();
    const provoke = (graph: MemoryGraph) =>
      graph.fail("Member.billingInfo", graphError("UNAVAILABLE"));
    const reopened = await openDialog({ world: { viewer }, provoke });
    expect(reopened.dialog.getByLabelText("City")).toHaveValue("");
    expect(reopened.dialog.getByLabelText("First Name")).toHaveValue("Ana");
  });

  it("BILL-PAY-06 checks the address like the checkout, before anything is sent", async () => {
    const page = await openDialog();
    await fill(page);
    await page.user.clear(page.dialog.getByLabelText("Postal Code"));
    await page.user.type(page.dialog.getByLabelText("Postal Code"), "12");
    await page.user.clear(page.dialog.getByLabelText("City"));
    await save(page);
    expect(page.dialog.getByLabelText("City")).toHaveAccessibleDescription(/city/i);
    expect(page.dialog.getByLabelText("Postal Code")).toBeInvalid();
    expect(sentBy(page)).toEqual([]);
  });

  it("BILL-PAY-03 BILL-MSG-02 saved: closes, says Payment Method Updated!, and shows the card", async () => {
    const page = await openDialog();
    await fill(page);
    await save(page);
    expect(await screen.findByText("Payment Method Updated!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Visa ending with 4242")).toBeVisible();
    expect(sentBy(page)[0]).toMatchObject({
      tokenId: "good",
      firstName: "Ana",
      lastName: "Silva",
      address: {
        street: "8 Count Street",
        city: "Toronto",
        country: "CA",
        region: "ON",
        postalCode: "M5V 2T6",
      },
    });
  });

  it("BILL-PAY-04 a challenge opens in the dialog, and the card is sent again with its result", async () => {
    vendorAnswer.tokenId = "challenge";
    const page = await openDialog();
    await fill(page);
    await save(page);
    const bank = within(await screen.findByRole("dialog", { name: "Confirm with your bank" }));
    await page.user.click(bank.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Payment Method Updated!")).toBeVisible();
    const [first, second] = sentBy(page);
    expect(first?.threeDSecureActionResultTokenId).toBeNull();
    expect(second).toMatchObject({
      tokenId: "challenge",
      threeDSecureActionResultTokenId: "result-1",
    });
    expect(second?.attemptId).not.toBe(first?.attemptId);
  });

  it("a challenge that fails leads back to the form, as it was typed", async () => {
    vendorAnswer.tokenId = "challenge";
    const page = await openDialog();
    await fill(page);
    await save(page);
    await page.user.click(await page.dialog.findByRole("button", { name: "Decline" }));
    expect(await page.dialog.findByText("The bank said no.")).toBeVisible();
    expect(page.dialog.getByLabelText("City")).toHaveValue("Toronto");
    expect(page.dialog.getByLabelText("City")).toBeVisible();
  });

  it("BILL-PAY-05 declined: shows the provider's message at the card, and keeps what was typed", async () => {
    vendorAnswer.tokenId = "declined";
    const page = await openDialog();
    await fill(page);
    await save(page);
    const card = within(await page.dialog.findByRole("region", { name: "Card" }));
    expect(await card.findByText(DECLINED)).toBeVisible();
    expect(page.dialog.getByLabelText("City")).toHaveValue("Toronto");
    vendorAnswer.tokenId = "good";
    await save(page);
    expect(await screen.findByText("Payment Method Updated!")).toBeVisible();
    const attempts = sentBy(page).map(({ attemptId }) => attemptId);
    expect(new Set(attempts).size).toBe(2);
  });

  it("BILL-PAY-05 an unknown error: shows its message", async () => {
    const message =
      "Please check to confirm your Credit Card details payment has failed to process";
    const page = await openDialog({
      provoke: (graph) =>
        graph.refuse("updatePaymentMethod", { code: "UNKNOWN_CARD_ERROR", message }),
    });
    await fill(page);
    await save(page);
    const card = within(await page.dialog.findByRole("region", { name: "Card" }));
    expect(await card.findByText(message)).toBeVisible();
  });

  it("a refused address is shown at its field", async () => {
    const message = "Please enter a valid postal code";
    const page = await openDialog({
      provoke: (graph) =>
        graph.refuse("updatePaymentMethod", {
          code: "ADDRESS_INVALID",
          message,
          field: "postalCode",
        }),
    });
    await fill(page);
    await save(page);
    await waitFor(() =>
      expect(page.dialog.getByLabelText("Postal Code")).toHaveAccessibleDescription(message),
    );
  });

  it("members who pay in rupees cannot choose another country than India", async () => {
    const { dialog } = await openDialog({ subscription: aSubscription("MULTI_YEARLY") });
    expect(dialog.getByLabelText("Country")).toHaveValue("IN");
    expect(dialog.getByLabelText("Country")).toBeDisabled();
  });

  it("says so when the form cannot be loaded", async () => {
    const { user } = await renderRoute("/settings/subscription", {
      as: subscriber,
      world: { viewer: aMember({ subscription: aSubscription() }) },
      provoke: (graph) => graph.fail("UpdateCardDialogQuery"),
    });
    await user.click(await screen.findByRole("button", { name: "Update Payment Method" }));
    expect(await screen.findByText(/^We couldn’t load the card form/)).toBeVisible();
  });
});

describe("a member who owes", () => {
  const button = "Update Payment Method";

  it("BILL-PAY-08 pays what is due with the new card, and has access at once", async () => {
    const page = await openDialog({ subscription: owing(), as: inactiveMember, button });
    expect(page.dialog.getByText("We’ll charge the $19.00 due to this card.")).toBeVisible();
    await fill(page);
    await save(page);
    expect(await screen.findByText("Payment Method Updated!")).toBeVisible();
    await waitFor(() => expect(page.renewals.filter((ticket) => ticket !== null)).toHaveLength(1));
    expect(screen.queryByText(/regain access/)).toBeNull();
    expect(screen.getByText("Active")).toBeVisible();
    expect(page.viewer.subscription.owingCents).toBe(0);
  });

  it("is told when the new card is saved but did not pay", async () => {
    vendorAnswer.tokenId = "empty";
    const page = await openDialog({ subscription: owing(), as: inactiveMember, button });
    await fill(page);
    await save(page);
    expect(await screen.findByText(/couldn’t pay the amount due/)).toBeVisible();
    expect(
      screen.getByText(
        "Visa ending with 0341 has failed it's payment. Update your payment method to regain access to your account.",
      ),
    ).toBeVisible();
    expect(page.renewals.filter((ticket) => ticket !== null)).toEqual([]);
  });
});
