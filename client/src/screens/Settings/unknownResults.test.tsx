import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { SubscriptionRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";

interface Case {
  readonly field: string;
  readonly mutation: string;
  readonly code: "ACTION_UNDER_WAY" | "PURCHASE_UNDER_WAY";
  readonly subscription: SubscriptionRow;
  /** Names of the buttons and radio buttons pressed, the last of them twice. The first opens a dialog. */
  readonly presses: readonly (string | RegExp)[];
}

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const NOW = on("2026-11-25");
const periodEndsAt = on("2026-12-14");
const monthly = (fields: Partial<SubscriptionRow> = {}) =>
  aSubscription("MONTHLY", { periodEndsAt, ...fields });
const pendingChange = {
  code: "eightcount-regular-covid-yearly",
  name: "Yearly Subscription",
  costCents: 9_900,
  activatesOn: periodEndsAt,
};
const pause = { isPaused: false, pausesOn: periodEndsAt, resumesOn: on("2027-02-14"), cycles: 2 };

const action = { code: "ACTION_UNDER_WAY" } as const;
const cases: readonly Case[] = [
  {
    ...action,
    field: "changePlan",
    mutation: "useChangePlanMutation",
    subscription: monthly(),
    presses: ["Change Subscription", "Change Subscription"],
  },
  {
    ...action,
    field: "withdrawPlanChange",
    mutation: "useWithdrawPlanChangeMutation",
    subscription: monthly({ pendingChange }),
    presses: ["Keep my current plan", "Keep Monthly Subscription"],
  },
  {
    ...action,
    field: "pauseSubscription",
    mutation: "usePauseSubscriptionMutation",
    subscription: monthly(),
    presses: ["Cancel Subscription", "Other", "NEXT", "Pause instead", "Pause"],
  },
  {
    ...action,
    field: "resumeSubscription",
    mutation: "useResumeSubscriptionMutation",
    subscription: monthly({ pause }),
    presses: ["Don’t pause"],
  },
  {
    ...action,
    field: "acceptRetentionOffer",
    mutation: "useAcceptRetentionOfferMutation",
    subscription: monthly(),
    presses: ["Cancel Subscription", "Other", "NEXT", "ACCEPT OFFER"],
  },
  {
    ...action,
    field: "cancelSubscription",
    mutation: "useCancelSubscriptionMutation",
    subscription: monthly(),
    presses: ["Cancel Subscription", "Skip survey", "Cancel Subscription"],
  },
  {
    ...action,
    field: "reactivateSubscription",
    mutation: "useReactivateSubscriptionMutation",
    subscription: monthly({ accountStatus: "CANCELLED" }),
    presses: ["Reactivate Subscription", "Reactivate"],
  },
  {
    code: "PURCHASE_UNDER_WAY",
    field: "purchaseWithCardOnFile",
    mutation: "useBuyWithCardMutation",
    subscription: monthly({ accountStatus: "EXPIRED" }),
    presses: ["Reactivate Subscription", "Reactivate"],
  },
];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ["setTimeout"] });
});
afterEach(() => jest.useRealTimers());

/** Presses a button or radio button of the dialog, if one is open, or else of the page. */
async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const control = await waitFor(() => {
    const dialog = screen.queryByRole("dialog");
    const shown = dialog ? within(dialog) : screen;
    const found =
      shown.queryByRole("button", { name }) ?? shown.getByRole("radio", { name, hidden: true });
    expect(found).toBeEnabled();
    return found;
  });
  await user.click(control);
}

describe("a result that the server does not know yet", () => {
  it.each(cases)("is found out by the same attempt of $field", async (given) => {
    const { field, mutation, code, subscription, presses } = given;
    const { user, graph } = await renderRoute("/settings/subscription", {
      as: subscription.accountStatus === "EXPIRED" ? inactiveMember : subscriber,
      world: { viewer: aMember({ subscription }), now: () => NOW },
      provoke: (memory) => memory.refuse(field, { code, message: "Please wait." }, 1),
    });
    const attempts = () => graph.seenOf(mutation).map(({ variables }) => variables.input);
    for (const [index, name] of presses.entries()) {
      if (index > 0) await screen.findByRole("dialog");
      await press(user, name);
    }
    await waitFor(() => expect(attempts()).toHaveLength(1));
    await press(user, presses.at(-1) ?? "");
    await waitFor(() => expect(attempts()).toHaveLength(2));
    const [first, second] = attempts();
    expect(second).toEqual(first);
  });
});
