import { cleanup, screen, waitFor } from "@testing-library/react";
import { CaptchaSolver } from "../../captcha/captchaSolver";
import { hasAccount, rememberAccount } from "../../storage/accountCookie";
import { createGraph, type MemoryGraph } from "../../testing/graph/graph";
import type { MemberRow } from "../../testing/graph/world/memberRows";
import { aMember } from "../../testing/graph/world/members";
import { renderPage } from "../../testing/renderPage";
import { SignInScreen } from "./SignInScreen";

const SIGN_IN = "signInOperationsSignInMutation";

function open(
  member: Partial<MemberRow> = {},
  provoke: (graph: MemoryGraph) => void = () => undefined,
  state: unknown = null,
) {
  const { email = "ana@example.com", ...rest } = member;
  const account = Object.assign(aMember({ email, groups: ["SUBSCRIBER"] }), rest);
  const graph = createGraph({ members: [account] });
  provoke(graph);
  return renderPage({
    routes: [
      {
        path: "/signin",
        element: (
          <CaptchaSolver value={async () => "solved"}>
            <SignInScreen />
          </CaptchaSolver>
        ),
      },
    ],
    at: { pathname: "/signin", state },
    world: graph,
  });
}

const requireCaptcha = (graph: MemoryGraph) =>
  graph.refuse(
    "signIn",
    {
      code: "CAPTCHA_REQUIRED",
      message: "Please complete the reCAPTCHA.",
      field: "captchaToken",
    },
    1,
  );

