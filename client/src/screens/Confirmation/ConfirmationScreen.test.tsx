import { act, screen, waitFor } from "@testing-library/react";
import { renderPage, signedIn } from "../../testing/renderPage";
import { inactiveMember, renderRoute } from "../../testing/renderRoute";
import { ConfirmationScreen } from "./ConfirmationScreen";

const credentials = { email: "ana@example.com", password: "Passw0rd!", rememberMe: false };

async function open(groups: readonly string[] | null) {
  const trials: unknown[] = [];
  const hear = (event: Event) => trials.push((event as CustomEvent).detail);
  document.addEventListener("eightcount:advertising", hear);
  const page = renderPage({
    routes: [{ path: "/confirmation", element: <ConfirmationScreen /> }],
    at: "/elsewhere",
    answers: {
      signInOperationsSignInMutation: () => ({ signIn: signedIn(groups ?? []) }),
      sessionOperationsRefreshMutation: () => ({
        refreshSession: { __typename: "SignedOut", reason: "none" },
      }),
    },
  });
  await waitFor(() => expect(page.session.getState()).toBe(false));
  await act(async () => {
    if (groups) await page.session.signIn(credentials);
  });
  page.session.flags.raise("postSignUp");
  page.session.held.hold({ ...credentials, userName: "u-1", goesOnTo: "/" });
  page.goTo("/confirmation");
  await screen.findByRole("main");
  document.removeEventListener("eightcount:advertising", hear);
  return { ...page, trials };
}

describe("ConfirmationScreen", () => {
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

  it("FUN-CONF-03 ROLE-04 an employee reads ACCOUNT CREATED and goes to the dashboard", async () => {
    const { user, path } = await open(["EMPLOYEE"]);
    expect(screen.getByRole("heading", { name: "ACCOUNT CREATED" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "GO TO DASHBOARD" }));
    expect(path()).toBe("/");
  });

  it("FUN-CONF-07 records StartTrial once", async () => {
    const { trials } = await open(["SUBSCRIBER"]);
    expect(trials).toEqual([{ name: "StartTrial" }]);
  });

  it("the password held from registration is forgotten", async () => {
    const { session } = await open(["SUBSCRIBER"]);
    expect(session.held.get()).toBeNull();
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
