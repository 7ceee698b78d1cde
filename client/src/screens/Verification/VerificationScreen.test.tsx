import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { OpenExternalContext } from "../../navigation/openExternal";
import { createGraph, type MemoryGraph } from "../../testing/graph/graph";
import { aMember } from "../../testing/graph/world/members";
import { renderPage } from "../../testing/renderPage";
import { savePendingSignUp } from "../../visitor/pendingSignUp";
import { VerificationScreen } from "./VerificationScreen";

const email = "ana@example.com";
const pendingCredentials = {
  email,
  password: "Passw0rd!",
  userName: "u-1",
  continueTo: "/registration/step2",
};

const outside: string[] = [];
beforeEach(() => {
  outside.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface Visit {
  /** True if the CRM bills the member. */
  readonly isCrm?: boolean;
  readonly at?: string;
  readonly provoke?: (graph: MemoryGraph) => void;
}

/** Opens the page for a new account that was emailed the code 123456. */
function open({ isCrm = false, at = "/verification", provoke = () => undefined }: Visit = {}) {
  const profile = { billingProcessor: isCrm ? "CRM" : "RECURLY" } as const;
  const member = aMember({ email, isVerified: false, verificationCode: "123456", profile });
  const graph = createGraph({
    members: [member],
    registration: { crmOrderUrl: "https://orders.example.com/crm/order" },
  });
  provoke(graph);
  const element = (
    <OpenExternalContext value={(address) => outside.push(address)}>
      <VerificationScreen />
    </OpenExternalContext>
  );
  return renderPage({ routes: [{ path: "/verification", element }], at, world: graph });
}

const toCode = async (page: ReturnType<typeof open>) => {
  await page.user.type(screen.getByLabelText("Email"), email);
  await page.user.click(screen.getByRole("button", { name: "Continue" }));
};

const enter = async (page: ReturnType<typeof open>, code = "123456") => {
  if (code) await page.user.type(screen.getByLabelText("Verification code"), code);
  await page.user.click(screen.getByRole("button", { name: "Verify" }));
};

describe("VerificationScreen", () => {
  it("FUN-VER-01 an e-mail step, then a code step", async () => {
    const page = open();
    expect(screen.queryByLabelText("Verification code")).toBeNull();
    await toCode(page);
    expect(screen.getByLabelText("Verification code")).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
  });

  it("FUN-VAL-24 the e-mail's format is checked", async () => {
    const page = open();
    await page.user.type(screen.getByLabelText("Email"), "ana@nowhere");
    await page.user.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByText("Please enter a valid email!")).toBeVisible();
    expect(screen.queryByLabelText("Verification code")).toBeNull();
  });

  it("FUN-VER-04 confirmed without a held password leads to /signin", async () => {
    const page = open();
    await toCode(page);
    await enter(page);
    await waitFor(() => expect(page.path()).toBe("/signin"));
    expect(page.callsOf("signInOperationsSignInMutation")).toEqual([]);
  });

  it("FUN-VER-03 confirmed with a held password signs in and continues to the checkout", async () => {
    const page = open();
    const pending = page.graph.hold("signInOperationsSignInMutation");
    page.session.pendingCredentials.hold(pendingCredentials);
    await toCode(page);
    await enter(page);
    await waitFor(() => expect(page.callsOf("signInOperationsSignInMutation")).toHaveLength(1));
    expect(screen.getByRole("button", { name: /Checking/ })).toBeDisabled();
    pending.release();
    await waitFor(() => expect(page.path()).toBe("/registration/step2"));
    expect(page.callsOf("signInOperationsSignInMutation")[0]?.variables).toMatchObject({
      input: { email, password: "Passw0rd!" },
    });
  });

  describe("a member whom the CRM bills", () => {
    const orderPageUrl = "https://orders.example.com/crm/order?email=ana%40example.com";
    it("FUN-REG-64 goes, verified and signed in, to its order page, which carries the e-mail", async () => {
      const page = open({ isCrm: true });
      page.session.pendingCredentials.hold(pendingCredentials);
      page.session.flags.raise("checkoutPending");
      await toCode(page);
      await enter(page);
      await waitFor(() => expect(outside).toEqual([orderPageUrl]));
      expect(page.path()).toBe("/verification");
      expect(page.callsOf("signInOperationsSignInMutation")).toHaveLength(1);
      expect(page.session.pendingCredentials.get()).toBeNull();
      expect(page.session.flags.isRaised("checkoutPending")).toBe(false);
    });

    it("FUN-REG-64 goes there even if a reload has lost the password", async () => {
      const page = open({ isCrm: true });
      await toCode(page);
      await enter(page);
      await waitFor(() => expect(outside).toEqual([orderPageUrl]));
    });

    it("FUN-REG-64 goes to /confirmation instead if that page is next", async () => {
      const page = open({ isCrm: true });
      page.session.flags.raise("postSignUp");
      await toCode(page);
      await enter(page);
      await waitFor(() => expect(page.path()).toBe("/confirmation"));
      expect(outside).toEqual([]);
    });

    it("the address, which contains the e-mail, is stored nowhere", async () => {
      const page = open({ isCrm: true });
      await toCode(page);
      await enter(page);
      await waitFor(() => expect(outside).toHaveLength(1));
      const kept = JSON.stringify({ ...window.localStorage, ...window.sessionStorage });
      expect(kept).not.toMatch(/orders\.example|ana/);
    });
  });

  it("FUN-VER-02 the resend action requests a new code", async () => {
    const page = open();
    await toCode(page);
    expect(screen.queryByText(/^We sent a code/)).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Resend code" }));
    expect(await screen.findByText("A new code is on its way.")).toBeVisible();
    expect(screen.getByText(/^We sent a code/)).toBeVisible();
    expect(page.callsOf("useResendCodeMutation")[0]?.variables).toEqual({ input: { email } });
  });

  it("a visitor who comes from a sign-up sees where the code was sent", async () => {
    const page = open({ at: "/registration/step1" });
    page.session.pendingCredentials.hold(pendingCredentials);
    await page.goTo("/verification");
    expect(screen.getByText(/^We sent a code to/)).toHaveTextContent(email);
  });

  it("FUN-VER-05 failure: An error has occurred!", async () => {
    const page = open({ provoke: (graph) => graph.fail("useConfirmSignUpMutation") });
    await toCode(page);
    await enter(page);
    expect(await screen.findByText("An error has occurred!")).toBeVisible();
    expect(screen.getByLabelText("Verification code")).toHaveValue("123456");
  });

  it("FUN-VER-05 a wrong code shows its error once, at its field, without a notification", async () => {
    const message = "An error has occurred!";
    const page = open();
    await toCode(page);
    await enter(page, "654321");
    await screen.findByText(message);
    // A notification's look is loaded with the first one.
    await act(async () => void (await import("../../design/feedback/Snackbar")));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText("Verification code")).toHaveAccessibleDescription(message);
  });

  it("FUN-VER-01 a reload of a new account's page asks for the code, not for the email again", () => {
    savePendingSignUp({ email, continueTo: "/registration/step2" });
    open();
    expect(screen.getByText(/^We sent a code to/)).toHaveTextContent(email);
  });

  it("choosing another email forgets the previous one, even after a reload", async () => {
    savePendingSignUp({ email, continueTo: "/registration/step2" });
    const page = open();
    await page.user.click(screen.getByRole("button", { name: "Use another email" }));
    cleanup();
    open();
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  it("a browser that has not signed in yet gets a link to the sign-in page", async () => {
    const message = "Please sign in on this browser first, or use the one you signed up with.";
    const page = open({
      provoke: (graph) => graph.refuse("confirmSignUp", { code: "SIGN_IN_REQUIRED", message }),
    });
    await toCode(page);
    await enter(page);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await page.user.click(screen.getByRole("link", { name: "Sign in" }));
    await waitFor(() => expect(page.path()).toBe("/signin"));
  });

  it("FUN-VAL-23 at most 6 characters and not empty: Please enter a verification code.", async () => {
    const page = open();
    await toCode(page);
    await enter(page, "");
    expect(screen.getByText("Please enter a verification code.")).toBeVisible();
    await page.user.type(screen.getByLabelText("Verification code"), "12345678");
    expect(screen.getByLabelText("Verification code")).toHaveValue("123456");
    expect(page.callsOf("useConfirmSignUpMutation")).toEqual([]);
  });
});
