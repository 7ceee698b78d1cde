import { act, screen, waitFor, within } from "@testing-library/react";
import type { MemoryGraph } from "../../../testing/graph/graph";
import type { CancellationRow, SubscriptionRow } from "../../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";

const NOW = new Date("2026-11-25T12:00:00Z");
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const active = () => aSubscription("MONTHLY", { periodEndsAt: on("2026-12-05") });
const cancelledBefore: CancellationRow = { status: "CANCELLED", reason: null, feedback: null };
const acceptedBefore: CancellationRow = { ...cancelledBefore, status: "OFFER_ACCEPTED" };
const FAILED = "There was an error processing your request. Please contact customer service";

interface Visit {
  readonly subscription?: SubscriptionRow;
  readonly cancellations?: readonly CancellationRow[];
  readonly provoke?: (graph: MemoryGraph) => void;
}

/** Opens the settings and presses Cancel Subscription. */
async function startCancelling({ subscription = active(), cancellations, provoke }: Visit = {}) {
  const viewer = aMember({ subscription, ...(cancellations ? { cancellations } : {}) });
  const page = await renderRoute("/settings/subscription", {
    as: subscriber,
    world: { viewer, now: () => NOW },
    ...(provoke ? { provoke } : {}),
  });
  await page.user.click(await screen.findByRole("button", { name: "Cancel Subscription" }));
  const dialog = await screen.findByRole("dialog");
  const press = (name: string) => page.user.click(within(dialog).getByRole("button", { name }));
  const isAt = (title: string) => screen.findByRole("dialog", { name: title });
  return { ...page, viewer, dialog: within(dialog), press, isAt };
}

const figure = (name: string) => screen.getByText(name).nextSibling;
const SURVEY = "Why are you leaving?";
const OFFER = "Stay and dance on us";
const CONFIRM = "Are you sure you want to cancel?";
const GOODBYE = "We're very sad to see you go!";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ["setTimeout"] });
});
afterEach(() => jest.useRealTimers());

