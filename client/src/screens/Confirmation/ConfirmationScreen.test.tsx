import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { JourneyFlag } from "../../session/journeyFlags";
import type { MemberGroup } from "../../testing/graph/world/memberRows";
import { aMember } from "../../testing/graph/world/members";
import { renderPage } from "../../testing/renderPage";
import { inactiveMember, renderRoute, subscriber } from "../../testing/renderRoute";
import { onReport, type Report } from "../../tracking/reports";
import { ConfirmationScreen } from "./ConfirmationScreen";

const account = { email: "ana@example.com", password: "Passw0rd!" };
const credentials = { ...account, rememberMe: false };

const NAMES = { postSignUp: "post-sign-up", verificationPending: "verification-pending" } as const;
const keep = (...flags: (keyof typeof NAMES)[]) => {
  for (const flag of flags) window.sessionStorage.setItem(`eightcount.${NAMES[flag]}`, "1");
};

beforeEach(() => window.sessionStorage.clear());

async function open(groups: readonly MemberGroup[] | null, ...flags: JourneyFlag[]) {
  const reports: Report[] = [];
  const stopListening = onReport((report) => reports.push(report), false);
  const page = renderPage({
    routes: [{ path: "/confirmation", element: <ConfirmationScreen /> }],
    at: "/elsewhere",
    world: { members: [aMember({ ...account, groups: groups ?? [] })] },
  });
  await waitFor(() => expect(page.session.getState()).toBe(false));
  await act(async () => {
    if (groups) await page.session.signIn(credentials);
  });
  for (const flag of ["postSignUp", ...flags] as const) page.session.flags.raise(flag);
  page.session.pendingCredentials.hold({ ...credentials, userName: "u-1", continueTo: "/" });
  page.goTo("/confirmation");
  await screen.findByRole("main");
  stopListening();
  return { ...page, reports };
}

describe("ConfirmationScreen", () => {
  afterEach(() => jest.useRealTimers());

  it("FUN-CONF-01 headline YOU'RE ALL SET. and LET'S DANCE!", async () => {
    await open(["SUBSCRIBER"]);
    expect(screen.getByRole("heading", { name: "YOU'RE ALL SET." })).toBeVisible();
    expect(screen.getByText("LET'S DANCE!")).toBeVisible();
  });

  it("FUN-CONF-02 the SIGN IN button leads to / for a member, to /signin for others", async () => {
    const member = await open(["SUBSCRIBER"]);
    await member.user.click(screen.getByRole("link", { name: "SIGN IN" }));
    expect(member.path()).toBe("/");
  });

  it("FUN-CONF-02 without a session SIGN IN leads to /signin", async () => {
    const visitor = await open(null);
    await visitor.user.click(screen.getByRole("link", { name: "SIGN IN" }));
    expect(visitor.path()).toBe("/signin");
  });

  it("FUN-CONF-03 ROLE-04 an employee sees ACCOUNT CREATED and goes to the dashboard", async () => {
    const { user, path } = await open(["EMPLOYEE"]);
    expect(screen.getByRole("heading", { name: "ACCOUNT CREATED" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "GO TO DASHBOARD" }));
    expect(path()).toBe("/");
  });

  it("FUN-CONF-04 after a purchase an employee sees the subscriber's wording", async () => {
    await open(["EMPLOYEE"], "purchased");
    expect(screen.getByRole("heading", { name: "YOU'RE ALL SET." })).toBeVisible();
    expect(screen.getByText("LET'S DANCE!")).toBeVisible();
    expect(screen.getByRole("link", { name: "SIGN IN" })).toBeVisible();
    expect(screen.queryByText("ACCOUNT CREATED")).toBeNull();
  });

  it("FUN-CONF-07 records StartTrial once, in either wording", async () => {
    for (const group of ["SUBSCRIBER", "EMPLOYEE"] as const) {
      const { reports } = await open([group]);
      expect(reports).toEqual([{ kind: "trial" }]);
      cleanup();
    }
  });

  it("FUN-CONF-07 a reload does not record it again", async () => {
    const { reports } = await open(["SUBSCRIBER"], "trialReported");
    expect(reports).toEqual([]);
  });

  it("FUN-GIFT-05 the dialog about the redeemed gift card closes after 10 seconds", async () => {
    const { session } = await open(["SUBSCRIBER"], "purchased");
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    session.flags.raise("giftCardRedeemed");
    jest.useFakeTimers();
    window.sessionStorage.setItem("eightcount.post-sign-up", "1");
    await renderRoute("/confirmation", { as: subscriber });
    expect(await screen.findByRole("dialog")).toHaveTextContent("Gift card redeemed");
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.getByRole("dialog")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(session.flags.isRaised("giftCardRedeemed")).toBe(false);
  });

  it("the password kept from registration is cleared", async () => {
    const { session } = await open(["SUBSCRIBER"]);
    expect(session.pendingCredentials.get()).toBeNull();
  });

  it("leaving lowers the flag, so that the page is not shown again", async () => {
    const { user, session } = await open(["SUBSCRIBER"]);
    await user.click(screen.getByRole("link", { name: "SIGN IN" }));
    expect(session.flags.isRaised("postSignUp")).toBe(false);
  });

  it("stays while the token with the subscription arrives", async () => {
    window.sessionStorage.setItem("eightcount.post-sign-up", "1");
    const { session } = await renderRoute("/confirmation", { as: inactiveMember });
    await screen.findByRole("heading", { name: "YOU'RE ALL SET." });
    await act(async () => session.overlaySubscriber());
    await act(async () => undefined);
    expect(screen.getByRole("heading", { name: "YOU'RE ALL SET." })).toBeVisible();
  });
});