const fill = async (user: ReturnType<typeof open>["user"], email = "ana@example.com") => {
  await user.type(screen.getByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), "Passw0rd!");
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("SignInScreen", () => {
  it.each([
    ["ana@example.com", "/registration/order"],
    ["ben@example.com", "/"],
  ])("after ana's code, %s continues to %s", async (email, path) => {
    const verified = { verifiedEmail: "ana@example.com", continueTo: "/registration/order" };
    const page = open({ email }, undefined, verified);
    await page.user.clear(screen.getByLabelText("Email"));
    await fill(page.user, email);
    await page.user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(page.path()).toBe(path));
  });

  it("FUN-SIGN-01 fields e-mail, password, Remember Me checkbox", () => {
    open();
    expect(screen.getByLabelText("Email")).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    expect(screen.getByRole("checkbox", { name: "Remember Me" })).not.toBeChecked();
  });

  it("FUN-SIGN-02 Forgot Password clears the stored e-mail and goes to /reset", async () => {
    window.localStorage.setItem("eightcount.email", "ana@example.com");
    const { user, path, session } = open();
    await user.click(screen.getByRole("link", { name: "Forgot Password" }));
    expect(path()).toBe("/reset");
    expect(session.rememberedEmail.get()).toBe("");
  });

  it("FUN-SIGN-03 Create a new account leads to /onboarding", async () => {
    const { user, path } = open();
    await user.click(screen.getByRole("link", { name: "Create a new account" }));
    expect(path()).toBe("/onboarding");
  });

  it("FUN-SIGN-04 Enter submits; FUN-SIGN-10 success leads to the remembered path, else /", async () => {
    const first = open();
    await fill(first.user);
    await first.user.keyboard("{Enter}");
    await waitFor(() => expect(first.path()).toBe("/"));
    expect(first.callsOf(SIGN_IN)).toHaveLength(1);
  });

  it("FUN-SIGN-10 success leads to the remembered path", async () => {
    const { user, path, session } = open();
    session.rememberedPath.remember("/saved");
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(path()).toBe("/saved"));
  });

  it("ROUTE-10 a visitor who wanted the help pages sees the support address", async () => {
    const { session } = open();
    expect(screen.queryByText(/Help opens once/)).toBeNull();
    cleanup();
    session.rememberedPath.remember("/help/FAQ");
    open();
    expect(screen.getByRole("link", { name: "support@eightcount.example" })).toHaveAttribute(
      "href",
      "mailto:support@eightcount.example",
    );
  });

  it("FUN-SIGN-05 Remember Me pre-fills the stored e-mail next time", async () => {
    const { user, path, callsOf } = open({ groups: [] });
    await fill(user);
    await user.click(screen.getByRole("checkbox", { name: "Remember Me" }));
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(path()).toBe("/"));
    expect(callsOf(SIGN_IN)[0]?.variables).toMatchObject({ input: { rememberMe: true } });
    cleanup();
    open();
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
  });

  it("FUN-SIGN-06 unconfirmed: says so, then leads to /verification", async () => {
    const message = "Your account is not verified. You will be redirected shortly.";
    const { user, path } = open({ isVerified: false });
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(path()).toBe("/signin");
    await waitFor(() => expect(path()).toBe("/verification"), { timeout: 4_000 });
    // Nothing announces a redirect that has already happened.
    await waitFor(() => expect(screen.queryByText(message)).toBeNull(), { timeout: 1_000 });
  });

  const isRefusedWith = async (member: Partial<MemberRow>, message: string) => {
    const { user, path } = open(member);
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(path()).toBe("/signin");
    expect(screen.getByLabelText("Email")).toHaveValue("ana@example.com");
  };

  it("FUN-SIGN-07 wrong password: The password you entered is incorrect.", () =>
    isRefusedWith({ password: "An0ther!" }, "The password you entered is incorrect."));

  it("FUN-SIGN-08 unknown user: That email you entered does not exist in our records.", () =>
    isRefusedWith(
      { email: "bea@example.com" },
      "That email you entered does not exist in our records.",
    ));

  it("AMB-89 a required captcha is shown, and solving it submits the typed credentials", async () => {
    const { user, path, callsOf } = open({}, requireCaptcha);
    expect(screen.queryByText("I’m not a robot")).toBeNull();
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Please complete the reCAPTCHA.")).toBeVisible();
    await user.click(await screen.findByRole("checkbox", { name: "I’m not a robot" }));
    await waitFor(() => expect(path()).toBe("/"));
    expect(callsOf(SIGN_IN)[1]?.variables).toEqual({
      input: {
        email: "ana@example.com",
        password: "Passw0rd!",
        rememberMe: false,
        captchaToken: "solved",
      },
    });
  });

  it("AMB-89 after another wrong password the captcha is reset, and solving it submits nothing", async () => {
    const { user, callsOf } = open({ password: "Passw0rd!?" }, requireCaptcha);
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    const captcha = await screen.findByRole("checkbox", { name: "I’m not a robot" });
    await user.click(captcha);
    expect(await screen.findByText("The password you entered is incorrect.")).toBeVisible();
    const emptied = screen.getByRole("checkbox", { name: "I’m not a robot" });
    expect(emptied).not.toBeChecked();
    await user.type(screen.getByLabelText("Password"), "?");
    await user.click(emptied);
    await waitFor(() => expect(screen.getByText("Checked")).toBeVisible());
    expect(callsOf(SIGN_IN)).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(callsOf(SIGN_IN)).toHaveLength(3));
    expect(callsOf(SIGN_IN)[2]?.variables).toMatchObject({
      input: { password: "Passw0rd!?", captchaToken: "solved" },
    });
  });

  it("FUN-SIGN-09 other: Something went wrong! Check back later!", async () => {
    const { user } = open({}, (graph) => graph.fail(SIGN_IN));
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByText("Something went wrong! Check back later!")).toBeVisible();
  });

  it("FUN-VAL-11 e-mail blur error: Please enter a valid email", async () => {
    const { user, calls } = open();
    await user.type(screen.getByLabelText("Email"), "ana@nowhere");
    await user.tab();
    expect(screen.getByText("Please enter a valid email")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    expect(calls.filter(({ name }) => name === SIGN_IN)).toEqual([]);
  });

  it("FUN-RST-06 a dialog confirms the password reset", async () => {
    const { user } = renderPage({
      routes: [{ path: "/signin", element: <SignInScreen /> }],
      at: { pathname: "/signin", state: { passwordReset: true } },
    });
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Your password has been reset successfully");
    await user.click(screen.getAllByRole("button", { name: "Sign In" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("Create a new account lets another person register on a browser with an account", async () => {
    rememberAccount();
    const { user, path } = open();
    await user.click(screen.getByRole("link", { name: "Create a new account" }));
    expect(path()).toBe("/onboarding");
    expect(hasAccount()).toBe(false);
  });
});

it("says that an account which was about to be deleted stays", async () => {
  const { user } = open({ deletesAt: new Date("2026-12-09T12:00:00.000Z") });
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText(/^Welcome back! Your account stays\./)).toBeVisible();
});