describe("the steps", () => {
  it("BILL-CANCEL-01 BILL-CANCEL-11 BILL-CANCEL-15 lead from the survey by the offer and the question to goodbye", async () => {
    const { user, dialog, press, isAt } = await startCancelling();
    await isAt(SURVEY);
    await user.click(dialog.getByRole("radio", { name: "Other" }));
    await press("NEXT");
    await isAt(OFFER);
    await press("CANCEL SUBSCRIPTION");
    await isAt(CONFIRM);
    await press("Cancel Subscription");
    expect(await isAt(GOODBYE)).toHaveTextContent("You can keep dancing until Dec 5, 2026.");
    await press("Done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("ENT-17 the flow keeps its step, the reason, the comment, the offer, and what came before", async () => {
    const { user, dialog, press, isAt, viewer } = await startCancelling();
    await user.click(dialog.getByRole("radio", { name: "Other" }));
    await user.type(dialog.getByRole("textbox"), "More vogue");
    await press("NEXT");
    await isAt(OFFER);
    await press("ACCEPT OFFER");
    await isAt("Offer Accepted!");
    expect(viewer.cancellations).toEqual([
      { status: "OFFER_ACCEPTED", reason: "OTHER", feedback: "More vogue" },
    ]);
    await press("Done");
    await user.click(screen.getByRole("button", { name: "Cancel Subscription" }));
    await isAt(CONFIRM);
  });

  it.each([
    ["canceled", cancelledBefore],
    ["accepted the offer", acceptedBefore],
  ])("start at the question for a member who %s before", async (_did, before) => {
    const { isAt } = await startCancelling({ cancellations: [before] });
    await isAt(CONFIRM);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("BILL-CANCEL-16 a member who canceled before is neither asked nor made an offer", async () => {
    const { isAt, press, graph } = await startCancelling({ cancellations: [cancelledBefore] });
    await isAt(CONFIRM);
    await press("Cancel Subscription");
    await isAt(GOODBYE);
    expect(graph.seenOf("useAcceptRetentionOfferMutation")).toEqual([]);
  });

  it("skip survey leads past the offer, so that canceling takes three presses", async () => {
    const { isAt, press, graph } = await startCancelling();
    await press("Skip survey");
    await isAt(CONFIRM);
    await press("Cancel Subscription");
    await isAt(GOODBYE);
    expect(graph.seenOf("useCancelSubscriptionMutation")[0]?.variables.input).toMatchObject({
      reason: null,
      feedback: null,
    });
  });

  it("the CRM's members are asked, but made no offer", async () => {
    const subscription = { ...active(), planCode: "crm-monthly" };
    const { user, dialog, press, isAt } = await startCancelling({ subscription });
    await user.click(dialog.getByRole("radio", { name: "Other" }));
    await press("NEXT");
    await isAt(CONFIRM);
  });

  it("keep my plan changes nothing", async () => {
    const { press, graph } = await startCancelling();
    await press("Keep my plan");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Active")).toBeVisible();
    expect(graph.seenOf("useCancelSubscriptionMutation")).toEqual([]);
  });

  it("every step has the focus, and at the end the panel has it", async () => {
    const { press, isAt } = await startCancelling();
    await press("Skip survey");
    expect(await isAt(CONFIRM)).toHaveFocus();
    await press("Cancel Subscription");
    expect(await isAt(GOODBYE)).toHaveFocus();
    await press("Done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "Monthly Subscription" })).toHaveFocus();
  });
});

describe("the survey", () => {
  const askAfter = async (reason: string) => {
    const page = await startCancelling();
    await page.user.click(page.dialog.getByRole("radio", { name: reason }));
    return { ...page, comment: page.dialog.getByRole("textbox") };
  };

  it("BILL-CANCEL-02 asks how the content could improve", async () => {
    const { comment } = await askAfter("content could be better");
    expect(comment).toHaveAttribute("placeholder", "how can we improve the content");
  });

  it("BILL-CANCEL-03 asks for the style, teacher, or level that is missing", async () => {
    const { comment } = await askAfter("more classes to choose from");
    expect(comment).toHaveAttribute("placeholder", "specific style/teacher/level");
  });

  it("BILL-CANCEL-04 asks for an affordable price", async () => {
    const { comment } = await askAfter("subscription could be more affordable");
    expect(comment).toHaveAttribute("placeholder", "what would be an affordable price");
  });

  it("BILL-CANCEL-05 offers navigation as a reason", async () => {
    const { press, isAt } = await askAfter("platform could be easier to navigate");
    await press("NEXT");
    await isAt(OFFER);
  });

  it("BILL-CANCEL-06 asks for comments after Other", async () => {
    const { comment } = await askAfter("Other");
    expect(comment).toHaveAttribute("placeholder", "please provide comments");
  });

  it("BILL-CANCEL-07 NEXT waits for a reason, and the comment is optional", async () => {
    const { user, dialog, press, isAt } = await startCancelling();
    expect(dialog.getByRole("button", { name: "NEXT" })).toBeDisabled();
    await user.click(dialog.getByRole("radio", { name: "Other" }));
    await press("NEXT");
    await isAt(OFFER);
  });

  it("BILL-CANCEL-07 a comment belongs to its reason and is sent with it", async () => {
    const { user, dialog, press, isAt, graph } = await startCancelling();
    await user.click(dialog.getByRole("radio", { name: "Other" }));
    await user.type(dialog.getByRole("textbox"), "moving away");
    await user.click(dialog.getByRole("radio", { name: "more classes to choose from" }));
    expect(dialog.getByRole("textbox")).toHaveValue("");
    await user.type(dialog.getByRole("textbox"), " Vogue, please ");
    await press("NEXT");
    await press("CANCEL SUBSCRIPTION");
    await press("Cancel Subscription");
    await isAt(GOODBYE);
    expect(graph.seenOf("useCancelSubscriptionMutation")[0]?.variables.input).toMatchObject({
      reason: "MORE_CLASSES",
      feedback: "Vogue, please",
    });
  });
});

describe("the offer", () => {
  const reachOffer = async (visit: Visit = {}) => {
    const page = await startCancelling(visit);
    await page.user.click(page.dialog.getByRole("radio", { name: "Other" }));
    await page.press("NEXT");
    await page.isAt(OFFER);
    return page;
  };

  it("says what is free, and from when to when the free days run", async () => {
    const { isAt } = await reachOffer();
    const offer = await isAt(OFFER);
    expect(offer).toHaveTextContent("Nothing to pay. Your next charge moves to Jan 4, 2027.");
    expect(offer).toHaveTextContent("Your free days run from Dec 5, 2026 to Jan 4, 2027");
  });

  it("BILL-CANCEL-10 BILL-MSG-02 accepted: Offer Accepted!, the free days, and the reply's billing date", async () => {
    const { press, isAt, viewer } = await reachOffer();
    await press("ACCEPT OFFER");
    const accepted = await isAt("Offer Accepted!");
    expect(accepted).toHaveTextContent(
      "Your free 30 days were applied. Your next billing date is Jan 4, 2027.",
    );
    expect(accepted).toHaveTextContent("Your free days run from Dec 5, 2026 to Jan 4, 2027.");
    await press("Done");
    expect(figure("Next billing date")).toHaveTextContent("Jan 4, 2027");
    expect(figure("Account status")).toHaveTextContent("Active");
    expect(viewer.cancellations).toMatchObject([{ status: "OFFER_ACCEPTED", reason: "OTHER" }]);
  });

  it("BILL-CANCEL-10 is made once: the next time the flow starts at the question", async () => {
    const { press, isAt, user } = await reachOffer();
    await press("ACCEPT OFFER");
    await isAt("Offer Accepted!");
    await press("Done");
    await user.click(screen.getByRole("button", { name: "Cancel Subscription" }));
    await isAt(CONFIRM);
  });

  it("BILL-CANCEL-23 refused: shows the provider's message and stays", async () => {
    const message = "The provider cannot move this date.";
    const { press, isAt } = await reachOffer({
      provoke: (graph) =>
        graph.refuse("acceptRetentionOffer", { code: "RETENTION_REFUSED", message }),
    });
    await press("ACCEPT OFFER");
    expect(await screen.findByText(message)).toBeVisible();
    await isAt(OFFER);
  });

  it("a lost response and a second press add the days once", async () => {
    const { press, isAt, viewer, graph } = await reachOffer();
    graph.loseResponse("useAcceptRetentionOfferMutation", 2);
    await press("ACCEPT OFFER");
    await waitFor(() => expect(graph.seenOf("useAcceptRetentionOfferMutation")).toHaveLength(2));
    await waitFor(() => press("ACCEPT OFFER"));
    await isAt("Offer Accepted!");
    expect(viewer.subscription.periodEndsAt).toEqual(on("2027-01-04"));
  });
});

describe("the question", () => {
  const reachQuestion = async (visit: Visit = {}) => {
    const page = await startCancelling({ cancellations: [cancelledBefore], ...visit });
    await page.isAt(CONFIRM);
    return page;
  };

  it("BILL-CANCEL-12 asks no more on the last day", async () => {
    const { isAt } = await reachQuestion({ subscription: { ...active(), periodEndsAt: NOW } });
    expect(await isAt(CONFIRM)).not.toHaveTextContent("left on your plan");
  });

  it("BILL-CANCEL-12 asks no more once a debt has locked the access", async () => {
    const owing = { ...active(), isOwing: true, owingCents: 1_900 };
    const { isAt } = await reachQuestion({ subscription: owing });
    expect(await isAt(CONFIRM)).not.toHaveTextContent("left on your plan");
  });

  it("BILL-CANCEL-13 while a debt has not locked the access yet, counts the days until it does", async () => {
    const owing = { ...active(), isOwing: true, owingCents: 1_900, graceEndsOn: on("2026-11-28") };
    const { isAt } = await reachQuestion({ subscription: owing });
    expect(await isAt(CONFIRM)).toHaveTextContent("You still have 3 day(s) left on your plan!");
  });

  it("BILL-CANCEL-13 says how many days are left", async () => {
    const { isAt } = await reachQuestion();
    expect(await isAt(CONFIRM)).toHaveTextContent("You still have 10 day(s) left on your plan!");
  });

  it("BILL-CANCEL-17 canceled: status Cancelled, $0, no method, and the dialog closes by itself", async () => {
    const { isAt } = await reachQuestion();
    jest.useFakeTimers({ now: NOW });
    const pressed = screen.getAllByRole("button", { name: "Cancel Subscription" }).at(-1);
    await act(async () => pressed?.click());
    await isAt(GOODBYE);
    expect(screen.getByText("Your cancellation request has been submitted.")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(figure("Account status")).toHaveTextContent("Cancelled");
    expect(figure("Next billing amount")).toHaveTextContent(/^\$0$/);
    expect(figure("Payment method")).toHaveTextContent(/^-$/);
    expect(screen.queryByRole("button", { name: "Cancel Subscription" })).toBeNull();
  });

  it("BILL-CANCEL-18 refused: shows the message, and the subscription stays", async () => {
    const { press, isAt } = await reachQuestion({
      provoke: (graph) =>
        graph.refuse("cancelSubscription", { code: "CANCELLATION_FAILED", message: FAILED }),
    });
    await press("Cancel Subscription");
    expect(await screen.findByText(FAILED)).toBeVisible();
    await isAt(CONFIRM);
    expect(figure("Account status")).toHaveTextContent("Active");
  });

  it("BILL-CANCEL-18 unreachable: shows the same message, and the next press tries again", async () => {
    const { press, isAt, graph } = await reachQuestion();
    graph.fail("useCancelSubscriptionMutation");
    await press("Cancel Subscription");
    expect(await screen.findByText(FAILED)).toBeVisible();
    graph.heal("useCancelSubscriptionMutation");
    await press("Cancel Subscription");
    await isAt(GOODBYE);
    const attempts = graph
      .seenOf("useCancelSubscriptionMutation")
      .map(({ variables }) => (variables.input as { attemptId: string }).attemptId);
    expect(new Set(attempts).size).toBe(1);
  });

  it("a double click cancels once", async () => {
    const { dialog, isAt, graph, user } = await reachQuestion();
    await user.dblClick(dialog.getByRole("button", { name: "Cancel Subscription" }));
    await isAt(GOODBYE);
    expect(graph.seenOf("useCancelSubscriptionMutation")).toHaveLength(1);
  });
});