describe("the page right after signing up", () => {
  afterEach(() => jest.useRealTimers());

  it("FUN-CONF-05 CONST-07 with its flag set it says ALMOST THERE and leads to /verification after 3 seconds", async () => {
    jest.useFakeTimers();
    keep("postSignUp", "verificationPending");
    const page = await renderRoute("/confirmation", { as: "visitor" });
    expect(await screen.findByRole("heading", { name: "ALMOST THERE" })).toBeVisible();
    expect(screen.getByText("We emailed you a code.")).toBeVisible();
    expect(screen.queryByText("ACCOUNT CREATED")).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_990));
    expect(page.address()).toBe("/confirmation");
    await act(() => jest.advanceTimersByTimeAsync(10));
    await waitFor(() => expect(page.address()).toBe("/verification"));
    expect(page.session.flags.isRaised("verificationPending")).toBe(false);
    expect(page.session.flags.isRaised("postSignUp")).toBe(false);
  });

  it("without its flag it stays", async () => {
    jest.useFakeTimers();
    keep("postSignUp");
    const page = await renderRoute("/confirmation", { as: "visitor" });
    await screen.findByRole("heading", { name: "YOU'RE ALL SET." });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(page.address()).toBe("/confirmation");
  });

  it("ENTER THE CODE continues immediately", async () => {
    keep("postSignUp", "verificationPending");
    const page = await renderRoute("/confirmation", { as: "visitor" });
    await page.user.click(await screen.findByRole("button", { name: "ENTER THE CODE" }));
    await waitFor(() => expect(page.address()).toBe("/verification"));
  });

  it("FUN-CONF-07 records StartTrial on this screen, and not again on the one after the purchase", async () => {
    const reports: Report[] = [];
    const stopListening = onReport((report) => reports.push(report), false);
    keep("postSignUp", "verificationPending");
    const page = await renderRoute("/confirmation", { as: "visitor" });
    await waitFor(() => expect(reports).toEqual([{ kind: "trial" }]));
    await page.user.click(screen.getByRole("button", { name: "ENTER THE CODE" }));
    await screen.findByRole("heading", { name: "Verify your email" });
    await waitFor(() => expect(page.session.flags.isRaised("postSignUp")).toBe(false));
    keep("postSignUp");
    await act(() => page.router.navigate("/confirmation"));
    await screen.findByRole("heading", { name: "YOU'RE ALL SET." });
    await act(async () => undefined);
    expect(reports).toEqual([{ kind: "trial" }]);
    stopListening();
  });

  it("records no StartTrial for a member who is sent on", async () => {
    const reports: Report[] = [];
    const stopListening = onReport((report) => reports.push(report), false);
    keep("postSignUp", "verificationPending");
    const page = await renderRoute("/confirmation", { as: subscriber });
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
    expect(reports).toEqual([]);
    stopListening();
  });

  it("FUN-CONF-06 a signed-in member goes to /dashboard, or to /settings/subscription by the flag", async () => {
    keep("postSignUp", "verificationPending");
    const first = await renderRoute("/confirmation", { as: subscriber });
    await waitFor(() => expect(first.address()).toBe("/dashboard"));
    cleanup();
    keep("postSignUp", "verificationPending");
    window.sessionStorage.setItem("eightcount.resubscribe", "1");
    const second = await renderRoute("/confirmation", { as: subscriber });
    await waitFor(() => expect(second.address()).toBe("/settings/subscription"));
  });
});
