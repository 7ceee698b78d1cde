import { screen, waitFor, within } from "@testing-library/react";
import { aMember, aSubscription } from "../../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../../testing/renderRoute";

const DELETE = "useDeleteAccountMutation";
const PASSWORD = "Passw0rd!";

beforeEach(() => window.sessionStorage.clear());

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.getByRole("dialog");
const losses = () =>
  within(dialog())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

async function open(change: Parameters<typeof aMember>[0] = {}) {
  const viewer = aMember({ password: PASSWORD, ...change });
  const page = await renderRoute("/settings/profile", { as: subscriber, world: { viewer } });
  const panel = await screen.findByRole("region", { name: "Delete account" });
  await page.user.click(within(panel).getByRole("button", { name: "Delete account" }));
  await screen.findByRole("dialog", { name: "What you’d leave behind" });
  return {
    ...page,
    viewer,
    sent: () => page.graph.seenOf(DELETE).map(({ variables }) => variables.input),
    confirm: async (password: string) => {
      await page.user.click(button("Continue to delete"));
      await page.user.type(within(dialog()).getByLabelText("Password"), password);
      await page.user.click(button("Delete my account"));
    },
  };
}

it("shows what is lost, counted, with the date until which the plan is paid", async () => {
  await open({
    totalClassesTaken: 1_047,
    subscription: aSubscription("MONTHLY", { periodEndsAt: new Date("2026-12-24T12:00:00Z") }),
  });
  await waitFor(() =>
    expect(losses()).toEqual([
      "Your plan, paid until Dec 24, 2026",
      "Your history of 1,047 completed classes",
      "Your profile",
    ]),
  );
  expect(dialog()).toHaveTextContent("Your plan ends right away, without a refund.");
  expect(dialog()).toHaveTextContent("sign in within 14 days to keep your account.");
});

it("says that a trial ends without a charge", async () => {
  await open({ subscription: aSubscription("YEARLY", { isTrial: true }) });
  await screen.findByText(/^Your free trial, which runs until /);
  expect(dialog()).toHaveTextContent("Your trial ends right away, and we won’t charge you.");
});

it.each([
  [false, "Your plan, paid until Dec 5, 2026"],
  [true, "Your plan, now paused"],
])("says what is paid before a pause (begun: %s), not when it ends", async (isPaused, sentence) => {
  const dates = {
    pausesOn: new Date("2026-12-05T12:00:00Z"),
    resumesOn: new Date("2027-02-05T12:00:00Z"),
  };
  await open({
    subscription: aSubscription("NO_DEAL_MONTHLY", { pause: { isPaused, ...dates, cycles: 2 } }),
  });
  await waitFor(() => expect(losses()).toContain(sentence));
  expect(dialog()).not.toHaveTextContent("Feb 5, 2027");
});

it("says how much gift credit is lost", async () => {
  await open({ subscription: aSubscription("NO_DEAL_MONTHLY"), giftCreditCents: 6_000 });
  await waitFor(() => expect(losses()).toContain("Your gift credit of $60.00"));
});

it("says nothing about what a member does not have", async () => {
  await open({ subscription: null });
  await waitFor(() => expect(losses()).toEqual(["Your profile"]));
  expect(dialog()).not.toHaveTextContent(/plan|gift|class/i);
});

it("a canceled plan is lost until the day its access ends", async () => {
  const periodEndsAt = new Date("2026-12-24T12:00:00Z");
  await open({
    subscription: aSubscription("MONTHLY", { accountStatus: "CANCELLED", periodEndsAt }),
  });
  await waitFor(() => expect(losses()).toContain("Your plan, paid until Dec 24, 2026"));
  expect(dialog()).not.toHaveTextContent("ends right away");
});

it("keeps the room of the list while it loads, and says so", async () => {
  const { graph, user } = await renderRoute("/settings/profile", {
    as: subscriber,
    world: { viewer: aMember() },
  });
  const hold = graph.hold("LossListQuery");
  const panel = await screen.findByRole("region", { name: "Delete account" });
  await user.click(within(panel).getByRole("button"));
  const loading = await screen.findByText("Loading");
  expect(dialog()).toContainElement(loading);
  hold.release();
  await waitFor(() => expect(losses()).toEqual(["Your profile"]));
});

it("the last step names the date until which signing in undoes it", async () => {
  const { user } = await open();
  await user.click(button("Continue to delete"));
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
  const day = inTwoWeeks.toLocaleDateString("en-US", { dateStyle: "medium" });
  expect(dialog().textContent?.replaceAll("\u00a0", " ")).toContain(
    `Until ${day}, you can undo this by signing in.`,
  );
});

it("still works if what is lost can’t be loaded", async () => {
  const viewer = aMember({ password: PASSWORD });
  const { user } = await renderRoute("/settings/profile", {
    as: subscriber,
    world: { viewer },
    provoke: (graph) => graph.fail("LossListQuery"),
  });
  const panel = await screen.findByRole("region", { name: "Delete account" });
  await user.click(within(panel).getByRole("button"));
  expect(await screen.findByText("Your history and saved classes")).toBeVisible();
  await user.click(button("Continue to delete"));
  expect(within(dialog()).getByLabelText("Password")).toBeVisible();
});

it("a member who keeps the account sends nothing", async () => {
  const { user, sent } = await open();
  await user.click(button("Continue to delete"));
  await user.click(button("Keep my account"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([]);
});

it("asks for the password, and marks a wrong one", async () => {
  const { confirm, viewer, left } = await open();
  await confirm("Wr0ng-one!");
  const field = await within(dialog()).findByLabelText("Password");
  await waitFor(() => expect(field).toBeInvalid());
  expect(dialog()).toHaveTextContent("You entered the wrong password.");
  await waitFor(() => expect(field).toHaveFocus());
  expect(viewer.deletesAt).toBeNull();
  expect(left).toEqual([]);
});

it("needs a password before anything can be sent", async () => {
  const { user } = await open();
  await user.click(button("Continue to delete"));
  expect(button("Delete my account")).toBeDisabled();
});

it("signs out with the date, and the sign-in page says it", async () => {
  const { confirm, sent, left, viewer } = await open({ subscription: aSubscription() });
  await confirm(PASSWORD);
  await waitFor(() => expect(left).toEqual(["left"]));
  expect(sent()).toEqual([{ password: PASSWORD }]);
  expect(viewer.subscription.accountStatus).toBe("CANCELLED");
  expect(window.localStorage.getItem("eightcount.signed-out-at")).not.toBeNull();
});

it("the sign-in page says goodbye with the date", async () => {
  window.sessionStorage.setItem("eightcount.goodbye", "2026-12-09T12:00:00.000Z");
  await renderRoute("/signin", { as: "visitor" });
  expect(await screen.findByRole("heading", { name: "Goodbye for now" })).toBeVisible();
  expect(await screen.findByText(/^Your account will be deleted/)).toHaveTextContent(
    "Your account will be deleted on Dec 9, 2026. Sign in before then to keep it.",
  );
});
